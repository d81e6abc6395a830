// Their paper beside our estimate of the same work: what is missing, what differs, what only they have, and what it means.
import type { PaperPlace } from './paper-estimate.ts';
import type { PaperKind } from './paper-kinds.ts';

/** How a price or a total of theirs stands to our range. */
export type Verdict = 'LOW' | 'FAIR' | 'HIGH' | 'NOT_RATED';

/** What the gap between the totals is made of; the amounts of a waterfall sum to `ours.total − theirs.total`. */
export const GAP_CAUSES = [
  'MISSING_WORK',
  'QUANTITIES',
  'UNIT_PRICES',
  'OVERHEAD_PROFIT',
  'CONTINGENCY',
  'TAX',
  'DEPRECIATION',
  'ONLY_THEIRS',
  'NOT_MATCHED',
  'ROUNDING',
] as const;
export type GapCause = (typeof GAP_CAUSES)[number];

export const ROW_KINDS = ['BOTH', 'MISSING_FROM_THEIRS', 'ONLY_THEIRS', 'NOT_MATCHED'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Why a row is on the list of what is missing. */
export const MISSING_REASONS = [
  'CODE',
  'USUAL_PART',
  'OTHER_SIDE_OF_REMOVAL',
  'ORDERED',
  'GENERAL_CONTRACTOR',
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export interface TheirSide {
  lineIds: string[];
  description: string;
  quantity: number | null;
  unit: string | null;
  unitPrice: number | null;
  /** Amount, with its tax and overhead where the paper states them by line. */
  amount: number | null;
  depreciation: number | null;
  acv: number | null;
  place: PaperPlace;
}

export interface OurSide {
  /** Lines of our estimate, or of the catalog for work that only stands on the list of what is missing. */
  code: string | null;
  name: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  low: number;
  high: number;
  amount: number;
  depreciation: number | null;
  acv: number | null;
  /** Where our price comes from. */
  source: string;
}

export interface ComparisonRow {
  /** Stable for the same paper: the line ids of theirs, or the code and room of what is missing. */
  id: string;
  kind: RowKind;
  room: string | null;
  theirs: TheirSide | null;
  ours: OurSide | null;
  /** Verdict on their price against our range. */
  priceVerdict: Verdict;
  /** Theirs less ours in units of ours; null when one has none. */
  quantityDifference: number | null;
  missing: { reason: MissingReason; why: string } | null;
  /** A sentence: why the two belong together, or why nothing was found. */
  why: string;
  /** Set by its owner, by hand. */
  isMatchedByHand: boolean;
}

export interface ComparedTotals {
  net: number | null;
  tax: number | null;
  overheadProfit: number | null;
  contingency: number | null;
  rcv: number | null;
  depreciation: number | null;
  acv: number | null;
  deductible: number | null;
  priorPayments: number | null;
  netClaim: number | null;
  total: number;
}

/** Lines of a paper that their owner put together with one row of the price book, or with nothing. */
export interface PaperMatch {
  lineIds: readonly string[];
  /** Code of the row. It is null when no row is their counterpart. */
  code: string | null;
}

export interface PaperComparison {
  kind: PaperKind;
  theirs: ComparedTotals;
  ours: ComparedTotals & { low: number; high: number };
  /** Ours less theirs, dollars. */
  gap: number;
  waterfall: { cause: GapCause; amount: number; rowCount: number }[];
  rows: ComparisonRow[];
  verdict: Verdict;
  /** One or two sentences that say the verdict and why. */
  summary: string;
  /** Questions to ask the contractor, or points to raise with the carrier; each with its reason. */
  questions: { question: string; why: string }[];
  /** Share of their dollars that was matched to rows of ours, 0–1. */
  matchedShare: number;
}
