import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { BELL_POLL } from '../../../server/domain/backoff.ts';
import { BellJobDocument } from '../../gql/graphql.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { isGone, readFailure } from '../../lib/request-failure.ts';
import { awaitedJobs } from './bell-jobs.ts';
import type { NoteJob } from './use-job-news.ts';

/**
 * Asks for what is waited for at the start, as some may be gone, each time the events stop or come again, and every 8 s
 * while none arrive.
 */
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
      if (isGone(error)) return jobNotices.remove(jobId);
      // A server that is busy or out of reach says nothing about the job, so only real refusals count.
      if (readFailure(error).kind === 'other') jobNotices.recordFailure(jobId);
    }
  };

  const checkAll = useEffectEvent(() => {
    for (const jobId of awaitedJobs(jobNotices.current())) void checkJob(jobId);
  });

  useEffect(() => {
    checkAll();
    if (isListening) return;
    const timer = setInterval(() => checkAll(), BELL_POLL.first);
    return () => clearInterval(timer);
  }, [isListening]);
}
