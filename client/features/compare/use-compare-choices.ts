import { COMPARE_CHOICES } from '../../../server/domain/catalog.ts';
import type { CompareChoicesQuery, ComparePapersQuery } from '../../gql/graphql.ts';
import { useCompareChoicesQuery, useComparePapersQuery } from '../../gql/hooks.ts';

type Listed = CompareChoicesQuery['viewer']['estimates']['edges'][number]['node'];
type WithUploads = ComparePapersQuery['viewer']['estimates']['edges'][number]['node'];

export interface CompareChoices {
  /** The viewer's latest; null while they are not known. What was uploaded with them may come a moment later. */
  estimates: (Listed & Pick<WithUploads, 'uploads'>)[] | null;
  hasFailed: boolean;
  retry: () => void;
}

const ASKED = {
  variables: { first: COMPARE_CHOICES },
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const;

/** Two questions: the server answers the list alone at once, its uploads need a look at each estimate. */
export function useCompareChoices(): CompareChoices {
  const list = useCompareChoicesQuery(ASKED);
  const papers = useComparePapersQuery(ASKED);
  const uploads = new Map(
    papers.data?.viewer.estimates.edges.map(({ node }) => [node.id, node.uploads]),
  );
  const edges = list.data?.viewer.estimates.edges.slice(0, COMPARE_CHOICES);
  return {
    estimates: edges?.map(({ node }) => ({ ...node, uploads: uploads.get(node.id) ?? [] })) ?? null,
    hasFailed: [list, papers].some(({ data, error }) => error && !data),
    retry: () => {
      // A failure is shown through `error`.
      for (const { refetch } of [list, papers]) void refetch().catch(() => {});
    },
  };
}
