import { Button, Group } from '@mantine/core';
import { type ReactNode, useState, useEffect, useRef } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './Hub.module.css';
import { LEAD_FILTER_KEYS, LEAD_FILTERS, type LeadFilter, statusesOf } from './lead-filters.ts';
import { LeadCard } from './LeadCard.tsx';
import { NoLeads } from './NoLeads.tsx';
import { BELL_POLL } from '../../../server/domain/account/backoff.ts';
import { HubLeadsDocument, type LeadCard_LeadFragment } from '../../gql/graphql.ts';
import { useHubLeadsQuery, useLeadChangedSubscription } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { useRenewal } from '../../hooks/use-renewal.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { showToast } from '../../lib/toast.tsx';

const TOAST_MS = 3_500;

/** Tells of open leads that were sent after that moment. @returns when the latest of all was sent */
const announceAfter = (latest: string | null, heard: readonly LeadCard_LeadFragment[]): string => {
  for (const { status, title, postedAt } of heard) {
    if (latest !== null && postedAt > latest && status === 'OPEN') {
      showToast({ message: `New lead: ${title}`, kind: 'success', durationMs: TOAST_MS });
    }
  }
  return [latest ?? '', ...heard.map(({ postedAt }) => postedAt)].toSorted().at(-1) ?? '';
};

const LEADS_AT_ONCE = 20;

/** The contractor's leads: new ones arrive by themselves; while nothing can arrive they are polled for. */
function useLiveLeads(filter: LeadFilter) {
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

interface LeadListProps {
  thread: (leadId: string) => ReactNode;
}

export function LeadList({ thread }: LeadListProps) {
  const [filter, setFilter] = useState<LeadFilter>('ALL');
  const { leads, hasMore, hasFailed, retry, showMore, isShowingMore } = useLiveLeads(filter);
  const list = () => {
    if (hasFailed) {
      return (
        <FailureNotice
          title="Your leads"
          message="We couldn't load current opportunities. Try refreshing."
          onRetry={retry}
        />
      );
    }
    if (!leads) return <LoadingDots />;
    if (leads.length === 0) return <NoLeads filter={filter} />;
    return (
      <ul className={classes.list} aria-label="Leads">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} thread={thread(lead.id)} />
        ))}
      </ul>
    );
  };
  return (
    <Section
      title="Leads"
      hint="Matched by trade, area and job size, in rotation. Placement is never for sale, and at most four contractors are asked per project."
    >
      <Group gap="xs" role="group" aria-label="Show leads">
        {LEAD_FILTER_KEYS.map((key) => (
          <Button
            key={key}
            size="xs"
            variant={key === filter ? 'filled' : 'default'}
            aria-pressed={key === filter}
            onClick={() => setFilter(key)}
          >
            {LEAD_FILTERS[key].label}
          </Button>
        ))}
      </Group>
      {list()}
      {hasMore ? (
        <Button variant="default" loading={isShowingMore} onClick={showMore}>
          Show more
        </Button>
      ) : null}
    </Section>
  );
}
