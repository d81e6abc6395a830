// Papers that sell goods without the labor: a row that says so, or a sentence beside the rows.
import type { UploadReading } from '../../upload-reading.ts';
import { materialsOnlyIn } from '../text/told-terms.ts';

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
