// A reader of uploads for the tests of a file, and a place for the files that they make.
import { afterAll, beforeAll } from 'vitest';
import type { CellSheet } from '../../../domain/paper/paper-source.ts';
import { createMediaReader, type MediaReader } from '../read-media.ts';
import { makeScratch, type Scratch } from './files.ts';

export interface TestReader {
  reader: MediaReader;
  save: Scratch['save'];
  /** Reads a file as a paper, within `WIDE` limits unless told otherwise. */
  readPaper(
    bytes: Buffer | string,
    limits?: Parameters<MediaReader['readPaper']>[1],
  ): ReturnType<MediaReader['readPaper']>;
}

/** So wide that nothing is cut. */
export const WIDE = { maxPages: 50, maxChars: 1_000_000 };

/** Call where a file of tests begins; what it gives can be used in tests and hooks. */
export const useTestReader = (): (() => TestReader) => {
  let scratch: Scratch;
  let reader: MediaReader;
  beforeAll(async () => {
    scratch = await makeScratch();
    reader = createMediaReader();
  });
  afterAll(async () => {
    await reader.close();
    await scratch.remove();
  });
  return () => ({
    reader,
    save: scratch.save,
    readPaper: async (bytes, limits = WIDE) =>
      reader.readPaper(await scratch.save(bytes), limits, { owner: 'me' }),
  });
};

/** The rows of all sheets, cells parted by bars. */
export const rowsOf = (sheets: readonly CellSheet[]): string[] =>
  sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells.join(' | ')));

/** The rows that do not count, each behind its reason. */
export const leftOutOf = (sheets: readonly CellSheet[]): string[] =>
  sheets.flatMap(({ leftOut }) =>
    leftOut.map(({ why, row }) => `${why}: ${row.cells.join(' | ')}`),
  );

/** Reads a file of cells. Fails where it was read as words or text. */
export const cellsBy =
  (reader: () => TestReader) =>
  async (bytes: Buffer | string): Promise<CellSheet[]> => {
    const paper = await reader().readPaper(bytes);
    if (paper.from !== 'CELLS') throw new Error(`It was read as ${paper.from}.`);
    return paper.sheets;
  };
