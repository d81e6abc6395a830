// The figures of the rule files the code reads: sales tax, labour rates, service lives, delivery and commercial rates.
import { z } from 'zod';
import { AGENT_KINDS, keysOf } from '../../domain/catalog.ts';
import { PERILS } from '../../domain/fact-choices.ts';
import { amountCell, numberCell, readJson, readTable } from './table.ts';

const TAX_BASES = ['materials', 'all', 'none'] as const;
export type TaxBase = (typeof TAX_BASES)[number];

const taxSchema = z
  .object({
    state: z.string().length(2),
    combined_rate_pct: amountCell,
    tax_base_residential: z.enum(TAX_BASES),
    tax_base_commercial: z.enum(TAX_BASES),
    rule_note: z.string(),
  })
  .transform((row) => ({
    state: row.state,
    rate: row.combined_rate_pct / 100,
    residential: row.tax_base_residential,
    commercial: row.tax_base_commercial,
    note: row.rule_note,
  }));
export type TaxRule = z.output<typeof taxSchema>;

const rateSchema = z
  .object({ rate_key: z.string(), trade: z.string(), label: z.string(), min_visit_usd: amountCell })
  .transform((row) => ({
    key: row.rate_key,
    trade: row.trade,
    label: row.label,
    minimumVisit: row.min_visit_usd,
  }));
export type LaborRate = z.output<typeof rateSchema>;

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

const choice = z.object({
  label: z.string(),
  op_rate: z.number(),
  appliance_rate: z.number(),
  design_rate: z.number(),
});
export type DeliveryTerms = z.infer<typeof choice>;

/** Factors on labour by what is true of the job, as the file names them. */
const conditionsSchema = z
  .object({
    occupied: z.number(),
    'upper floor walk-up (labour)': z.number(),
    'high-rise or doorman building (labour)': z.number(),
  })
  .transform((factors) => ({
    occupied: factors.occupied,
    walkUp: factors['upper floor walk-up (labour)'],
    highRise: factors['high-rise or doorman building (labour)'],
  }));

const rulesSchema = z.object({
  condition_multipliers: conditionsSchema,
  commercial: z.object({
    labor_multiplier: z.number(),
    after_hours_multiplier: z.number(),
    prevailing_wage_multiplier: z.number(),
    general_conditions_min_pct: z.number(),
    fee_pct: z.number(),
  }),
  delivery: z.object({
    choices: z.object({ trade_direct: choice, gc_managed: choice, full_service: choice }),
  }),
  tax: z.object({ repair_all: z.object({ states: z.array(z.string()) }) }),
  contingency: z.object({
    homeowner_reserve_shown_not_added: z.object({
      cosmetic: z.number(),
      kitchen_bath: z.number(),
      pre_1960: z.number(),
    }),
  }),
});
export type EstimatorRules = z.infer<typeof rulesSchema>;

const lexiconSchema = z.object({
  misspellings: z.record(z.string(), z.string()),
  future_actions: z.array(
    z.object({
      when: z.string(),
      text: z.string(),
      /** For everybody where left out. */
      agents: z.array(z.enum(keysOf(AGENT_KINDS))).optional(),
      /** For whatever the cause of loss where left out. */
      perils: z.array(z.enum(keysOf(PERILS))).optional(),
    }),
  ),
});
export type Lexicon = z.infer<typeof lexiconSchema>;

type ReadRules<T> = (file: string, text: string) => T;

export const readTaxes: ReadRules<Map<string, TaxRule>> = (file, text) =>
  readTable(file, text, taxSchema, (row) => row.state);
export const readLaborRates: ReadRules<Map<string, LaborRate>> = (file, text) =>
  readTable(file, text, rateSchema, (row) => row.key);
export const readLives: ReadRules<Map<string, ServiceLife>> = (file, text) =>
  readTable(file, text, lifeSchema, (row) => row.key);
export const readRules: ReadRules<EstimatorRules> = (file, text) =>
  readJson(file, text, rulesSchema);
export const readLexicon: ReadRules<Lexicon> = (file, text) => readJson(file, text, lexiconSchema);
