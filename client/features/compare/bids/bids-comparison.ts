// The bids of one estimate side by side, as the page has them.
import type { BidsComparisonQuery } from '../../../gql/graphql.ts';

export type BidsComparison = NonNullable<BidsComparisonQuery['bidsComparison']>;
