// What a person may change of a bid, as values.
import { bidTotals } from '../../../server/domain/bid/bid-totals.ts';
import type { ContractorBid_BidFragment, SaveBidInput } from '../../gql/graphql.ts';

export type Bid = ContractorBid_BidFragment;

/** A line with every amount, even those that are not typed here, so that sums follow. */
export interface BidLineValues {
  /** Id of the line. It is null for a new line. */
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

/** What the bid comes to as it is typed, dollars: its lines alone, and with what is added to them. */
export const sumsOf = (values: BidValues): { work: number; total: number } => ({
  work: bidTotals({ ...values, overhead: 0, profit: 0, contingency: 0 }).total,
  total: bidTotals(values).total,
});
