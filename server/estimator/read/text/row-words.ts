// The words that a row goes by: those of its name and keywords in the book, and those of phrases that people use for it.
import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { readJson } from '../../book/table.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { plainWords, stemOf } from '../../book/word-stems.ts';
import { readLanguage } from '../language/language.ts';

const FILE = new URL('../../data/reader/row-words.json', import.meta.url);
const TABLE = z.record(z.string(), z.string());
/** Words of the phrases of each row, which `training/words.py` writes. */
const PHRASES = readJson('reader/row-words.json', readFileSync(FILE, 'utf8'), TABLE);
/** Words by their abbreviations. */
const SHORT = new Map(Object.entries(readLanguage('abbreviations', TABLE)));

/** Words that are said of any work, and qualities of any thing. */
const OF_ANY_WORK: ReadonlySet<string> = new Set(
  `new old work room per unit area and with incl remove replace install repair complete set build one for then
  please plz pls white black brown gray beige bronze plain regular standard same size color inch ft feet foot sf lf sq`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

const LEAST_MISSPELLED = 5;

/** "Cieling" and "pianting": the letters of a word in another order, or all but one of them. */
const isMisspelled = (word: string, meant: string): boolean => {
  const [short, long] = word.length < meant.length ? [word, meant] : [meant, word];
  if (short.length < LEAST_MISSPELLED || long.length > short.length + 1) return false;
  if (short[0] !== long[0]) return false;
  const rest = short.split('').reduce((left, letter) => left.replace(letter, ''), long);
  return rest.length === long.length - short.length;
};

type Named = Pick<PriceBook, 'items' | 'assemblies'>;

const stemsOf = (said: string): Set<string> =>
  new Set(
    plainWords(said)
      .map((word) => stemOf(word))
      .filter((word) => !OF_ANY_WORK.has(word)),
  );

const nameOf = (code: string, { items, assemblies }: Named): string => {
  const { name = '', keywords = [] } = items.get(code) ?? assemblies.get(code.slice(1)) ?? {};
  return [name, ...keywords].join(' ');
};

const isOneOf = (said: string, rows: readonly ReadonlySet<string>[]): boolean => {
  const words = [...new Set(plainWords(said))]
    .flatMap((word) => [word, ...plainWords(SHORT.get(word) ?? '')])
    .map((word) => stemOf(word));
  return (
    words.some((word) => rows.some((row) => row.has(word))) ||
    words.some((word) => rows.some((row) => [...row].some((other) => isMisspelled(word, other))))
  );
};

/** Whether one of these words stands in the name or among the keywords of one of the rows. */
export const names = (said: string, codes: readonly string[], book: Named): boolean =>
  isOneOf(
    said,
    codes.map((code) => stemsOf(nameOf(code, book))),
  );

const known = new WeakMap<Named['items'], Map<string, ReadonlySet<string>>>();

const wordsOf = (code: string, book: Named): ReadonlySet<string> => {
  const rows = known.get(book.items) ?? new Map<string, ReadonlySet<string>>();
  known.set(book.items, rows);
  const words = rows.get(code) ?? stemsOf(`${nameOf(code, book)} ${PHRASES[code] ?? ''}`);
  rows.set(code, words);
  return words;
};

/** Whether one of these words is said of one of the rows, be it in the book or in a phrase that people use. */
export const speaksOf = (said: string, codes: readonly string[], book: Named): boolean =>
  isOneOf(
    said,
    codes.map((code) => wordsOf(code, book)),
  );
