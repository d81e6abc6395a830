// The figures of estimator_rules.json that the code reads: factors on labor, commercial rates, delivery, reserves.
import { z } from 'zod';
import { readJson, type ReadRules } from './table.ts';

const choice = z.object({
  label: z.string(),
  op_rate: z.number(),
  appliance_rate: z.number(),
  design_rate: z.number(),
});
export type DeliveryTerms = z.infer<typeof choice>;

/** Factors on labor by what is true of the job, as the file names them. */
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

/** Dollars of all lines up to which a small job's labor costs its whole rate more, and from which on it costs no more. */
const smallJobLaborSchema = z
  .object({
    rate: z.number().min(0).max(1),
    whole_up_to: z.number().positive(),
    nothing_from: z.number().positive(),
    /** What the source names, as shares of the labor. */
    published: z.object({ low: z.number(), high: z.number() }),
    source: z.string().min(1).max(500),
  })
  .refine(({ whole_up_to, nothing_from }) => whole_up_to < nothing_from, {
    path: ['nothing_from'],
    message: 'must be more than whole_up_to',
  });
export type SmallJobLabor = z.infer<typeof smallJobLaborSchema>;

const rulesSchema = z.object({
  condition_multipliers: conditionsSchema,
  small_job_labor: smallJobLaborSchema,
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

export const readRules: ReadRules<EstimatorRules> = (file, text) =>
  readJson(file, text, rulesSchema);
