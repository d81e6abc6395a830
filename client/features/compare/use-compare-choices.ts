import { COMPARE_CHOICES } from '../../../server/domain/catalog.ts';
import type { CompareChoicesQuery } from '../../gql/graphql.ts';
import { useCompareChoicesQuery } from '../../gql/hooks.ts';

export interface CompareChoices {
  /** The viewer's latest; null while they are not known. */
  estimates: CompareChoicesQuery['viewer']['estimates']['edges'][number]['node'][] | null;
  hasFailed: boolean;
  retry: () => void;
}

export function useCompareChoices(): CompareChoices {
  const { data, error, refetch } = useCompareChoicesQuery({
    variables: { first: COMPARE_CHOICES },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const edges = data?.viewer.estimates.edges.slice(0, COMPARE_CHOICES);
  return {
    estimates: edges?.map(({ node }) => node) ?? null,
    hasFailed: Boolean(error && !data),
    // A failure is shown through `error`.
    retry: () => void refetch().catch(() => {}),
  };
}
