import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { BELL_POLL } from '../../../server/domain/backoff.ts';
import { BELL_JOBS } from '../../../server/domain/catalog.ts';
import { BellJobDocument } from '../../gql/graphql.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { readFailure } from '../../lib/request-failure.ts';
import type { NoteJob } from './use-job-news.ts';

/** Asks for the jobs waited for once at the start, as some may be gone, and every 8 s while no events arrive. */
export function usePendingJobPolling(
  noteJob: NoteJob,
  { isListening }: { isListening: boolean },
): void {
  const client = useApolloClient();

  const checkJob = async (jobId: string): Promise<void> => {
    try {
      const { data } = await client.query({
        query: BellJobDocument,
        variables: { jobId },
        fetchPolicy: 'network-only',
      });
      jobNotices.recordSuccess(jobId);
      if (data?.job) noteJob(data.job);
      else jobNotices.remove(jobId);
    } catch (error) {
      // A server that is busy or out of reach says nothing about the job, so only real refusals count.
      if (readFailure(error).kind === 'other') jobNotices.recordFailure(jobId);
    }
  };

  const checkAll = useEffectEvent(() => {
    for (const jobId of jobNotices.current().pending.slice(0, BELL_JOBS)) void checkJob(jobId);
  });

  useEffect(() => checkAll(), []);

  useEffect(() => {
    if (isListening) return;
    const timer = setInterval(() => checkAll(), BELL_POLL.first);
    return () => clearInterval(timer);
  }, [isListening]);
}
