// Other sizes in which a material of a recipe is sold: a longer sheet, a quart beside the gallon. Source: other_packs.csv.
import { z } from 'zod';
import type { RecipeMaterial } from './recipes.ts';
import { positiveCell, readTable } from './table.ts';

const rowSchema = (known: ReadonlySet<string>) =>
  z
    .object({
      material: z.string().refine((name) => known.has(name), 'is not in the recipes'),
      other: z.string().min(3).max(200),
      holds: positiveCell,
      unit_cost_std_usd: positiveCell,
      source: z.string().min(1),
    })
    .transform((row) => ({
      material: row.material,
      name: row.other,
      holds: row.holds,
      unitCost: row.unit_cost_std_usd,
      source: row.source,
    }));

/**
 * Another size by piece: `holds` purchase units of the usual one; `unitCost` in dollars, standard finish, US average.
 */
export type OtherPack = z.output<ReturnType<typeof rowSchema>>;

/**
 * The other size of each material, by the material's name.
 * @throws Error naming the file and line of a row that cannot be used: a material of no recipe, a duplicate, no amount.
 */
export const readOtherPacks = (
  file: string,
  text: string,
  recipes: ReadonlyMap<string, readonly RecipeMaterial[]>,
): ReadonlyMap<string, OtherPack> => {
  const known = new Set([...recipes.values()].flat().map(({ material }) => material));
  return readTable(file, text, rowSchema(known), ({ material }) => material);
};
