// Text of an upload page by page, what is written and, where nothing is, what is drawn, within what a job may spend.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ReadingCaller, TextPage, WrittenText } from '../../infra/media/read-media.ts';

const MAX_PAGES = 50;
/** Of one upload. */
const MAX_DRAWN_PAGES = 8;
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

export interface DrawnPages {
  pages: TextPage[];
  drawnPages: number;
  drawnPagesLeft: number;
}

/** A page that cannot be recognised is one that was left out; the rest of the job does not suffer. */
const recogniseOne = async (
  { mediaReader, log }: Pick<Ports, 'mediaReader' | 'log'>,
  path: string,
  index: number,
  caller: ReadingCaller,
): Promise<TextPage | null> => {
  try {
    return await mediaReader.recognise(path, index, caller);
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError) || error.code !== 'BAD_INPUT') throw error;
    log.warn({ err: error }, 'The text on a page could not be recognized');
    return null;
  }
};

/** Replaces pages by what can be recognised on them, one after the other, as long as the budget lasts. */
export const recognisePages = async (
  ports: Pick<Ports, 'mediaReader' | 'log'>,
  path: string,
  pages: readonly TextPage[],
  isWanted: (page: TextPage) => boolean,
  budget: ReadingBudget,
  caller: ReadingCaller,
): Promise<DrawnPages> => {
  const result: DrawnPages = { pages: [], drawnPages: 0, drawnPagesLeft: 0 };
  for (const [index, page] of pages.entries()) {
    const mayTry = budget.drawnPages > 0 && result.drawnPages < MAX_DRAWN_PAGES;
    const isTried = isWanted(page) && mayTry;
    if (isTried) {
      budget.drawnPages -= 1;
      caller.onStep?.({ unit: 'PAGE', position: index + 1, count: pages.length });
    }
    const drawn = isTried ? await recogniseOne(ports, path, index, caller) : null;
    if (drawn) result.drawnPages += 1;
    else if (isWanted(page)) result.drawnPagesLeft += 1;
    result.pages.push(drawn ?? page);
  }
  return result;
};
