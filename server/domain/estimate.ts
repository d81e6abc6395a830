// The estimate as one validated document: what a row stores, what the estimator returns and what every screen reads.
// Wire names of spec §3 (QUANTITY, UNIT_PRICE, …) are made from it by the REST serialisers and stand nowhere else.
import { z } from 'zod';
import { AGENT_KINDS, DELIVERY_MODES, PROPERTY_TYPES } from './catalog.ts';
import { projectTotal } from './pricing.ts';

const keysOf = <T extends Record<string, string>>(record: T) =>
  Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];

const text = (max: number) => z.string().max(max);
/** Dollars; bounded so that no sum leaves the range a double holds to the cent. */
const money = z.number().min(-1e9).max(1e9);

/** Where a quantity comes from; stated beats plan beats default. */
export const QUANTITY_BASES = ['STATED', 'PLAN', 'DERIVED', 'DEFAULT'] as const;
export type QuantityBasis = (typeof QUANTITY_BASES)[number];

export const CONFIDENCES = ['A', 'B', 'C'] as const;

/** One line of a claim: what age has taken from it. Its replacement cost is the line total. */
export const lineClaimSchema = z.object({
  /** Catalogue code of the removal joined into a remove-and-replace line, e.g. `DEM-DRYWALL`. */
  removalCode: z.string().max(40).nullable(),
  /** Years; null for work that does not age, such as labour-only lines and mitigation. */
  age: z.number().min(0).max(500).nullable(),
  /** True when nobody stated the age. */
  isAgeAssumed: z.boolean(),
  /** Usual service life in years; null for work that does not age. */
  life: z.number().min(0).max(500).nullable(),
  /** Share of the depreciable value lost, 0–1. */
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

export const lineMetadataSchema = z.object({
  /** Catalogue code, e.g. `PNT-WALL`; null for a line that no catalogue row stands behind. */
  code: z.string().max(40).nullable(),
  /** The quantity formula with its inputs, e.g. `Wn where P = 52 LF, H = 8 ft`. */
  formula: text(500).nullable(),
  basis: z.enum(QUANTITY_BASES).nullable(),
  /** Lower and upper end of the line total, dollars. */
  low: money.nullable(),
  high: money.nullable(),
  /** A cross-checked … C judgement. */
  confidence: z.enum(CONFIDENCES).nullable(),
  room: text(120).nullable(),
  /** Insurance only. */
  claim: lineClaimSchema.nullable().default(null),
  /** Contractor only. */
  cost: costSplitSchema.nullable().default(null),
});

export const lineItemSchema = z.object({
  /** Numeric string, unique within the estimate; a new line gets the highest plus 1. */
  id: z.string().regex(/^\d{1,9}$/),
  name: text(300),
  details: text(2_000),
  quantity: z.number().min(-1e7).max(1e7),
  /** Unit code, e.g. EA, SF, LF, SQ. */
  unit: text(20).default('EA'),
  /** Dollars per unit before tax. */
  unitPrice: money,
  /** Dollars of sales tax on the line. */
  tax: money,
  category: text(80),
  tags: z.array(text(60)).max(20),
  /** Where the price comes from, in words fit for the user. */
  source: text(500),
  metadata: lineMetadataSchema,
});
export type LineItem = z.infer<typeof lineItemSchema>;
export type LineMetadata = z.infer<typeof lineMetadataSchema>;

export const ACCURACY_CLASSES = ['CLASS_1', 'CLASS_2', 'CLASS_3', 'CLASS_4', 'CLASS_5'] as const;
export type AccuracyClass = (typeof ACCURACY_CLASSES)[number];

export const deliveryTotalsSchema = z.object({
  tradeDirect: money,
  gcManaged: money,
  fullService: money,
});

export const OVERHEAD_METHODS = ['ADDITIVE', 'CUMULATIVE', 'NONE'] as const;

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
  /** Null when it is not known; then `net` is null, too. */
  deductible: money.nullable(),
  /** First payment: `acv` less the deductible, never below 0. */
  net: money.nullable(),
  /** Everything payable once depreciation is recovered. */
  netOnCompletion: money.nullable(),
  overheadMethod: z.enum(OVERHEAD_METHODS),
  /** Why overhead and profit are charged or not. */
  overheadReason: text(300),
});
export type Claim = z.infer<typeof claimSchema>;

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
  /** Material delivered, dollars per unit, without labour and tax. */
  unitAmount: money,
  amount: money,
});
const paymentSchema = z.object({
  due: text(300),
  /** Of the price, 0–1. */
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
export type Bid = z.infer<typeof bidSchema>;

/** The same lines at the three finish levels, dollars. */
export const finishTotalsSchema = z.object({ low: money, standard: money, high: money });
export type FinishTotals = z.infer<typeof finishTotalsSchema>;

export const estimateDocumentSchema = z.object({
  title: text(160),
  projectName: text(200),
  /** Plain words: what was understood, how quantities and prices were found, what moves the total. */
  reasoning: text(20_000),
  futureActions: z.array(text(1_000)).max(50),
  /** Asked of the user when the text holds no priceable scope; then `items` is empty. */
  questions: z.array(text(500)).max(20),
  assumptions: z.array(text(500)).max(50),
  exclusions: z.array(text(500)).max(50),
  warnings: z.array(text(500)).max(50),
  /** Dollars; 0–0 without items. */
  range: z.object({ low: money, high: money }),
  accuracyClass: z.enum(ACCURACY_CLASSES).nullable(),
  delivery: z.enum(keysOf(DELIVERY_MODES)),
  deliveryTotals: deliveryTotalsSchema.nullable(),
  /** Home projects only: good, better, best. */
  finishTotals: finishTotalsSchema.nullable().default(null),
  /** Insurance only. */
  claim: claimSchema.nullable().default(null),
  /** Contractor only. */
  bid: bidSchema.nullable().default(null),
  items: z.array(lineItemSchema).max(5_000),
  currency: z.string().length(3).default('USD'),
  workflow: z.enum(keysOf(AGENT_KINDS)),
  propertyType: z.enum(keysOf(PROPERTY_TYPES)),
  /** Insurance only: the cause of loss, e.g. `water`. */
  peril: text(60).nullable(),
  /** ZIP or region whose factors and taxes priced the estimate. */
  location: text(200),
  /** Version of the estimator and its price data, e.g. `builtin-1 / data 2026.11`. */
  version: text(120),
  /** ISO 8601 moment. */
  generatedAt: z.iso.datetime(),
});
export type EstimateDocument = z.infer<typeof estimateDocumentSchema>;

export const estimateTotal = (document: Pick<EstimateDocument, 'items'>): number =>
  projectTotal(document.items);
