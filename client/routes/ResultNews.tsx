import { useEffect } from 'react';
import { useInventory } from '../features/inventory/inventory-context.ts';
import { useJobNotices } from '../hooks/use-job-notices.ts';
import { useWatchedJob } from '../hooks/use-watched-job.ts';
import { jobNotices } from '../lib/job-notices.ts';

/**
 * Whoever looks at a result needs no news of it; once it is left, the bell waits for its inventory. Shows nothing: what
 * the bell has to say is no reason to draw the page anew.
 */
export function ResultNews({ jobId, isReady }: { jobId: string; isReady: boolean }) {
  useWatchedJob(jobId);
  const { pending, ready, readyInventories } = useJobNotices();
  const isNoted = [pending, ready, readyInventories].some((ids) => ids.includes(jobId));
  useEffect(() => {
    if (isReady && isNoted) jobNotices.open(jobId);
  }, [jobId, isReady, isNoted]);

  const status = useInventory().inventory?.status;
  useEffect(() => {
    if (status === 'PENDING') jobNotices.awaitInventory(jobId);
    else if (status) jobNotices.dropInventory(jobId);
  }, [jobId, status]);
  return null;
}
