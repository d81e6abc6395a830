// The message of one run, and its place in the queue: a run waits behind as many as its owner has unfinished, or as all guests
// of its network have. So everybody's first comes before anybody's second, and whoever has fifty waiting keeps only themselves
// waiting, and the other guests of their network.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { WORKING_STAGES } from '../../domain/estimate/job-status.ts';
import type { Job } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import type { JobDefinition } from '../../infra/queue/queue.ts';
import { accountsInTurn } from '../accounts/turns.ts';

export interface RunJob {
  jobId: number;
  /** Which start of the job by its owner this message belongs to. */
  run: number;
}

/** The background work of pricing one job; its message names the row and nothing else. */
export const runJob: JobDefinition<RunJob> = {
  name: 'run-job',
  payload: z.object({ jobId: z.int().positive(), run: z.int().positive() }),
};

const UNFINISHED = ['QUEUED', ...WORKING_STAGES];

/** Queues a job that is started. Runs in the transaction that starts it, after `lockRuns`. */
export const enqueueRun = async (
  { queue }: Pick<Context, 'queue'>,
  tx: Statements,
  { id, run, accountId }: Pick<Job, 'id' | 'run' | 'accountId'>,
): Promise<void> => {
  const accounts = await accountsInTurn(tx, accountId);
  const [others] = await tx.$queryRaw<{ unfinished: number }[]>`
    SELECT count(*)::int AS unfinished FROM jobs
    WHERE account_id = ANY (${accounts}::int[]) AND id <> ${id} AND stage = ANY (${UNFINISHED}::"JobStage"[])`;
  await queue.send(runJob, { jobId: id, run }, tx, others?.unfinished ?? 0);
};
