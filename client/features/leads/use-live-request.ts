import { BELL_POLL } from '../../../server/domain/account/backoff.ts';
import {
  useContractorRequestChangedSubscription,
  useLiveContractorRequestQuery,
} from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';

/** The latest request of an estimate: heard of as it changes, polled for while nothing can be heard. */
export function useLiveRequest(estimateId: string) {
  const { data, refetch } = useLiveContractorRequestQuery({
    variables: { estimateId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const request = data?.contractorRequest;
  useContractorRequestChangedSubscription({
    variables: { estimateId },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      // Another one than that on the page: sent in another tab.
      if (event && event.contractorRequestChanged.id !== request?.id) {
        void refetch().catch(() => {});
      }
    },
  });
  usePollingFallback(() => refetch(), {
    isActive: Boolean(request),
    backoff: BELL_POLL,
    onFailure: () => {},
  });
  return { request, refetch };
}
