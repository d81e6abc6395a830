import { useEffect, useEffectEvent, useState } from 'react';
import { bareKey, globalId } from '../../../server/domain/ids.ts';
import { BELL_POLL } from '../../../server/domain/account/backoff.ts';
import { useIsLive } from '../../apollo/SocketContext.tsx';
import { useViewerJobChangedSubscription } from '../../gql/hooks.ts';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { announceVisibility } from '../../lib/browser-notices.ts';
import { changeLists, LISTS, type JobNotices } from '../../lib/notice-lists.ts';
import { InventorySubscriber } from './InventorySubscriber.tsx';
import { useJobNews, type NoteJob } from './use-job-news.ts';
import { useReadyToasts } from './use-ready-toasts.tsx';
import { useApolloClient } from '@apollo/client/react';
import { BellJobDocument } from '../../gql/graphql.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { isGone, readFailure } from '../../lib/request-failure.ts';
import { awaitedJobs } from './bell-jobs.ts';

/**
 * Asks for what is waited for at the start, as some may be gone, each time the events stop or come again, and every 8 s
 * while none arrive.
 */
function usePendingJobPolling(noteJob: NoteJob, { isListening }: { isListening: boolean }): void {
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

/** Names jobs by their ids where a version before kept their numbers. */
const renewLists = (): void =>
  changeLists((lists) =>
    Object.fromEntries(
      LISTS.map((name) => [name, lists[name].map((id) => globalId('Job', bareKey(id)))] as const),
    ),
  );

/**
 * The one background listener for all jobs of the viewer; shows nothing itself. What arrives refreshes the cache
 * for every screen and moves the bell's lists. While nothing can arrive the jobs waited for are polled instead.
 */
export function JobSubscriber({ listsAtFirst }: { listsAtFirst: JobNotices }) {
  useEffect(renewLists, []);
  const noteJob = useJobNews();
  const isSocketLive = useIsLive();
  const [hasStreamEnded, setHasStreamEnded] = useState(false);
  const { restart } = useViewerJobChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) noteJob(data.data.viewerJobChanged);
    },
    onError: () => setHasStreamEnded(true),
    onComplete: () => setHasStreamEnded(true),
  });

  const listenAgain = useEffectEvent(() => {
    setHasStreamEnded(false);
    restart();
  });
  useEffect(() => {
    if (!hasStreamEnded) return;
    const timer = setTimeout(() => listenAgain(), BELL_POLL.first);
    return () => clearTimeout(timer);
  }, [hasStreamEnded]);

  usePendingJobPolling(noteJob, { isListening: isSocketLive && !hasStreamEnded });
  useReadyToasts(listsAtFirst);
  useEffect(announceVisibility, []);
  const { pendingInventories } = useJobNotices();
  return pendingInventories.map((jobId) => (
    <InventorySubscriber key={jobId} jobId={jobId} noteJob={noteJob} />
  ));
}
