// What is told about jobs: that something of one changed. Whoever hears it reads the row again.
import type { Ports } from '../../context.ts';
import type { JobStage } from '../../domain/job-status.ts';
import { defineChannel } from '../../infra/pubsub.ts';

export interface JobChange {
  jobId: number;
  stage: JobStage;
}

/** Keyed by job. */
export const jobChanges = defineChannel<JobChange>('job');
/** Keyed by account: the changes of all its jobs. */
export const accountJobChanges = defineChannel<JobChange>('account-jobs');

/** To be called after the change is committed. */
export const publishJobChange = async (
  { events }: Pick<Ports, 'events'>,
  job: { id: number; accountId: number; stage: JobStage },
): Promise<void> => {
  const change = { jobId: job.id, stage: job.stage };
  await Promise.all([
    events.publish(jobChanges, job.id, change),
    events.publish(accountJobChanges, job.accountId, change),
  ]);
};
