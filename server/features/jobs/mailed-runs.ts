// The mark on a job's row that says which of its runs had its end mailed.
import type { Ports } from '../../context.ts';
import type { RunJob } from './run-job.definition.ts';

const ENDS = ['READY' as const, 'FAILED' as const];

/** Finds the job with what the mail says; null when it was mailed, started anew, cancelled or deleted. */
export const findUnmailedEnd = ({ db }: Pick<Ports, 'db'>, { jobId, run }: RunJob) =>
  db.job.findFirst({
    where: { id: jobId, run, stage: { in: ENDS }, mailedRun: { lt: run }, deletedAt: null },
    include: {
      account: { select: { id: true, email: true, emailWhenReady: true } },
      project: { select: { name: true } },
      estimate: { select: { title: true, totalCents: true, currency: true } },
    },
  });

/** Returns false when another process took it meanwhile. */
export const takeMailOf = async (
  { db }: Pick<Ports, 'db'>,
  { jobId: id, run }: RunJob,
  mailedRun: number,
): Promise<boolean> => {
  const { count } = await db.job.updateMany({
    where: { id, run, mailedRun, stage: { in: ENDS } },
    data: { mailedRun: run },
  });
  return count > 0;
};

export const giveMailBack = async (
  { db }: Pick<Ports, 'db'>,
  { jobId: id, run }: RunJob,
  mailedRun: number,
): Promise<void> => {
  await db.job.updateMany({ where: { id, mailedRun: run }, data: { mailedRun } });
};
