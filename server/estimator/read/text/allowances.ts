// Blanks out stated allowances before a text is read as a scope: they set the price of goods and order no work.
// The text keeps its length, so that all places in it stay what they are.

const UNIT = String.raw`(?:\s*(?:\/|\bper\b)\s*(?:sq(?:uare)?\.? ?|lin(?:ear)?\.? ?)?[a-z.²2]{1,8}|\s+(?:each|ea)\b)?`;
const MONEY = String.raw`(?:\$\s?\d[\d,]{0,9}(?:\.\d{1,2})?(?:\s?k\b)?|(?<![$\d.,])\d[\d,.]{0,9} ?(?:dollars|usd)\b)${UNIT}`;
const BREAK = String.raw`with|and|a|an|the|include|includes|including|carry|plus|new|install|replace|use|at|for|of|to|in|on`;
/** The goods right before the word; never the order before them. */
const GOODS = String.raw`(?:(?!(?:${BREAK})\b)[a-z&/'-]{2,20}\s+){0,3}`;
const LEAD = String.raw`(?:\b(?:with|and|plus|include|including|carry)\s+)?(?:\b(?:an?|the)\s+)?`;
const FOR = String.raw`(?:\s+(?:for|on|towards?)\s+[^$,.;\n]{2,60})?`;
const GAP = String.raw`[\s:=,–-]{0,6}(?:(?:of|is|at|up to)\s+)?`;

/** A list of them comes first: `Allowances: vanity $900, fixtures $800`. */
const FORMS: readonly RegExp[] = [
  /\ballowances\s*(?:\([^)]{0,40}\))?\s*:[^\n]*\$[^\n]*/gi,
  ...[
    String.raw`${LEAD}\b${GOODS}allowances?${FOR}${GAP}${MONEY}${FOR}`,
    String.raw`${LEAD}${MONEY}\s+${GOODS}allowances?\b${FOR}(?:\s+each\b)?`,
    String.raw`\ballow(?:ing)?${GAP}${MONEY}${FOR}`,
  ].map((form) => new RegExp(form, 'gi')),
];

/** The text with blanks where it states allowances; the same text when it states none. */
export const withoutAllowances = (text: string): string =>
  /\ballow/i.test(text)
    ? FORMS.reduce((left, form) => left.replaceAll(form, (found) => ' '.repeat(found.length)), text)
    : text;
