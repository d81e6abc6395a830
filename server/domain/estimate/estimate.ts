// The estimate as one validated document: what a row stores, what the estimator returns and what every screen reads.
// Wire names of the REST answers (QUANTITY, UNIT_PRICE, …) are made from it by the files of REST and stand nowhere else.
import { z } from 'zod';
import {
  bidSchema,
  claimSchema,
  costSplitSchema,
  finishTotalsSchema,
  lineClaimSchema,
  money,
  text,
} from './estimate-figures.ts';
import {
  AGENT_KINDS,
  DELIVERY_MODES,
  FINISH_LEVELS,
  PROPERTY_TYPES,
  keysOf,
  QUANTITY_BASES,
} from '../catalog.ts';
import { scopeOfWorkSchema } from '../scope/scope-of-work.ts';
import { PROJECT_LIMITS, ESTIMATE_LIMITS, LINE_LIMITS } from '../limits.ts';
import { LINE_ID_PATTERN } from '../ids.ts';
import { chargeBaseSchema, lineChargeSchema } from '../money/charge-rules.ts';

export const CONFIDENCES = ['A', 'B', 'C'] as const;

const finishPriceSchema = z.object({
  /** Dollars per unit before tax. */
  unitPrice: money,
  /** Dollars of sales tax per unit, not rounded to cents. */
  unitTax: money,
});
/** What one unit of a line costs at each finish level. */
const finishPricesSchema = z.object({
  LOW: finishPriceSchema,
  STANDARD: finishPriceSchema,
  HIGH: finishPriceSchema,
});
export type FinishPrices = z.infer<typeof finishPricesSchema>;

const lineGoodsSchema = z.object({
  /** Name of a material of the price book, e.g. `Hangers`. */
  material: text(200),
  /** Purchase units for one unit of the line, with its waste. */
  perUnit: z.number().min(0).max(1e7),
});
export type LineGoods = z.infer<typeof lineGoodsSchema>;

const lineMetadataSchema = z.object({
  /** Catalog code, e.g. `PNT-WALL`; null for a line that no catalog row stands behind. */
  code: z.string().max(40).nullable(),
  /** The quantity formula with its inputs, e.g. `Wn where P = 52 LF, H = 8 ft`. */
  formula: text(500).nullable(),
  basis: z.enum(QUANTITY_BASES).nullable(),
  /** Where in the uploads the quantity, or the sizes it follows from, was read, e.g. `plan.pdf, page 1`. */
  quantityFrom: text(300).nullable(),
  /** Lower and upper end of the line total, dollars. */
  low: money.nullable(),
  high: money.nullable(),
  /** A cross-checked … C judgment. */
  confidence: z.enum(CONFIDENCES).nullable(),
  /** Rooms as people read them: `Kitchen, Bath`. It is null when the line serves the whole job. */
  room: text(120).nullable(),
  /** The rooms it runs through, one by one, each once; empty when it serves the whole job. */
  rooms: z.array(text(120)).max(LINE_LIMITS.rooms),
  /**
   * The piece of work in `scope` that the line is of. Together with `code` it names the line across versions. It is null for
   * charges and the owner's own lines.
   */
  workId: text(10).nullable(),
  /** The finish level the unit price was taken at; null where there is no choice, or the user priced it. */
  finishLevel: z.enum(keysOf(FINISH_LEVELS)).nullable(),
  /** Price at each level. It is null where all levels cost the same, or nobody knows. */
  finishPrices: finishPricesSchema.nullable(),
  /** Dollars of tax for each dollar of quantity × unit price; null where nobody knows but from the line itself. */
  taxRate: z.number().min(0).max(10).nullable(),
  /** Its owner typed the tax: it does not follow quantity and price. */
  taxByHand: z.boolean(),
  /** The sums that charges on the whole job are taken of, as far as the line is in them. */
  bases: z.array(chargeBaseSchema).max(20),
  /** What a charge on the whole job follows from. It is null for work, and for charges of estimates older than this field. */
  charge: lineChargeSchema.nullable(),
  /** Insurance only. */
  claim: lineClaimSchema.nullable(),
  /** Contractor only. */
  cost: costSplitSchema.nullable(),
  /** What is bought for the line, counted from the sizes of its work; absent where its recipe says so. */
  goods: z.array(lineGoodsSchema).max(30).optional(),
  /** Percent of waste that was told of its goods; absent where it is as usual. */
  wastePercent: z.number().min(0).max(100).optional(),
  /** Its price holds the goods alone; absent where it is as usual. */
  materialsOnly: z.literal(true).optional(),
});

export const lineItemSchema = z.object({
  /** Numeric string, unique within the estimate; a new line gets the highest plus 1. */
  id: z.string().regex(LINE_ID_PATTERN),
  name: text(LINE_LIMITS.name),
  details: text(LINE_LIMITS.details),
  quantity: z.number().min(-1e7).max(1e7),
  /** Unit code, e.g. EA, SF, LF, SQ. */
  unit: text(LINE_LIMITS.unit).default('EA'),
  /** Dollars per unit before tax. */
  unitPrice: money,
  /** Dollars of sales tax on the line. */
  tax: money,
  category: text(LINE_LIMITS.category),
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

export const estimateDocumentSchema = z.object({
  title: text(ESTIMATE_LIMITS.title),
  projectName: text(PROJECT_LIMITS.name),
  /** Plain words: what was understood, how quantities and prices were found, what moves the total. */
  reasoning: text(20_000),
  futureActions: z.array(text(ESTIMATE_LIMITS.futureAction)).max(ESTIMATE_LIMITS.futureActions),
  /** Asked of the user when the text holds no priceable scope; then `items` is empty. */
  questions: z.array(text(500)).max(20),
  assumptions: z.array(text(500)).max(50),
  exclusions: z.array(text(500)).max(50),
  warnings: z.array(text(500)).max(50),
  /** Dollars; 0–0 without items. */
  range: z.object({ low: money, high: money }),
  accuracyClass: z.enum(ACCURACY_CLASSES).nullable(),
  delivery: z.enum(keysOf(DELIVERY_MODES)),
  /** Finish level chosen for the whole job. It is null for estimates older than this field. */
  finishLevel: z.enum(keysOf(FINISH_LEVELS)).nullable(),
  deliveryTotals: deliveryTotalsSchema.nullable(),
  /** Home projects only: good, better, best. */
  finishTotals: finishTotalsSchema.nullable(),
  /** Insurance only. */
  claim: claimSchema.nullable(),
  /** Contractor only. */
  bid: bidSchema.nullable(),
  items: z.array(lineItemSchema).max(ESTIMATE_LIMITS.lines),
  /** The total project cost as the owner set it, dollars; null when it is the sum of the lines. */
  totalOverride: money.nullable(),
  currency: z.string().length(3).default('USD'),
  workflow: z.enum(keysOf(AGENT_KINDS)),
  propertyType: z.enum(keysOf(PROPERTY_TYPES)),
  /** Insurance only: the cause of loss, e.g. `water`. */
  peril: text(60).nullable(),
  /** ZIP or region whose factors and taxes priced the estimate. */
  location: text(200),
  /** Version of the estimator and its price data, e.g. `builtin-2 / data 2026.11`. */
  version: text(120),
  /** What the lines were worked out from; null for estimates older than that. */
  scope: scopeOfWorkSchema.nullable(),
  /** ISO 8601 moment. */
  generatedAt: z.iso.datetime(),
});
export type EstimateDocument = z.infer<typeof estimateDocumentSchema>;
