// Purchases for one unit of a work item: materials, purchase units, packs. Source: material_recipes.csv.
// Amounts are net; waste belongs to the item (catalogue.csv: waste_pct) and is added by the takeoff.
import { z } from 'zod';
import { UNITS } from './units.ts';
import { amountCell, positiveCell, readTable } from './table.ts';

/** Units goods are sold in. */
export const BUY_UNITS = [...UNITS, 'GAL', 'LB', 'SET'] as const;

const rowSchema = (items: { has(code: string): boolean }) =>
  z
    .object({
      item_code: z.string().refine((code) => items.has(code), 'is not in the catalog'),
      material: z.string().min(3).max(200),
      buy_unit: z.enum(BUY_UNITS),
      qty_per_item_unit_net: positiveCell,
      unit_cost_std_usd: amountCell,
      pack_size: positiveCell,
      source: z.string().min(1),
    })
    .transform((row) => ({
      code: row.item_code,
      // The unit has a column of its own: "Wall tile, SF" is wall tile.
      material: row.material.replace(new RegExp(`, ${row.buy_unit}$`), ''),
      unit: row.buy_unit,
      perUnit: row.qty_per_item_unit_net,
      unitCost: row.unit_cost_std_usd,
      packSize: row.pack_size,
      source: row.source,
    }));

/**
 * One material of an item: `perUnit` purchase units for one unit of the item, without waste; `unitCost` in dollars,
 * standard finish, US average; sold in packs of `packSize` purchase units.
 */
export type RecipeMaterial = z.output<ReturnType<typeof rowSchema>>;

/** The same thing at the same cost is added up over lines, so it must be sold in the same packs everywhere. */
const checkPacks = (file: string, materials: Iterable<RecipeMaterial>): void => {
  const packs = new Map<string, RecipeMaterial>();
  for (const row of materials) {
    const key = `${row.material.toLowerCase()}|${row.unit}|${row.unitCost}`;
    const other = packs.get(key) ?? row;
    if (other.packSize !== row.packSize) {
      throw new Error(
        `${file} code ${row.code}: "${row.material}" is sold in packs of ${row.packSize} here and of ${other.packSize} under ${other.code}`,
      );
    }
    packs.set(key, row);
  }
};

/**
 * Materials by item code.
 * @throws Error naming the file and line of a row that cannot be used: an unknown code or unit, a duplicate, no amount.
 */
export const readRecipes = (
  file: string,
  text: string,
  items: { has(code: string): boolean },
): ReadonlyMap<string, readonly RecipeMaterial[]> => {
  const rows = readTable(file, text, rowSchema(items), (row) => `${row.code} ${row.material}`);
  checkPacks(file, rows.values());
  return Map.groupBy(rows.values(), ({ code }) => code);
};
