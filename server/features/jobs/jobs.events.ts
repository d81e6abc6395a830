// What is told about jobs: that something of one changed. Whoever hears it reads the row again, or has read it and is told how
// much further it is.
import { z } from 'zod';
import type { Ports } from '../../context.ts';
import { READING_UNITS } from '../../domain/estimate/job-reading.ts';
import type { JobStage } from '../../domain/estimate/job-status.ts';
import { defineChannel } from '../../infra/pubsub.ts';

const signSchema = z.object({
  run: z.int(),
  attempt: z.int(),
  version: z.int(),
  accountId: z.int(),
  touchedAtMs: z.int(),
  progress: z.number(),
  /** Which of the uploads is being read. */
  filePosition: z.int().nullable(),
  step: z.object({ unit: z.enum(READING_UNITS), position: z.int(), count: z.int() }).nullable(),
});
/** What one sign of progress wrote, as the statement that wrote it says: numbers, and no word of the owner's. */
export type ProgressSign = z.infer<typeof signSchema>;

export interface JobChange {
  jobId: number;
  stage: JobStage;
  /** The sign as some version of the program published it. */
  sign?: unknown;
}

/** Returns null where there is no sign that this version knows. */
export const signOf = ({ sign }: JobChange): ProgressSign | null =>
  sign === undefined ? null : (signSchema.safeParse(sign).data ?? null);

/** Keyed by job. */
export const jobChanges = defineChannel<JobChange>('job');
/** Keyed by account: the changes of all its jobs. */
export const accountJobChanges = defineChannel<JobChange>('account-jobs');

/** Call it after the change is committed. */
export const publishJobChange = async (
  { events }: Pick<Ports, 'events'>,
  job: { id: number; accountId: number; stage: JobStage; sign?: ProgressSign },
): Promise<void> => {
  const change = { jobId: job.id, stage: job.stage };
  await Promise.all([
    events.publish(jobChanges, job.id, { ...change, sign: job.sign }),
    events.publish(accountJobChanges, job.accountId, change),
  ]);
};
