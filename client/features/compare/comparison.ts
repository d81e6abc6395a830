// Two estimates beside each other, as the page has them.
import type { EstimateComparisonQuery } from '../../gql/graphql.ts';

export type Comparison = NonNullable<EstimateComparisonQuery['estimateComparison']>;
