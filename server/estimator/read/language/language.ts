// The words of the language of scopes, as data: read and checked once at start, from `data/language/`.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readJson } from '../../book/table.ts';

const FOLDER = new URL('../../data/language/', import.meta.url);

/**
 * One table of `data/language/`, by its name without ending.
 * @throws Error naming the file and the member that cannot be used.
 */
export const readLanguage = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> => {
  const file = `language/${name}.json`;
  const text = readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
  try {
    return readJson(file, text, schema);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file} is no JSON: ${error.message}`, { cause: error });
  }
};

const phrases = z.record(z.string(), z.array(z.string().min(1)));

/** What phrases mean, from `words/`: phrases by meaning, separated by |. */
export const phrasesOf = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readLanguage(`words/${name}`, phrases)).map(([meaning, list]) => [
      meaning,
      list.join('|'),
    ]),
  );

const LISTS = readLanguage('lists', phrases);
const FIGURES = readLanguage('figures', z.record(z.string(), z.record(z.string(), z.number())));
const NAMES = readLanguage('names', z.record(z.string(), z.record(z.string(), z.string())));

const named = <Table>(
  tables: Readonly<Record<string, Table>>,
  file: string,
  name: string,
): Table => {
  const table = tables[name];
  if (table === undefined) throw new Error(`language/${file}.json has no "${name}"`);
  return table;
};

/** A set of words of lists.json. */
export const wordSet = (name: string): ReadonlySet<string> => new Set(named(LISTS, 'lists', name));
/** Numbers by word, of figures.json. */
export const figuresOf = (name: string): Readonly<Record<string, number>> =>
  named(FIGURES, 'figures', name);
/** Names by word, of names.json. */
export const namesOf = (name: string): Readonly<Record<string, string>> =>
  named(NAMES, 'names', name);
