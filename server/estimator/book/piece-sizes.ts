// How much of a row one piece is that people count instead of measuring it: a rafter, an upper cabinet, a foot of counter.
// Source: piece_sizes.csv, own judgment, each row with where its figure comes from.
import { z } from 'zod';
import type { CatalogueItem } from './catalogue.ts';
import { numberCell, readTable } from './table.ts';

const rowSchema = z.object({
  code: z.string().min(1),
  piece: z.string().min(3),
  amount: numberCell.refine((value) => value > 0, 'must be above 0'),
  source: z.string().min(10, 'must say where the figure comes from'),
});

export interface CountedPiece {
  /** Words that count it, as a pattern; `foot` for a length told of a surface. */
  piece: string;
  /** Amount of one piece, in the row's unit. */
  amount: number;
}

/** @throws Error naming a row or a code that cannot be used */
export const readPieceSizes = (
  file: string,
  text: string,
  items: ReadonlyMap<string, CatalogueItem>,
): ReadonlyMap<string, CountedPiece> => {
  const rows = readTable(file, text, rowSchema, ({ code }) => code);
  const unknown = [...rows.keys()].find((code) => !items.has(code));
  if (unknown !== undefined) throw new Error(`${file}: code "${unknown}" is not in catalogue.csv`);
  return new Map([...rows].map(([code, { piece, amount }]) => [code, { piece, amount }]));
};
