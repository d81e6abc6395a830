// How much of a row one property can have at most, above what homes have: what is more is asked, as it is more likely a house,
// claim or invoice number, or a width in inches, than an amount. Source: quantity_caps.csv, own judgment, each row with where its figures come from.
import { z } from 'zod';
import type { PropertyType } from '../../domain/catalog.ts';
import type { CatalogueItem } from './catalogue.ts';
import { numberCell, readTable } from './table.ts';

/** The most of a row by type of property, in the row's unit. */
export type QuantityCap = Readonly<Record<PropertyType, number>>;

const capCell = numberCell.refine((value) => value > 0, 'must be above 0');

const rowSchema = z
  .object({
    code: z.string().min(1),
    cap_home: capCell,
    cap_commercial: capCell,
    source: z.string().min(20, 'must say where the figures come from'),
  })
  .refine(({ cap_home: home, cap_commercial: commercial }) => home <= commercial, {
    path: ['cap_home'],
    message: 'must not be above cap_commercial',
  });

/**
 * Caps by code; every row of the catalog has them.
 * @throws Error naming a row or a code that cannot be used.
 */
export const readQuantityCaps = (
  file: string,
  text: string,
  items: ReadonlyMap<string, CatalogueItem>,
): ReadonlyMap<string, QuantityCap> => {
  const rows = readTable(file, text, rowSchema, ({ code }) => code);
  const unknown = [...rows.keys()].find((code) => !items.has(code));
  if (unknown !== undefined) throw new Error(`${file}: code "${unknown}" is not in catalogue.csv`);
  const missing = [...items.keys()].find((code) => !rows.has(code));
  if (missing !== undefined)
    throw new Error(`${file}: code "${missing}" of catalogue.csv has no caps`);
  return new Map(
    [...rows.values()].map(({ code, cap_home, cap_commercial }) => [
      code,
      { RESIDENTIAL: cap_home, COMMERCIAL: cap_commercial },
    ]),
  );
};
