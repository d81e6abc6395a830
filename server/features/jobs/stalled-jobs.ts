// Jobs whose worker died: handed out again at once where that is safe, ended where nobody will come for them.
import type { Ports } from '../../context.ts';
import { WORKING_STAGES } from '../../domain/estimate/job-status.ts';
import { JobLost } from './job-claim.ts';
import { failJob } from './end-job.ts';
import { runJob } from './run-queue.ts';

/** Time longer than a worker can be silent while it lives, and than the queue needs to notice its death. */
const STALLED_MS = 60_000;
const BATCH = 100;

/** Call it at a start at which no other worker can be alive. */
export const releaseInterruptedJobs = async ({ db, queue }: Ports): Promise<void> => {
  const interrupted = await db.job.findMany({
    where: { stage: { in: [...WORKING_STAGES] } },
    select: { id: true, run: true },
  });
  await queue.releaseInterrupted(
    runJob,
    interrupted.map(({ id, run }) => ({ jobId: id, run })),
  );
};

/** Ends jobs that have shown no sign of life and for which no message is left. */
export const failStalledJobs = async (ports: Ports): Promise<void> => {
  const { db, queue, now, log } = ports;
  const stalled = await db.job.findMany({
    where: {
      stage: { in: ['QUEUED', ...WORKING_STAGES] },
      touchedAt: { lt: new Date(now().getTime() - STALLED_MS) },
    },
    orderBy: { touchedAt: 'asc' },
    take: BATCH,
  });
  for (const job of stalled) {
    if (await queue.has(runJob, { jobId: job.id, run: job.run })) continue;
    log.warn({ jobId: job.id }, 'A job was left behind and is ended');
    await failJob(ports, job, 'INTERRUPTED').catch((error: unknown) => {
      if (!(error instanceof JobLost)) throw error;
    });
  }
};
