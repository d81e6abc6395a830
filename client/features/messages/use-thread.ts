import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { BELL_POLL } from '../../../server/domain/account/backoff.ts';
import { EarlierMessagesDocument, MarkLeadThreadReadDocument } from '../../gql/graphql.ts';
import { useLeadThreadChangedSubscription, useLeadThreadQuery } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { useSend } from '../../hooks/use-send.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { readFailure } from '../../lib/request-failure.ts';

export const MESSAGES_AT_ONCE = 30;

/** The messages of one introduction: heard as they come, polled for while nothing can be heard, marked as read once shown. */
export function useThread(leadId: string) {
  const variables = { leadId, first: MESSAGES_AT_ONCE };
  const { data, error, refetch, fetchMore } = useLeadThreadQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const thread = data?.leadThread;
  useLeadThreadChangedSubscription({ variables, ignoreResults: true });
  usePollingFallback(() => refetch(), {
    isActive: Boolean(thread),
    backoff: BELL_POLL,
    onFailure: () => {},
  });

  const [markRead] = useSend(MarkLeadThreadReadDocument);
  const unread = thread?.unreadMessages ?? 0;
  const isSeen = useDocumentVisibility() === 'visible';
  const marked = useRef(0);
  useEffect(() => {
    if (!isSeen) return;
    // The same messages are not marked again: the next message makes a failure good.
    if (unread > 0 && unread !== marked.current) {
      void markRead({ input: { leadId }, first: MESSAGES_AT_ONCE });
    }
    marked.current = unread;
  }, [unread, isSeen, leadId, markRead]);

  const [showEarlier, { isShowingMore }] = useShowMore(() =>
    fetchMore({
      query: EarlierMessagesDocument,
      variables: { ...variables, after: thread?.messages.pageInfo.endCursor ?? null },
    }),
  );
  return {
    thread,
    failure: error && !data ? readFailure(error).message : null,
    retry: () => void refetch().catch(() => {}),
    showEarlier: () => void showEarlier(),
    isShowingMore,
  };
}
