// A contractor's bid as one validated document: what the customer is offered, line by line, and what it adds up to.
// Everything that can be worked out is worked out here and stored nowhere, so that its parts always reconcile.
import { z } from 'zod';
import { money, text } from '../estimate/estimate-figures.ts';
import { BID_LIMITS } from '../limits.ts';
import { LINE_ID_PATTERN } from '../ids.ts';

const bidLineSchema = z.object({
  /** Numeric string, unique within the bid. */
  id: z.string().regex(LINE_ID_PATTERN),
  name: text(BID_LIMITS.lineName),
  description: text(BID_LIMITS.lineDescription),
  quantity: z.number().min(-1e7).max(1e7),
  unit: text(BID_LIMITS.unit).default('EA'),
  /** Dollars of the whole line, each. */
  labor: money,
  material: money,
  equipment: money,
  /** Sales tax on the line. */
  tax: money,
});
export type BidLine = z.infer<typeof bidLineSchema>;

export const bidPhaseSchema = z.object({
  name: text(BID_LIMITS.phaseName),
  /** Working day of the job on which it begins, from 1. */
  startDay: z.number().int().min(1).max(BID_LIMITS.startDay),
  /** Working days. */
  days: z.number().int().min(1).max(BID_LIMITS.phaseDays),
});
export type BidPhase = z.infer<typeof bidPhaseSchema>;

const bidPaymentSchema = z.object({
  due: text(BID_LIMITS.paymentDue),
  /** Share of the total, 0–1, before the law's cap on deposits. */
  share: z.number().min(0).max(1),
  deposit: z.boolean(),
});

export const contractorBidSchema = z.object({
  title: text(BID_LIMITS.title),
  /** What is offered, in a few sentences for the customer. */
  summary: text(BID_LIMITS.summary),
  lineItems: z.array(bidLineSchema).max(BID_LIMITS.lines),
  /** Overhead of whoever runs the job, in dollars. What each trade earns is in its lines. */
  overhead: money,
  profit: money,
  /** Dollars for what is found once work begins. They are in the total, and what is not used is credited. */
  contingency: money,
  schedule: z.array(bidPhaseSchema).max(BID_LIMITS.phases),
  exclusions: z.array(text(BID_LIMITS.exclusion)).max(BID_LIMITS.exclusions),
  paymentSchedule: z.array(bidPaymentSchema).max(BID_LIMITS.payments),
  /** What the state allows as a deposit; null where nothing is known. */
  depositLimit: z
    .object({ share: z.number().min(0).max(1).nullable(), dollars: z.number().min(0).nullable() })
    .nullable(),
  /** The contractor's own words to the customer. */
  note: text(BID_LIMITS.note),
});
export type ContractorBidDocument = z.infer<typeof contractorBidSchema>;
