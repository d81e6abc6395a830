// Two estimates beside each other, as the page has them.
import type { EstimateComparisonQuery } from '../../gql/graphql.ts';
import type { useEstimateComparisonQuery } from '../../gql/hooks.ts';

/** A comparison of one's own estimates, or of estimates that somebody shares. */
export type Comparison = Omit<
  NonNullable<EstimateComparisonQuery['estimateComparison']>,
  '__typename'
>;

/** What the server says of the two: nothing yet, a comparison, or a failure. */
export type ComparisonAnswer = Pick<
  ReturnType<typeof useEstimateComparisonQuery>,
  'data' | 'error' | 'refetch'
>;
