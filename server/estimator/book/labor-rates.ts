// The trades as labor_rates.csv names them, with the least price of a visit.
import { z } from 'zod';
import { amountCell, type ReadRules, readTable } from './table.ts';

const rateSchema = z
  .object({ rate_key: z.string(), trade: z.string(), label: z.string(), min_visit_usd: amountCell })
  .transform((row) => ({
    key: row.rate_key,
    trade: row.trade,
    label: row.label,
    minimumVisit: row.min_visit_usd,
  }));
export type LaborRate = z.output<typeof rateSchema>;

export const readLaborRates: ReadRules<Map<string, LaborRate>> = (file, text) =>
  readTable(file, text, rateSchema, (row) => row.key);
