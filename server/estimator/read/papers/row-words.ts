// The words of the catalog's own texts: names, keywords, categories. They are cut as descriptions are, once for each text.
import { generatedFile } from '../../book/generated-file.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import { type LineWords, lineWordsOf } from './line-words.ts';

/** What `generate.ts` has cut. */
export const GENERATED_WORDS = generatedFile<Map<string, LineWords>>('row-words.bin', [
  'data/',
  'read/papers/',
  'book/csv.ts',
  'book/table.ts',
  'read/language/',
]);

const asWritten = (word: string): string => word;

let known: Map<string, LineWords> | undefined;

/** @param text of a row: there are only so many */
export const rowWordsOf = (text: string): LineWords => {
  known ??= GENERATED_WORDS.read() ?? new Map();
  const words = known.get(text) ?? lineWordsOf(text, asWritten);
  known.set(text, words);
  return words;
};

export const keywordsOf = ({ keywords }: Pick<CatalogueItem, 'keywords'>): string =>
  keywords.join(' ');

/** All that rows are read by, cut now. */
export const cutRows = (items: Iterable<CatalogueItem>): Map<string, LineWords> => {
  const texts = [...items].flatMap((item) => [item.name, item.category, keywordsOf(item)]);
  return new Map([...new Set(texts)].map((text) => [text, lineWordsOf(text, asWritten)]));
};
