import type { JobStatus } from '../../../server/domain/job-status.ts';

/** Spec §4: ready is 'Ready', anything on its way 'Pending'; what ended otherwise is said plainly. */
export const JOB_BADGES: Record<JobStatus, { label: string; color: string }> = {
  READY: { label: 'Ready', color: 'green' },
  QUEUED: { label: 'Pending', color: 'yellow' },
  PROCESSING: { label: 'Pending', color: 'yellow' },
  FAILED: { label: 'Failed', color: 'red' },
  CANCELLED: { label: 'Canceled', color: 'gray' },
};
