// Two estimates beside each other, as the page has them.
import type { EstimateComparisonQuery } from '../../gql/graphql.ts';

/** Of one's own estimates, or of somebody's who shares them. */
export type Comparison = Omit<
  NonNullable<EstimateComparisonQuery['estimateComparison']>,
  '__typename'
>;
