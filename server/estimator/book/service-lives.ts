// How long things serve, and how much of them depreciates at most. Source: useful_life.csv.
import { z } from 'zod';
import { amountCell, numberCell, type ReadRules, readTable } from './table.ts';

const lifeSchema = z
  .object({
    life_key: z.string(),
    life_years_default: numberCell,
    max_depreciation_pct: amountCell,
  })
  .transform((row) => ({
    key: row.life_key,
    years: row.life_years_default,
    maximum: row.max_depreciation_pct / 100,
  }));
export type ServiceLife = z.output<typeof lifeSchema>;

export const readLives: ReadRules<Map<string, ServiceLife>> = (file, text) =>
  readTable(file, text, lifeSchema, (row) => row.key);
