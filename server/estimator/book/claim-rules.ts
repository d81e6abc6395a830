// The rules of a claim: removals and their installations, depreciation, overhead and profit, the record to keep.
// Sources: insurance_rules.json, depreciation_rules.json.
import { z } from 'zod';
import { readJson } from './table.ts';

const rate = z.number().min(0).max(1);

const insuranceSchema = z.object({
  /** Removal code → codes it makes room for; both become one remove-and-replace line. */
  replace_pairs: z.record(z.string(), z.array(z.string())),
  overhead_profit: z.object({
    overhead: rate,
    profit: rate,
    least_trades: z.number().int().positive(),
    /** Categories that adjusters count as trades of their own, though a crew of another trade does them. */
    trades_apart: z.array(z.string()),
    method: z.enum(['additive', 'cumulative']),
  }),
  perils: z.record(z.string(), z.array(z.string())),
  /** Facts to record. An entry without causes of loss holds for each cause. */
  documentation: z.array(z.object({ text: z.string(), perils: z.array(z.string()).optional() })),
  legal_text: z.string(),
});
export type InsuranceRules = z.infer<typeof insuranceSchema>;

const depreciationSchema = z.object({
  /** Part of its life an item of unknown age has behind it. */
  assumed_age_share: rate,
  non_recoverable_categories: z.array(z.string()),
});
export type DepreciationRules = z.infer<typeof depreciationSchema>;

/** @throws Error naming the file and the member that cannot be used, an unknown code among them. */
export const readInsuranceRules = (
  file: string,
  text: string,
  codes: { has(code: string): boolean },
): InsuranceRules => {
  const rules = readJson(file, text, insuranceSchema);
  const named = Object.entries(rules.replace_pairs).flatMap(([removal, news]) => [
    removal,
    ...news,
  ]);
  const unknown = named.find((code) => !codes.has(code));
  if (unknown !== undefined) throw new Error(`${file}: code "${unknown}" is not in the catalog`);
  return rules;
};

export const readDepreciationRules = (file: string, text: string): DepreciationRules =>
  readJson(file, text, depreciationSchema);
