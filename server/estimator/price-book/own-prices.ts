// An operator's own price list laid over the catalogue: same codes and units, other prices, and the source says so.
import { basename } from 'node:path';
import { z } from 'zod';
import type { CatalogueItem, UnitCost } from './catalogue.ts';
import { amountCell, readTable } from './table.ts';

const rowSchema = z.object({
  code: z.string().min(1),
  price_low: amountCell,
  price_standard: amountCell,
  price_high: amountCell,
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
 * Returns the catalogue with the listed prices replaced; labour and material keep their proportion.
 * @throws Error naming the file and row of an unknown code or a price that is no number.
 */
export const applyOwnPrices = (
  catalogue: ReadonlyMap<string, CatalogueItem>,
  file: string,
  csv: string,
): Map<string, CatalogueItem> => {
  const items = new Map(catalogue);
  for (const row of readTable(file, csv, rowSchema, (r) => r.code).values()) {
    const item = items.get(row.code);
    if (!item) throw new Error(`${file}: code "${row.code}" is not in the catalogue`);
    const [low, standard, high] = item.costs;
    items.set(row.code, {
      ...item,
      // The name only: where the file lies is nobody else's business.
      source: `From our own price list ${basename(file)}.`,
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
