// A worker takes a job: from then on it alone writes to the row, until the job ends or is started anew.
import type { Ports } from '../../context.ts';
import { FINAL_STAGES, STAGE_PROGRESS } from '../../domain/job-status.ts';
import { type Job, Prisma } from '../../generated/prisma/client.ts';
import { failJob } from './end-job.ts';
import { ATTEMPTS_MAX } from './job-claim.ts';
import { publishJobChange } from './jobs.events.ts';
import type { RunJob } from './run-job.definition.ts';

/** Takes the job for this worker; null when the message is stale: ended, started anew, or given up right here. */
export const claimJob = async (ports: Ports, { jobId, run }: RunJob): Promise<Job | null> => {
  const [job] = await ports.db.job.updateManyAndReturn({
    where: { id: jobId, run, stage: { notIn: FINAL_STAGES } },
    data: {
      attempt: { increment: 1 },
      stage: 'READING_UPLOADS',
      progress: STAGE_PROGRESS.READING_UPLOADS,
      reading: Prisma.DbNull,
      touchedAt: ports.now(),
    },
  });
  if (!job) return null;
  if (job.attempt > ATTEMPTS_MAX) {
    await failJob(ports, job, 'INTERRUPTED');
    return null;
  }
  await publishJobChange(ports, job);
  return job;
};
