// Goods without the labor: asked for in a text, or sold by a row of a paper or by a sentence beside its rows.
import type { UploadReading } from '../../upload-reading.ts';

/** Goods are ordered without labor; "a markup of 15 % on materials only" is another thing. */
const MATERIALS_ONLY =
  /(?<!\b(?:tax|mark-?up|percent|overhead|profit)\b[^.;\n]{0,12} on (?:the )?|% on (?:the )?)\bmaterials? only\b|\b(?:just|only) (?:the |for (?:the )?)?materials?\b|\b(?:no|without|excluding|not including) (?:any )?labor\b(?! (?:warranty|guarantee))/gi;

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
  paper,
}: Pick<UploadReading, 'text' | 'paper'>): boolean =>
  [...text.split('\n'), ...(paper?.unread ?? []).map((unread) => unread.text)].some(
    isMaterialsOnly,
  );
