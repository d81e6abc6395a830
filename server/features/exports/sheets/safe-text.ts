// Text that a spreadsheet program takes for text. One that begins like a formula would be run when the sheet is opened,
// with whatever somebody wrote into a line of an estimate.

const LIKE_A_FORMULA = /^[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/;
/** What neither CSV readers nor XML can hold. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const LEADING_TAB = /^[\t\r\n]/;

/** A leading apostrophe marks text as such in every spreadsheet program. */
export const safeText = (given: string): string => {
  const text = given.toWellFormed().replaceAll(CONTROLS, '');
  return LIKE_A_FORMULA.test(text) || LEADING_TAB.test(text) ? `'${text}` : text;
};
