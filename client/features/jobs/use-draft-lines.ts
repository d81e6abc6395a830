import { skipToken } from '@apollo/client/react';
import { START_PAGE_POLL } from '../../../server/domain/backoff.ts';
import type { DraftLines_DraftFragment } from '../../gql/graphql.ts';
import { useEstimateDraftChangedSubscription, useEstimateDraftQuery } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';

const ignore = () => {};

/** The lines priced so far, live while the job runs. They are a foretaste: failing to get them disturbs nobody. */
export function useDraftLines(jobId: string, isRunning: boolean): DraftLines_DraftFragment | null {
  const { data, refetch } = useEstimateDraftQuery({
    variables: { jobId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  useEstimateDraftChangedSubscription(
    isRunning ? { variables: { jobId }, ignoreResults: true, onError: ignore } : skipToken,
  );
  usePollingFallback(() => refetch(), {
    isActive: isRunning,
    backoff: START_PAGE_POLL,
    onFailure: ignore,
  });
  return data?.estimateDraft ?? null;
}
