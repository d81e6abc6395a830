import { useEffect, useRef } from 'react';
import { BELL_POLL } from '../../../server/domain/backoff.ts';
import { HubLeadsDocument } from '../../gql/graphql.ts';
import { useHubLeadsQuery, useLeadChangedSubscription } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { useRenewal } from '../../hooks/use-renewal.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { type LeadFilter, statusesOf } from './lead-filters.ts';
import { announceAfter } from './announce-leads.ts';

const LEADS_AT_ONCE = 20;

/** The contractor's leads: new ones arrive by themselves; while nothing can arrive they are polled for. */
export function useLiveLeads(filter: LeadFilter) {
  const variables = { statuses: statusesOf(filter), first: LEADS_AT_ONCE };
  const { data, previousData, error, refetch, fetchMore } = useHubLeadsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const shown = data ?? previousData;
  const leads = shown?.viewer.leads;

  /** When the latest lead heard of was sent; null before the first page is there. What is later than it is news. */
  const latest = useRef<string | null>(null);
  useEffect(() => {
    if (!leads) return;
    const listed = leads.edges.map(({ node }) => node);
    latest.current = announceAfter(latest.current, listed);
  }, [leads]);
  useLeadChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      if (!event) return;
      const { leadChanged } = event;
      if (latest.current !== null) {
        latest.current = announceAfter(latest.current, [leadChanged]);
      }
      const isListed = leads?.edges.some(({ node }) => node.id === leadChanged.id) ?? true;
      if (!isListed) void refetch().catch(() => {});
    },
  });

  usePollingFallback(() => refetch(), {
    isActive: leads !== undefined,
    backoff: BELL_POLL,
    onFailure: () => {},
  });
  // For the addresses of their PDFs.
  useRenewal(() => void refetch().catch(() => {}));

  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({
      query: HubLeadsDocument,
      variables: { ...variables, after: leads?.pageInfo.endCursor ?? null },
    }),
  );
  return {
    leads: leads?.edges.map(({ node }) => node),
    hasMore: leads?.pageInfo.hasNextPage ?? false,
    hasFailed: error !== undefined && !data,
    retry: () => void refetch().catch(() => {}),
    showMore: () => void showMore(),
    isShowingMore,
  };
}
