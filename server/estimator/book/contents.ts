// Sentences for the person who pays on what a price includes and excludes, and the words by which people search for work.
// Sources: row_contents.csv, assembly_contents.csv.
import { z } from 'zod';
import { readTable } from './table.ts';

const sentence = z
  .string()
  .regex(/^[A-Z0-9].*\.$/, 'must be a sentence')
  .min(20, 'must say more')
  .max(220, 'must be shorter');

const contents = {
  includes: sentence,
  /** Work that the price excludes; empty only where no related work exists. */
  excludes: z.union([z.literal('').transform(() => null), sentence]),
};
const rowSchema = z.object({ code: z.string(), ...contents });
const assemblySchema = z.object({
  assembly: z.string(),
  keywords: z
    .string()
    .min(3)
    .transform((words) => words.split(' ')),
  ...contents,
});

export interface RowContents {
  includes: string;
  /** Related work that the price excludes; null where there is none. */
  excludes: string | null;
}

export interface AssemblyContents extends RowContents {
  /** Other names that people use for the work, in lower case. */
  keywords: readonly string[];
}

/**
 * Contents of rows by code.
 * @throws Error naming the line of a code that stands there twice or a sentence that is none.
 */
export const readContents = (file: string, text: string): ReadonlyMap<string, RowContents> => {
  const rows = readTable(file, text, rowSchema, ({ code }) => code);
  return new Map([...rows].map(([code, { includes, excludes }]) => [code, { includes, excludes }]));
};

/**
 * Contents of assemblies by id.
 * @throws Error as {@link readContents} does.
 */
export const readAssemblyContents = (
  file: string,
  text: string,
): ReadonlyMap<string, AssemblyContents> => {
  const rows = readTable(file, text, assemblySchema, ({ assembly }) => assembly);
  return new Map(
    [...rows].map(([id, { keywords, includes, excludes }]) => [
      id,
      { keywords, includes, excludes },
    ]),
  );
};
