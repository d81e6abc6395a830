// The taxed part of a contract and the rate, by state. Source: sales_tax.csv.
import { z } from 'zod';
import { amountCell, type ReadRules, readTable } from './table.ts';

const TAX_BASES = ['materials', 'all', 'none'] as const;
export type TaxBase = (typeof TAX_BASES)[number];

const taxSchema = z
  .object({
    state: z.string().length(2),
    combined_rate_pct: amountCell,
    tax_base_residential: z.enum(TAX_BASES),
    tax_base_commercial: z.enum(TAX_BASES),
    contract_rate_pct: amountCell,
    rule_note: z.string(),
  })
  .transform((row) => ({
    state: row.state,
    rate: row.combined_rate_pct / 100,
    residential: row.tax_base_residential,
    commercial: row.tax_base_commercial,
    /** Share of the price with its sales tax, taken of the whole contract beside the sales tax; 0 in most states. */
    contract: row.contract_rate_pct / 100,
    note: row.rule_note,
  }));
export type TaxRule = z.output<typeof taxSchema>;

export const readTaxes: ReadRules<Map<string, TaxRule>> = (file, text) =>
  readTable(file, text, taxSchema, (row) => row.state);
