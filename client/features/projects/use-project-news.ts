import { useEffect, useRef } from 'react';
import { BELL_POLL } from '../../../server/domain/backoff.ts';
import { isFinal, type JobStage } from '../../../server/domain/job-status.ts';
import { useIsLive } from '../../apollo/SocketContext.tsx';
import { useProjectJobChangedSubscription } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';

interface ShownJob {
  id: string;
  stage: JobStage;
}

/** Keeps the project's page in step: events change the cards by themselves; what they cannot change is asked for again. */
export function useProjectNews(
  projectId: string,
  jobs: readonly ShownJob[] | undefined,
  refetch: () => Promise<unknown>,
): void {
  const stages = useRef(new Map<string, JobStage>());
  useEffect(() => {
    for (const { id, stage } of jobs ?? []) stages.current.set(id, stage);
  }, [jobs]);

  useProjectJobChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      const job = data.data?.viewerJobChanged;
      if (job?.project.id !== projectId || !jobs) return;
      const before = stages.current.get(job.id);
      stages.current.set(job.id, job.stage);
      // One that was started elsewhere, or an estimate that the total does not know yet.
      const isNews = before === undefined || (job.stage === 'READY' && before !== 'READY');
      // A failure leaves the page as it is; the next event or visit mends it.
      if (isNews) void refetch().catch(() => {});
    },
  });

  const isLive = useIsLive();
  usePollingFallback(refetch, {
    isActive: !isLive && (jobs ?? []).some(({ stage }) => !isFinal(stage)),
    backoff: BELL_POLL,
    onFailure: () => {},
  });
}
