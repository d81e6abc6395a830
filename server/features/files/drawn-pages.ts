// Text of pages that is drawn and not written: recognized in their pictures, within what a job may spend.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ReadingCaller, TextPage } from '../../infra/media/read-media.ts';
import type { ReadingBudget } from './page-text.ts';

/** Of one upload. */
const MAX_DRAWN_PAGES = 8;

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

/** Replaces pages, numbered from 1, by what can be recognised on them, one after the other, as long as the budget lasts. */
export const recognisePages = async (
  ports: Pick<Ports, 'mediaReader' | 'log'>,
  path: string,
  pages: readonly TextPage[],
  isWanted: (page: TextPage, number: number) => boolean,
  budget: ReadingBudget,
  caller: ReadingCaller,
): Promise<DrawnPages> => {
  const result: DrawnPages = { pages: [], drawnPages: 0, drawnPagesLeft: 0 };
  for (const [index, page] of pages.entries()) {
    const mayTry = budget.drawnPages > 0 && result.drawnPages < MAX_DRAWN_PAGES;
    const isTried = isWanted(page, index + 1) && mayTry;
    if (isTried) {
      budget.drawnPages -= 1;
      caller.onStep?.({ unit: 'PAGE', position: index + 1, count: pages.length });
    }
    const drawn = isTried ? await recogniseOne(ports, path, index, caller) : null;
    if (drawn) result.drawnPages += 1;
    else if (isWanted(page, index + 1)) result.drawnPagesLeft += 1;
    result.pages.push(drawn ?? page);
  }
  return result;
};
