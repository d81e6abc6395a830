// What the price of a row holds and what it does not, in sentences for the person who pays. Source: row_contents.csv.
import { z } from 'zod';
import { readTable } from './table.ts';

const sentence = z
  .string()
  .regex(/^[A-Z0-9].*\.$/, 'must be a sentence')
  .min(20, 'must say more')
  .max(220, 'must be shorter');

const rowSchema = z.object({
  code: z.string(),
  includes: sentence,
  /** Empty only where nothing near is left out. */
  excludes: z.union([z.literal('').transform(() => null), sentence]),
});

export interface RowContents {
  includes: string;
  /** Null where nothing near is left out. */
  excludes: string | null;
}

/**
 * Contents by code.
 * @throws Error naming the line of a code that stands there twice or a sentence that is none.
 */
export const readContents = (file: string, text: string): ReadonlyMap<string, RowContents> => {
  const rows = readTable(file, text, rowSchema, ({ code }) => code);
  return new Map([...rows].map(([code, { includes, excludes }]) => [code, { includes, excludes }]));
};
