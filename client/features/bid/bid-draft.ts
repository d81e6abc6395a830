// What a person may change of a bid, as values and as the form holds them, and what was changed.
import { bidTotals } from '../../../server/domain/bid-totals.ts';
import {
  changedFields,
  keptFields,
  mergeFields,
  type Side,
} from '../../../server/domain/three-way.ts';
import type { ContractorBid_BidFragment, SaveBidInput } from '../../gql/graphql.ts';

export type Bid = ContractorBid_BidFragment;

/** Every amount named, those too that are not typed here, so that sums follow. */
export interface BidLineValues {
  /** Null for a new line. */
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: string;
  readonly labor: number;
  readonly material: number;
  readonly equipment: number;
  readonly tax: number;
}

export type BidValues = Required<
  Pick<
    { [Field in keyof SaveBidInput]: NonNullable<SaveBidInput[Field]> },
    | 'title'
    | 'summary'
    | 'note'
    | 'overhead'
    | 'profit'
    | 'contingency'
    | 'exclusions'
    | 'schedule'
    | 'paymentSchedule'
  >
> & { lineItems: BidLineValues[] };
export type BidField = keyof BidValues;

export const BID_FIELDS: Record<BidField, string> = {
  title: 'Title',
  summary: 'Summary',
  lineItems: 'Line items',
  note: 'Note to the customer',
  overhead: 'Overhead',
  profit: 'Profit',
  contingency: 'Contingency',
  exclusions: 'Exclusions',
  schedule: 'Schedule',
  paymentSchedule: 'Payment schedule',
};
const FIELDS = Object.keys(BID_FIELDS) as BidField[];

const LINE_NUMBERS = ['quantity', 'labor', 'material', 'equipment', 'tax'] as const;
type LineNumber = (typeof LINE_NUMBERS)[number];

/** `key` tells lines apart while they are typed; two may be alike. Numbers stand as they were typed. */
export type BidLineDraft = Omit<BidLineValues, LineNumber> & { readonly key: number } & Readonly<
    Record<LineNumber, string>
  >;

export interface PhaseDraft {
  readonly key: number;
  readonly name: string;
  readonly startDay: string;
  readonly days: string;
}

export interface PaymentDraft {
  readonly key: number;
  readonly due: string;
  readonly percent: string;
}

export interface BidDraft {
  readonly title: string;
  readonly summary: string;
  readonly note: string;
  readonly lines: readonly BidLineDraft[];
  readonly overhead: string;
  readonly profit: string;
  readonly contingency: string;
  /** One a line. */
  readonly exclusions: string;
  readonly phases: readonly PhaseDraft[];
  readonly payments: readonly PaymentDraft[];
}

/** What a person changed. */
export const changesOf = (before: BidValues, after: BidValues): BidField[] =>
  changedFields(FIELDS, before, after);

const pick = (values: BidValues, fields: readonly BidField[]): Partial<BidValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** What to send: what was changed alone, so that the rest stays as the server has it. */
export const editsBetween = (before: BidValues, after: BidValues): Partial<BidValues> =>
  pick(after, changesOf(before, after));

/** What both changed since `base`, field by field. */
export const mergeOf = (base: BidValues, mine: BidValues, theirs: BidValues) =>
  mergeFields(FIELDS, base, mine, theirs);

/** @param side whose word counts where both changed the same field */
export const mergeBids = (
  base: BidValues,
  mine: BidValues,
  theirs: BidValues,
  side: Side,
): BidValues => ({ ...theirs, ...pick(mine, keptFields(mergeOf(base, mine, theirs), side)) });

/** What the bid comes to as it is typed, dollars: its lines alone, and with what is added to them. */
export const sumsOf = (values: BidValues): { work: number; total: number } => ({
  work: bidTotals({ ...values, overhead: 0, profit: 0, contingency: 0 }).total,
  total: bidTotals(values).total,
});
