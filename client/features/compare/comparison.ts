// Two estimates beside each other, as the page has them.
import type { EstimateComparisonQuery } from '../../gql/graphql.ts';

/** A comparison of one's own estimates, or of estimates that somebody shares. */
export type Comparison = Omit<
  NonNullable<EstimateComparisonQuery['estimateComparison']>,
  '__typename'
>;
