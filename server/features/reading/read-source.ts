// The words of one upload where they stand, or its cells; pages that are drawn are recognized in their pictures.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { PaperSource, WordPage } from '../../domain/paper/paper-source.ts';
import type { DrawnPage, WrittenPaper, ReadingCaller } from '../../infra/media/read-media.ts';
import type { ReadingGaps } from './reading-notes.ts';

export type ReaderPorts = Pick<Ports, 'mediaReader' | 'estimator' | 'log'>;

/** What came of one plan or document. */
export interface PaperReading {
  /** What was read: of a plan, its rooms and lettering. It is null when nothing could be read. */
  paper: PaperEstimate | null;
  /** Sentences for its owner: what was not read, or not surely. */
  notes: string[];
}

/** A claim with photos has some hundred pages; its lines are on the first of them. */
const LIMITS = { maxPages: 100, maxChars: 400_000 };
/** Pages of one upload that are recognized; each takes seconds. */
const MOST_DRAWN = 12;

export interface ReadSource {
  source: PaperSource;
  gaps: ReadingGaps;
}

/** A page that cannot be recognized is one that was left out; the rest does not suffer. */
const recognizeOne = async (
  { mediaReader, log }: ReaderPorts,
  path: string,
  index: number,
  caller: ReadingCaller,
): Promise<DrawnPage | null> => {
  try {
    return await mediaReader.recognize(path, index, caller);
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError) || error.code !== 'BAD_INPUT') throw error;
    log.warn({ err: error }, 'The text on a page could not be recognized');
    return null;
  }
};

const wordPage = (number: number, { width, height, words }: DrawnPage): WordPage => ({
  number,
  width,
  height,
  words,
  isRecognized: true,
});

/** What is written in the file; the pages named in `drawnPages` have words in their pictures alone. */
export const readWritten = (
  { mediaReader }: ReaderPorts,
  path: string,
  caller: ReadingCaller,
): Promise<WrittenPaper> => mediaReader.readPaper(path, LIMITS, caller);

/** The same with the words that are drawn on `wanted` pages, from 1, as far as there is time for them. */
export const withDrawnWords = async (
  ports: ReaderPorts,
  path: string,
  reading: WrittenPaper,
  wanted: readonly number[],
  caller: ReadingCaller,
): Promise<ReadSource> => {
  const { isCut, drawnPages: _left, ...source } = reading;
  if (source.from !== 'WORDS') {
    return {
      source,
      gaps: {
        pagesRead: 0,
        pageCount: 0,
        isCut,
        drawnPages: 0,
        drawnPagesLeft: 0,
        struckPages: 0,
        unseenPages: 0,
        notedPages: 0,
      },
    };
  }
  const pages: WordPage[] = [];
  let drawnPages = 0;
  for (const [index, page] of source.pages.entries()) {
    const isTried = wanted.includes(page.number) && drawnPages < MOST_DRAWN;
    if (isTried) {
      caller.onStep?.({ unit: 'PAGE', position: index + 1, count: source.pages.length });
    }
    const drawn = isTried ? await recognizeOne(ports, path, page.number - 1, caller) : null;
    if (drawn) drawnPages += 1;
    pages.push(drawn ? wordPage(page.number, drawn) : page);
  }
  const { pageCount } = source;
  const drawnPagesLeft = wanted.length - drawnPages;
  const struckPages = pages.filter(({ struck }) => struck).length;
  const unseenPages = pages.filter(({ unseen }) => unseen).length;
  const notedPages = pages.filter(({ notes }) => notes).length;
  return {
    source: { ...source, pages },
    gaps: {
      pagesRead: pages.length,
      pageCount,
      isCut,
      drawnPages,
      drawnPagesLeft,
      struckPages,
      unseenPages,
      notedPages,
    },
  };
};
