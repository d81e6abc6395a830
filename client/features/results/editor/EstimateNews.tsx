import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { RESULTS_POLL } from '../../../../server/domain/account/backoff.ts';
import {
  EstimateChangesDocument,
  EstimateNewsDocument,
  ResultChanges_EstimateFragmentDoc,
  ResultNews_EstimateFragmentDoc,
  type ResultNews_EstimateFragment,
} from '../../../gql/graphql.ts';
import { useEstimateChangedSubscription } from '../../../gql/hooks.ts';
import { usePollingFallback } from '../../../hooks/use-polling-fallback.ts';
import { takeChanges } from './take-changes.ts';
import { useEditorStore } from './use-editor.ts';
import { useLookAgain } from './use-look-again.ts';

/** The version whose lines the page has; null where it has none. */
const versionIn = (cache: ApolloCache, id: string): number | null =>
  cache.readFragment({
    fragment: ResultNews_EstimateFragmentDoc,
    fragmentName: 'ResultNews_estimate',
    from: { __typename: 'Estimate', id },
  })?.version ?? null;

/**
 * Brings the page from the version that it has to the one that stands, by what differs. Where that cannot be had, the page asks
 * for all of it, and says what fails.
 */
function useCatchUp() {
  const client = useApolloClient();
  const lookAgain = useLookAgain();
  return useCallback(
    async (estimateId: string, since: number): Promise<void> => {
      const answer = await client
        .query({
          query: EstimateChangesDocument,
          variables: { estimateId, since },
          // The cache never has one version's number with another's lines.
          fetchPolicy: 'no-cache',
        })
        .catch(() => null);
      const estimate = answer?.data?.estimate;
      // Its lines and its number must be of one version.
      if (!estimate?.changesSince || versionIn(client.cache, estimateId) !== since)
        return lookAgain();
      client.cache.batch({
        update: (cache) => {
          cache.writeFragment({
            fragment: ResultChanges_EstimateFragmentDoc,
            fragmentName: 'ResultChanges_estimate',
            data: estimate,
          });
          takeChanges(cache, { estimate });
        },
      });
    },
    [client, lookAgain],
  );
}

/** Takes in how the estimate is, without its lists; these are asked for where another version stands than the page has. */
function useTakeNews() {
  const { cache } = useApolloClient();
  const catchUp = useCatchUp();
  const lookAgain = useLookAgain();
  return useCallback(
    async (news: ResultNews_EstimateFragment): Promise<void> => {
      const known = versionIn(cache, news.id);
      if (known === null) return lookAgain();
      if (known < news.version) return catchUp(news.id, known);
      // A change of the page's own has overtaken them.
      if (known > news.version) return;
      cache.writeFragment({
        fragment: ResultNews_EstimateFragmentDoc,
        fragmentName: 'ResultNews_estimate',
        data: news,
      });
    },
    [cache, catchUp, lookAgain],
  );
}

/** Asks how the estimate is elsewhere while no events arrive. */
function useAskedNews(estimateId: string): void {
  const client = useApolloClient();
  const store = useEditorStore();
  const takeNews = useTakeNews();
  const lookAgain = useLookAgain();
  const ask = async () => {
    const { data } = await client.query({
      query: EstimateNewsDocument,
      variables: { estimateId },
      fetchPolicy: 'no-cache',
    });
    const estimate = data?.estimate;
    await store.exclusively(() => (estimate ? takeNews(estimate) : lookAgain()));
  };
  usePollingFallback(ask, { isActive: true, backoff: RESULTS_POLL, onFailure: () => {} });
}

/** Keeps the estimate as it is elsewhere. The first that it hears is how it is then, so nothing is missed by beginning late. */
export function EstimateNews({ estimateId }: { estimateId: string }) {
  const store = useEditorStore();
  const takeNews = useTakeNews();
  const lookAgain = useLookAgain();
  useAskedNews(estimateId);
  useEstimateChangedSubscription({
    variables: { estimateId },
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      // News of the page's own change mostly come before its answer, which brings all that they tell of.
      if (data) void store.exclusively(() => takeNews(data.estimateChanged));
    },
    // It may have been deleted; what fails here stands in the page's own query.
    onError: () => void lookAgain(),
  });
  return null;
}
