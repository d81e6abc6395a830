// Rules for all lines of a category: whether they depreciate, whether anything is bought for them. Source: categories.csv.
import { z } from 'zod';
import { readTable } from './table.ts';

/** Work that comes first after a loss. */
export const EMERGENCY_CATEGORIES = [
  'Temporary Repairs & Emergency',
  'Water Mitigation',
  'Mold Remediation',
  'Fire & Smoke',
] as const;

const yesNo = z.enum(['yes', 'no']).transform((word) => word === 'yes');
const categorySchema = z.object({
  category: z.string().min(1),
  depreciable_default: yesNo,
  labour_category_excluded_from_inventory: yesNo,
});

export interface Categories {
  /** Categories whose work wears out; the others never depreciate. */
  depreciables: ReadonlySet<string>;
  /** Categories of labor, fees and overhead: nothing in them is bought for the job. */
  laborCategories: ReadonlySet<string>;
}

/** @throws Error naming the file and line of a row that cannot be used. */
export const readCategories = (file: string, text: string): Categories => {
  const rows = [...readTable(file, text, categorySchema, (row) => row.category).values()];
  const named = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(isMeant).map(({ category }) => category));
  return {
    depreciables: named((row) => row.depreciable_default),
    laborCategories: named((row) => row.labour_category_excluded_from_inventory),
  };
};
