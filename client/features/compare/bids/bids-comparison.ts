// The bids of one estimate side by side, as the page has them.
import type { BidsComparisonQuery } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/format.ts';

export type BidsComparison = NonNullable<BidsComparisonQuery['bidsComparison']>;
type Priced = Pick<BidsComparison['bidders'][number], 'total'>;

/** A bid without prices, or with prices in another currency, has a total of 0: it is not the lowest. */
export const hasPrice = ({ total }: Priced): boolean => total > 0;

export const totalWords = (bidder: Priced): string =>
  hasPrice(bidder) ? formatMoney(bidder.total) : 'no price in US dollars';
