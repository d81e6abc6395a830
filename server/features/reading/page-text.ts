// Text of an upload page by page, what is written and, where nothing is, what is drawn, within what a job may spend.
import type { Ports } from '../../context.ts';
import type { ReadingCaller, TextPage, WrittenText } from '../../infra/media/read-media.ts';

const MAX_PAGES = 50;
/** A stamp or a page number is no text of a page. */
const MIN_CHARS = 12;

/** What the uploads of one job may take together; what is read is taken off. */
export interface ReadingBudget {
  chars: number;
  drawnPages: number;
}

export const newReadingBudget = (): ReadingBudget => ({ chars: 40_000, drawnPages: 12 });

export const readWritten = (
  { mediaReader }: Pick<Ports, 'mediaReader'>,
  path: string,
  maxChars: number,
  caller: ReadingCaller,
): Promise<WrittenText> => mediaReader.readText(path, { maxPages: MAX_PAGES, maxChars }, caller);

export const textOf = (pages: readonly TextPage[]): string =>
  pages.flatMap(({ rows }) => rows.map((row) => row.map(({ text }) => text).join('\t'))).join('\n');

/** Number of the first line of each page in the text of all. */
export const firstLinesOf = (pages: readonly TextPage[]): number[] => {
  let line = 0;
  return pages.map((page) => {
    const first = line;
    line += page.rows.length;
    return first;
  });
};

export const isBlank = (page: TextPage): boolean => textOf([page]).length < MIN_CHARS;
