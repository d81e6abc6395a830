// An operator's own price list laid over the catalog: same codes and units, other prices, and the source says so.
import { basename } from 'node:path';
import { z } from 'zod';
import type { CatalogueItem, UnitCost } from './catalogue.ts';
import { amountCell, readTable } from './table.ts';

const priceCell = amountCell.refine((value) => value > 0, 'must be more than 0');

const rowSchema = (catalogue: ReadonlyMap<string, CatalogueItem>) =>
  z
    .object({
      code: z.string().refine((code) => catalogue.has(code), {
        error: ({ input }) => `"${String(input)}" is not in the catalog`,
      }),
      price_low: priceCell,
      price_standard: priceCell,
      price_high: priceCell,
    })
    .refine((row) => row.price_low <= row.price_standard, {
      path: ['price_standard'],
      error: 'must not be below price_low',
    })
    .refine((row) => row.price_standard <= row.price_high, {
      path: ['price_high'],
      error: 'must not be below price_standard',
    });

const scaled = (cost: UnitCost, price: number): UnitCost => {
  const known = cost.labor + cost.material + cost.equipment;
  if (known === 0) return { ...cost, equipment: price, price };
  const ratio = price / known;
  return {
    hours: cost.hours,
    labor: cost.labor * ratio,
    material: cost.material * ratio,
    equipment: cost.equipment * ratio,
    price,
  };
};

/**
 * Returns the catalog with the listed prices replaced; labor and material keep their proportion.
 * @throws Error naming file, line and column of an unknown code, of a price that is no number above 0, and of prices
 * that fall from one finish level to the next.
 */
export const applyOwnPrices = (
  catalogue: ReadonlyMap<string, CatalogueItem>,
  file: string,
  csv: string,
): Map<string, CatalogueItem> => {
  const items = new Map(catalogue);
  for (const row of readTable(file, csv, rowSchema(catalogue), (r) => r.code).values()) {
    const item = items.get(row.code);
    if (!item) continue;
    const [low, standard, high] = item.costs;
    items.set(row.code, {
      ...item,
      // Messages hold the name of the file, and never its folder.
      source: `Own price list ${basename(file)}, the price as it stands there.`,
      confidence: null,
      isOwnPrice: true,
      costs: [
        scaled(low, row.price_low),
        scaled(standard, row.price_standard),
        scaled(high, row.price_high),
      ],
      band: { low: row.price_low * 0.85, high: row.price_high * 1.15 },
    });
  }
  return items;
};
