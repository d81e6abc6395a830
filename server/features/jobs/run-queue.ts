// The message of one run, and its rank in the queue. The rank is the number of unfinished runs of the owner, or of all
// guests of the network, when the message is sent; it stays when they end. So everybody's first run comes before
// anybody's second. An owner with fifty runs delays nobody else but other guests of the same network.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { WORKING_STAGES } from '../../domain/estimate/job-status.ts';
import type { Job } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import type { JobDefinition } from '../../infra/queue/queue.ts';
import { accountsInTurn } from '../accounts/turns.ts';

export interface RunJob {
  jobId: number;
  /** Number of the run to which the message belongs. */
  run: number;
}

/** The background work of pricing one job; its message names the row and nothing else. */
export const runJob: JobDefinition<RunJob> = {
  name: 'run-job',
  yieldsSlotWhenLong: true,
  payload: z.object({ jobId: z.int().positive(), run: z.int().positive() }),
};

const UNFINISHED = ['QUEUED', ...WORKING_STAGES];

/** Queues a job in the transaction that starts it. Call it after `lockRuns`. */
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
