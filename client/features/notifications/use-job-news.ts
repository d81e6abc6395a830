import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isFinal } from '../../../server/domain/job-status.ts';
import type { BellJob_JobFragment } from '../../gql/graphql.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';
import { showToast } from '../../lib/toast.tsx';
import { isWatched } from '../../lib/watched-jobs.ts';

export type NoteJob = (job: BellJob_JobFragment) => void;

/** Returns what is to be called with each state of a job that becomes known, in any order and as often as it comes. */
export function useJobNews(): NoteJob {
  const navigate = useNavigate();
  const unfinished = useRef(new Set(jobNotices.current().pending));

  return (job) => {
    if (!isFinal(job.stage)) {
      unfinished.current.add(job.id);
      if (!jobNotices.current().pending.includes(job.id)) jobNotices.addPending(job.id);
      return;
    }
    const isNews = unfinished.current.delete(job.id);
    if (job.stage === 'READY') {
      jobNotices.markReady(job.id);
      return;
    }
    jobNotices.remove(job.id);
    if (job.stage === 'FAILED' && isNews && !isWatched(job.id)) {
      showToast({
        id: `job-${job.id}`,
        kind: 'failure',
        message: `${listTitle(job)} could not be finished`,
        action: { label: 'Open', onClick: () => void navigate(paths.result(job.id)) },
      });
    }
  };
}
