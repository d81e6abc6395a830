// Goods without the labor: asked for in a text, or sold by a row of a paper or by a sentence beside its rows.
import type { UploadReading } from '../../upload-reading.ts';

/**
 * Goods are ordered without labor. "A markup of 15 % on materials only", "use only materials of first quality" and "no labor on
 * Sundays" say other things.
 */
const MATERIALS_ONLY = new RegExp(
  [
    String.raw`(?<!\b(?:tax|mark-?up|percent|overhead|profit)\b[^.;\n]{0,12} on (?:the )?|% on (?:the )?)\bmaterials? only\b`,
    String.raw`(?<!\bus(?:e|es|ed|ing) )\b(?:just|only) (?:the |for (?:the )?)?materials?\b(?! (?:of|that|which|from|in|i|we|you|as|made|listed|specified|approved|chosen|selected|changes?|defects?)\b)`,
    String.raw`\b(?:no|without|excluding|not including) (?:any )?labor\b(?! (?:warranty|guarantee|on|during|before|after|disputes?|(?:will|shall|may|is to) be (?:done|performed))\b)`,
  ].join('|'),
  'gi',
);

/** Where a text asks for the goods alone. */
export const materialsOnlyIn = (text: string): number[] =>
  [...text.matchAll(MATERIALS_ONLY)].map(({ index }) => index);

/** Taxes, warranties and markups are of materials alone on papers that sell the labor as well. */
const OF_OTHERS =
  /\b(?:tax|taxable|taxed|mark-?up|warrant\w*|guarantee\w*|deposit|allowances?|discount)\b|%/i;

/** Whether words sell the goods alone. */
export const isMaterialsOnly = (words: string): boolean =>
  !OF_OTHERS.test(words) && materialsOnlyIn(words).length > 0;

/** Whether a sentence beside the rows of a document says that all of it is goods alone. */
export const sellsMaterialsOnly = ({
  text,
  lines,
  paper,
}: Pick<UploadReading, 'text' | 'lines' | 'paper'>): boolean => {
  if (paper) return paper.unread.some((unread) => isMaterialsOnly(unread.text));
  // The rows stand in the text, too: what one of them sells is said of it alone.
  const rows = lines.filter(({ description }) => isMaterialsOnly(description));
  return text.split('\n').filter(isMaterialsOnly).length > rows.length;
};
