// Hands a run to the workers, fairly: it stands behind as many as its owner has unfinished, so that everybody's first comes
// before anybody's second, and among equals the older. Whoever has fifty waiting keeps only themselves waiting.
import type { Context } from '../../context.ts';
import { WORKING_STAGES } from '../../domain/job-status.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';
import { runJob } from './run-job.definition.ts';

/** In the transaction that starts it, after `lockRuns`. */
export const enqueueRun = async (
  { queue }: Pick<Context, 'queue'>,
  tx: Prisma.TransactionClient,
  { id, run, accountId }: Pick<Job, 'id' | 'run' | 'accountId'>,
): Promise<void> => {
  const unfinished = await tx.job.count({
    where: { accountId, id: { not: id }, stage: { in: ['QUEUED', ...WORKING_STAGES] } },
  });
  await queue.send(runJob, { jobId: id, run }, tx, unfinished);
};
