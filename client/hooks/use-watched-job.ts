import { useEffect } from 'react';
import { watchJob } from '../lib/watched-jobs.ts';

/** Says that this page shows the job, so that no toast needs to. */
export const useWatchedJob = (jobId: string): void => {
  useEffect(() => watchJob(jobId), [jobId]);
};
