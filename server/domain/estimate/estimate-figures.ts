// The figures an agent adds to an estimate: depreciation of a claim, cost and payments of a bid, three finish levels.
import { z } from 'zod';
import { LARGEST_AMOUNT } from '../limits.ts';

export const text = (max: number) => z.string().max(max);

export const money = z.number().min(-LARGEST_AMOUNT).max(LARGEST_AMOUNT);

/** One line of a claim: what age has taken from it. Its replacement cost is the line total. */
export const lineClaimSchema = z.object({
  /** Catalog code of the removal joined into a remove-and-replace line, e.g. `DEM-DRYWALL`. */
  removalCode: z.string().max(40).nullable(),
  /** Years; null for work that does not age, such as labor-only lines and mitigation. */
  age: z.number().min(0).max(500).nullable(),
  /** True when nobody stated the age. */
  isAgeAssumed: z.boolean(),
  /** Usual service life in years; null for work that does not age. */
  life: z.number().min(0).max(500).nullable(),
  /** Share of the depreciable value lost, 0–1; of the whole line where the claim tells one rate. */
  depreciationRate: z.number().min(0).max(1),
  /** Dollars lost to age. */
  depreciation: money,
  /** Paid out later once the work is done; otherwise lost. */
  isRecoverable: z.boolean(),
  /** Actual cash value: the line total less depreciation, dollars. */
  acv: money,
});
export type LineClaim = z.infer<typeof lineClaimSchema>;

/** Dollars of the whole line before tax; the three add up to quantity × unit price. */
export const costSplitSchema = z.object({ labor: money, material: money, equipment: money });
export type CostSplit = z.infer<typeof costSplitSchema>;

const OVERHEAD_METHODS = ['ADDITIVE', 'CUMULATIVE', 'NONE'] as const;

/** The totals of a claim, dollars. */
export const claimSchema = z.object({
  /** Replacement cost value: the total with tax, overhead and profit. */
  rcv: money,
  /** Paid out once the work is done. */
  recoverableDepreciation: money,
  /** Never paid out. */
  nonRecoverableDepreciation: money,
  /** Actual cash value: `rcv` less both depreciations. */
  acv: money,
  /** The deductible. It is null when it is not known; then `net` is null, too. */
  deductible: money.nullable(),
  /** What the carrier has paid already; null where nobody said. */
  priorPayments: money.nullable(),
  /** The part of `rcv` that only the building code asks for, held back until the work is done; null where nobody said. */
  codeUpgrade: money.nullable(),
  /** First payment: `acv` less code upgrade, deductible and prior payments, never below 0. */
  net: money.nullable(),
  /** Everything payable once depreciation is recovered. */
  netOnCompletion: money.nullable(),
  overheadMethod: z.enum(OVERHEAD_METHODS),
  /** Why overhead and profit are charged or not. */
  overheadReason: text(300),
});
export type ClaimSums = z.infer<typeof claimSchema>;

const alternateSchema = z.object({
  id: text(10),
  name: text(300),
  /** Change of the total with tax and markup, dollars; negative is a deduct. */
  amount: money,
});
const allowanceSchema = z.object({
  name: text(300),
  code: text(40),
  quantity: z.number().min(0).max(1e7),
  unit: text(20),
  /** Material delivered, dollars per unit, without labor and tax. */
  unitAmount: money,
  amount: money,
  /** `your description`, or the name of a document; null when the amount is the price book's. */
  statedIn: text(300).nullable(),
});
const paymentSchema = z.object({
  due: text(300),
  /** Share of the price, 0–1. */
  share: z.number().min(0).max(1),
  amount: money,
});

/** What a contractor needs to know of the price: the price itself is the sum of the lines. Dollars. */
export const bidSchema = z.object({
  labor: money,
  material: money,
  equipment: money,
  /** Sales tax in the price. */
  tax: money,
  /** What the work costs the contractor: own crew at loaded wages, trades at their price. */
  directCost: money,
  /** (Price − tax) ÷ direct cost − 1. */
  markupRate: z.number().min(-1).max(1e6),
  /** 1 − direct cost ÷ (price − tax). */
  margin: z.number().min(-1e6).max(1),
  /** Usual markup of such a job, and the price before tax it would give. */
  usualMarkupRate: z.number().min(0).max(10),
  usualPrice: money,
  /** Kept beside the price, not in it. */
  contingencyRate: z.number().min(0).max(1),
  contingency: money,
  /** The total of the estimate. */
  price: money,
  validDays: z.number().int().min(1).max(365),
  alternates: z.array(alternateSchema).max(30),
  allowances: z.array(allowanceSchema).max(50),
  /** Adds up to the price. */
  paymentSchedule: z.array(paymentSchema).max(20),
  /** What the state says of deposits; null where nothing is known. */
  depositNote: text(300).nullable(),
});
export type BidSums = z.infer<typeof bidSchema>;

/** The same lines at the three finish levels, dollars. */
export const finishTotalsSchema = z.object({ low: money, standard: money, high: money });
export type FinishTotals = z.infer<typeof finishTotalsSchema>;
