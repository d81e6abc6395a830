// What a request says once about the whole job: its place, hours, ages, allowances and terms.
import { z } from 'zod';
import { CLAIM_PAPERS, NO_CLAIM_PAPERS } from './claim-papers.ts';
import { text } from '../estimate/estimate-figures.ts';
import { SCOPE_LIMITS, words } from './scope-parts.ts';

const statedAllowanceSchema = z.object({
  /** Kind of goods, as contractor_rules.json names it, and the words said. */
  goods: text(60),
  words,
  /** Only codes that begin so; null for all of the kind. */
  only: text(40).nullable(),
  amount: z.number().min(0).max(1e9),
  /** Unit of the amount. When it is null, the amount is dollars for all of the goods. */
  unit: text(10).nullable(),
  statedIn: text(300),
});

export type StatedAllowance = z.infer<typeof statedAllowanceSchema>;

const statedAgeSchema = z.object({
  /** Beginnings of life keys of `useful_life.csv`; empty for the house itself. */
  lifeKeys: z.array(text(40)).max(20),
  years: z.number().min(0).max(500),
  /** The owner's own words beat what a document says. */
  from: z.enum(['REQUEST', 'UPLOAD']),
});

const FACTS = {
  /** Two letters; the ZIP beats it. */
  state: z.string().length(2).nullable(),
  yearBuilt: z.number().int().min(1600).max(2200).nullable(),
  stories: z.number().min(1).max(200).nullable(),
  /** Rise over 12. */
  pitch: z.number().min(0).max(24).nullable(),
  /** Cause of loss, e.g. `water`. */
  peril: text(60).nullable(),
  afterHours: z.boolean(),
  occupied: z.boolean(),
  walkUp: z.boolean(),
  highRise: z.boolean(),
  prevailingWage: z.boolean(),
  leadPaint: z.boolean(),
  /** Dollars. */
  budget: z.number().min(0).max(1e9).nullable(),
  deductible: z.number().min(0).max(1e9).nullable(),
  /** Paid by the carrier already, dollars. */
  priorPayments: z.number().min(0).max(1e9).nullable(),
  /** Depreciation told for the whole job: the share of what wears out that age has taken, 0–1. */
  depreciation: z
    .object({ rate: z.number().min(0).max(1).nullable(), isRecoverable: z.boolean() })
    .nullable(),
  /** Sales tax as told, 0–1; it goes before the rate of the state. */
  taxRate: z.number().min(0).max(0.25).nullable(),
  /** Dollars of the work that only the building code asks for; paid once it is done. */
  codeUpgrade: z.number().min(0).max(1e9).nullable(),
  /** Rates told for the whole job, 0–1 each, e.g. 10 and 10. */
  overheadAndProfit: z
    .object({ overhead: z.number().min(0).max(1), profit: z.number().min(0).max(1) })
    .nullable(),
  contingencyRate: z.number().min(0).max(1).nullable(),
  /** Share held back from each payment but a deposit, 0–1, and until which share of the job is paid; absent where not stated. */
  retainage: z
    .object({ rate: z.number().min(0).max(0.5), until: z.number().min(0).max(1) })
    .nullable()
    .optional(),
  /** When the price is paid, as told; shares make 1. Absent where nobody told. */
  payments: z
    .array(z.object({ due: text(120), share: z.number().min(0).max(1), deposit: z.boolean() }))
    .min(2)
    .max(12)
    .nullable()
    .optional(),
  allowances: z.array(statedAllowanceSchema).max(SCOPE_LIMITS.allowances),
  ages: z.array(statedAgeSchema).max(50),
  /** Dwelling or rental units the job is of; the total per unit stands beside the total. */
  units: z.number().int().min(1).max(10_000).nullable(),
};

/** Facts said once, of the whole job. A fact is null or empty where nobody said it. */
export const factsSchema = z.object({ ...FACTS, ...CLAIM_PAPERS });
/** Those that a correction names; nothing is filled in for the others. */
export const someFactsSchema = factsSchema.partial();
export type ScopeFacts = z.infer<typeof factsSchema>;

export const NO_FACTS: ScopeFacts = {
  state: null,
  yearBuilt: null,
  stories: null,
  pitch: null,
  peril: null,
  afterHours: false,
  occupied: false,
  walkUp: false,
  highRise: false,
  prevailingWage: false,
  leadPaint: false,
  budget: null,
  deductible: null,
  priorPayments: null,
  depreciation: null,
  taxRate: null,
  codeUpgrade: null,
  overheadAndProfit: null,
  contingencyRate: null,
  allowances: [],
  ages: [],
  units: null,
  ...NO_CLAIM_PAPERS,
};
