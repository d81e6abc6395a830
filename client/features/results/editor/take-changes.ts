// Takes into the cache what a change came to, the page's own or another's. Lines, places and work that it left as they were stay
// the very same objects, so nothing of them is drawn again.
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { withListChanges } from '../../../../server/domain/estimate/version-changes.ts';
import {
  EstimateEditor_EstimateFragmentDoc,
  RestoreVersionDocument,
  type ResultChanges_EstimateFragment,
  SaveEstimateDocument,
  Sheet_EstimateFragmentDoc,
  Understood_EstimateFragmentDoc,
} from '../../../gql/graphql.ts';
import { type ServerVersion, versionOf } from './draft.ts';
import { useLookAgain } from './use-look-again.ts';

type Changes = NonNullable<ResultChanges_EstimateFragment['changesSince']>;

const writeLists = (cache: ApolloCache, id: string, changes: Changes): void => {
  const { lines, lineOrder, places, placeOrder, work, workOrder, scope: rest } = changes;
  const from = { __typename: 'Estimate', id } as const;
  const sheet = {
    fragment: Sheet_EstimateFragmentDoc,
    fragmentName: 'Sheet_estimate',
    from,
  };
  const known = cache.readFragment(sheet);
  if (known) {
    const items = withListChanges(known.items, { changed: lines, order: lineOrder });
    cache.writeFragment({ ...sheet, data: { ...known, items } });
  }
  const understood = {
    fragment: Understood_EstimateFragmentDoc,
    fragmentName: 'Understood_estimate',
    from,
  };
  const scope = cache.readFragment(understood)?.scope;
  if (!scope || !rest) return;
  const next = {
    ...scope,
    ...rest,
    places: withListChanges(scope.places, { changed: places, order: placeOrder }),
    work: withListChanges(scope.work, { changed: work, order: workOrder }),
  };
  cache.writeFragment({ ...understood, data: { __typename: 'Estimate', scope: next } });
};

/** For `write` of `useSend`: beside the parts around the lists, which the answer brings by itself. */
export const takeChanges = (
  cache: ApolloCache,
  { estimate }: { estimate: ResultChanges_EstimateFragment },
): void => {
  if (estimate.changesSince) writeLists(cache, estimate.id, estimate.changesSince);
  cache.evict({ id: cache.identify(estimate), fieldName: 'changesSince' });
};

/** For `useSend`. */
export const saveEstimate = { mutation: SaveEstimateDocument, write: takeChanges };
export const restoreVersion = { mutation: RestoreVersionDocument, write: takeChanges };

/**
 * Tells the version that stands, once the answer is in the cache. Where the server no longer has the version that the page had,
 * the page asks for all of it.
 */
export const versionAfter = async (
  { id, changesSince }: ResultChanges_EstimateFragment,
  { cache, lookAgain }: { cache: ApolloCache; lookAgain: () => Promise<void> },
): Promise<ServerVersion> => {
  if (!changesSince) await lookAgain();
  const edited = cache.readFragment({
    fragment: EstimateEditor_EstimateFragmentDoc,
    fragmentName: 'EstimateEditor_estimate',
    from: { __typename: 'Estimate', id },
  });
  if (!edited) throw new Error(`Estimate ${id} is not in the cache.`);
  return versionOf(edited);
};

export function useVersionAfter() {
  const { cache } = useApolloClient();
  const lookAgain = useLookAgain();
  return useCallback(
    (changes: ResultChanges_EstimateFragment) => versionAfter(changes, { cache, lookAgain }),
    [cache, lookAgain],
  );
}
