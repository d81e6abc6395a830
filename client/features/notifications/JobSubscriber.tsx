import { useEffect, useEffectEvent, useState } from 'react';
import { BELL_POLL } from '../../../server/domain/backoff.ts';
import { useIsLive } from '../../apollo/SocketContext.tsx';
import { useViewerJobChangedSubscription } from '../../gql/hooks.ts';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { announceVisibility } from '../../lib/browser-notices.ts';
import type { JobNotices } from '../../lib/notice-lists.ts';
import { InventorySubscriber } from './InventorySubscriber.tsx';
import { useJobNews } from './use-job-news.ts';
import { usePendingJobPolling } from './use-pending-job-polling.ts';
import { useReadyToasts } from './use-ready-toasts.tsx';

/**
 * The one background listener for all jobs of the viewer; shows nothing itself. What arrives refreshes the cache
 * for every screen and moves the bell's lists. While nothing can arrive the jobs waited for are polled instead.
 */
export function JobSubscriber({ listsAtFirst }: { listsAtFirst: JobNotices }) {
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
