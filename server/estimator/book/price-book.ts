// The estimator's data as one versioned, read-only price book of plain data. It comes out of a file that is generated from the
// data once they were read and checked; where there is none, or the data have changed since, they are read and checked now,
// and a file that cannot be used stops the start with its name and row.
import { createHash } from 'node:crypto';
import type { OwnPrices, PriceBook } from './book.ts';
import { generatedFile } from './generated-file.ts';

export type { OwnPrices, PriceBook, WorkBook } from './book.ts';

export interface PriceBookOptions {
  /** Folder of the data files, ending in a slash; the estimator's own by default. */
  folder?: URL;
  /** An operator's price list. */
  ownPrices?: OwnPrices | null;
}

/** What `generate.ts` has read and checked. */
export const GENERATED_BOOK = generatedFile<PriceBook>('price-book.bin', [
  'data/',
  'calculate/formula/',
  'book/',
]);

const withOwnPrices = async (book: PriceBook, ownPrices: OwnPrices): Promise<PriceBook> => {
  const { applyOwnPrices } = await import('./own-prices.ts');
  const own = createHash('sha256').update(ownPrices.csv).digest('hex').slice(0, 8);
  return {
    ...book,
    version: `${book.version}+own-${own}`,
    items: applyOwnPrices(book.items, ownPrices.name, ownPrices.csv),
    ownPrices,
  };
};

/** The readers bring a library for checking along: loaded only where something is to be checked. */
const readNow = async (folder?: URL): Promise<PriceBook> => {
  const { readPriceBook } = await import('./read-price-book.ts');
  return readPriceBook(folder);
};

/** @throws Error naming the file and row of the first thing that cannot be used, of the data or of the own prices. */
export const loadPriceBook = async ({
  folder,
  ownPrices,
}: PriceBookOptions = {}): Promise<PriceBook> => {
  const generated = folder ? null : GENERATED_BOOK.read();
  const book = generated ?? (await readNow(folder));
  return ownPrices ? withOwnPrices(book, ownPrices) : book;
};
