import { skipToken, useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { Backoff } from '../../../server/domain/account/backoff.ts';
import { isFinal } from '../../../server/domain/estimate/job-status.ts';
import { useSocket } from '../../apollo/SocketContext.tsx';
import { type LiveJob_JobFragment, LiveJobDocument } from '../../gql/graphql.ts';
import { useJobChangedSubscription, useLiveJobQuery } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { isTemporary, readFailure, type RequestFailure } from '../../lib/request-failure.ts';

export type FollowedJob =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unknown'; failure: RequestFailure; retry: () => void }
  | { state: 'known'; job: LiveJob_JobFragment };

interface LiveJobOptions {
  backoff: Backoff;
  /** Polling met an answer that waiting does not mend. */
  onPollFailure: (failure: RequestFailure) => void;
}

/** Whether the page knows a job that runs, and hears at once how it is now: one that it has just started came with the answer. */
function useIsHeardOf(jobId: string): boolean {
  const client = useApolloClient();
  const socket = useSocket();
  return useMemo(() => {
    const known = client.readQuery({ query: LiveJobDocument, variables: { jobId } })?.job;
    return socket.state() === 'open' && known != null && !isFinal(known.stage);
  }, [client, socket, jobId]);
}

/**
 * The only place that knows "socket or poll". It listens to the job until it ends; while no events arrive it polls
 * on the given schedule, and after a reconnect it asks once for what may have been missed.
 */
export function useLiveJob(jobId: string, { backoff, onPollFailure }: LiveJobOptions): FollowedJob {
  const [hasStreamEnded, setHasStreamEnded] = useState(false);
  const { data, error, refetch } = useLiveJobQuery({
    variables: { jobId },
    fetchPolicy: useIsHeardOf(jobId) ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const job = data?.job;
  const isRunning = job ? !isFinal(job.stage) : job === undefined && !error;
  const isPending = isRunning || (error !== undefined && isTemporary(error));

  useJobChangedSubscription(
    isRunning && job
      ? {
          variables: { jobId },
          ignoreResults: true,
          onData: () => setHasStreamEnded(false),
          onComplete: () => setHasStreamEnded(true),
          onError: () => setHasStreamEnded(true),
        }
      : skipToken,
  );
  usePollingFallback(() => refetch(), {
    isActive: isPending,
    isActiveLive: hasStreamEnded || !job,
    backoff,
    onFailure: onPollFailure,
  });

  if (job) return { state: 'known', job };
  if (job === null) return { state: 'missing' };
  if (error && !isTemporary(error)) {
    return { state: 'unknown', failure: readFailure(error), retry: () => void refetch() };
  }
  return { state: 'loading' };
}
