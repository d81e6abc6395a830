// Goods that an assembly counts for one of its lines from sizes: 13 hangers for 13 joists, bags by the depth of holes. They
// take the place of the line's recipe. Amounts are what is needed, without waste but for what a formula names. Source: counted_goods.csv.
import { z } from 'zod';
import { parseFormula } from '../calculate/formula/formula.ts';
import type { Formula } from '../calculate/formula/formula.ts';
import { BUY_UNITS } from './recipes.ts';
import type { RecipeMaterial } from './recipes.ts';
import { numberCell, readTable } from './table.ts';

const rowSchema = z
  .object({
    assembly: z.string().min(1),
    item_code: z.string().min(1),
    material: z.string().min(3).max(200),
    quantity: z.string().min(1),
    waste_pct: z.union([z.literal(''), numberCell]),
    when: z.string(),
    buy_unit: z.enum(BUY_UNITS),
    unit_cost_std_usd: numberCell.refine((value) => value >= 0, 'must not be negative'),
    pack_size: numberCell.refine((value) => value > 0, 'must be more than 0'),
    source: z.string().min(1),
  })
  .transform((row) => ({
    assembly: row.assembly,
    code: row.item_code,
    material: row.material,
    quantity: row.quantity,
    wastePercent: row.waste_pct === '' ? null : row.waste_pct,
    when: row.when,
    unit: row.buy_unit,
    unitCost: row.unit_cost_std_usd,
    packSize: row.pack_size,
    source: row.source,
  }));

export type CountedRow = z.output<typeof rowSchema>;

/** One material of a line: how many purchase units all of the line takes. */
export interface CountedGoods {
  material: string;
  quantity: Formula;
  /** Usual waste that is added; null for pieces of which none is lost in cutting, like hangers. */
  wastePercent: number | null;
  condition: Formula | null;
}

/** How a counted material is sold, and at what cost. */
export type CountedMaterial = Pick<RecipeMaterial, 'unit' | 'unitCost' | 'packSize'>;

/** @throws Error naming the file and line of a row that cannot be used. */
export const readCountedRows = (file: string, text: string): readonly CountedRow[] => [
  ...readTable(
    file,
    text,
    rowSchema,
    ({ assembly, code, material }) => `${assembly} ${code} ${material}`,
  ).values(),
];

/** @throws Error naming a formula that cannot be used, or a material sold in two ways. */
export const countedGoodsOf = (
  rows: readonly CountedRow[],
  known: ReadonlySet<string>,
): CountedGoods[] => {
  const checked = (source: string): Formula => {
    const formula = parseFormula(source);
    const unknown = formula.variables.find((name) => !known.has(name));
    if (unknown !== undefined) throw new Error(`unknown variable "${unknown}" in "${source}"`);
    return formula;
  };
  return rows.map(({ material, quantity, wastePercent, when }) => ({
    material,
    quantity: checked(quantity),
    wastePercent,
    condition: when ? checked(when) : null,
  }));
};

/**
 * How each material is sold, by its name.
 * @throws Error where two rows, or a row and a recipe, sell the same material at the same cost in other packs
 */
export const countedMaterials = (
  rows: readonly CountedRow[],
  recipes: ReadonlyMap<string, readonly RecipeMaterial[]>,
): ReadonlyMap<string, CountedMaterial> => {
  const sold = new Map<string, CountedMaterial>();
  const known = new Map(
    [...recipes.values()].flat().map((row) => [`${row.material}|${row.unit}|${row.unitCost}`, row]),
  );
  for (const { material, unit, unitCost, packSize } of rows) {
    const before = sold.get(material);
    const isSame =
      !before ||
      (before.unit === unit && before.unitCost === unitCost && before.packSize === packSize);
    const packed = known.get(`${material}|${unit}|${unitCost}`)?.packSize ?? packSize;
    if (!isSame || packed !== packSize)
      throw new Error(`counted_goods.csv: "${material}" is sold in two ways`);
    sold.set(material, { unit, unitCost, packSize });
  }
  return sold;
};
