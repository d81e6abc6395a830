import { skipToken } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { BELL_POLL } from '../../../server/domain/account/backoff.ts';
import type { JobStage } from '../../../server/domain/estimate/job-status.ts';
import { useProjectJobChangedSubscription } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';

interface ShownJob {
  id: string;
  stage: JobStage;
}

interface ProjectNewsOptions {
  /** Project whose jobs are followed. All jobs are followed when it is absent. */
  projectId?: string;
  /** Jobs on the page. They are undefined while they are not known. */
  jobs: readonly ShownJob[] | undefined;
  refetch: () => Promise<unknown>;
}

/**
 * Keeps a page of projects in step with jobs: events change the cards by themselves; what they cannot change is asked for
 * again. The events begin after the page's answer, with the latest jobs at that time: what changed in between is news.
 */
export function useProjectNews({ projectId, jobs, refetch }: ProjectNewsOptions): void {
  const stages = useRef(new Map<string, JobStage>());
  useEffect(() => {
    for (const { id, stage } of jobs ?? []) {
      // Only events tell about known jobs: an answer may have a job ready and still a total without it.
      if (!stages.current.has(id)) stages.current.set(id, stage);
    }
  }, [jobs]);

  useProjectJobChangedSubscription(
    jobs === undefined
      ? skipToken
      : {
          ignoreResults: true,
          onData: ({ data }) => {
            const job = data.data?.viewerJobChanged;
            if (!job || (projectId !== undefined && job.project.id !== projectId)) return;
            const before = stages.current.get(job.id);
            stages.current.set(job.id, job.stage);
            // The job was started elsewhere, or its estimate is not in the total yet.
            const isNews = before === undefined || (job.stage === 'READY' && before !== 'READY');
            // A failure leaves the page as it is; the next event or visit mends it.
            if (isNews) void refetch().catch(() => {});
          },
        },
  );

  usePollingFallback(refetch, {
    isActive: jobs !== undefined,
    backoff: BELL_POLL,
    onFailure: () => {},
  });
}
