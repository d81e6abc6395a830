// Hands a run to the workers, fairly: it stands behind as many as its owner has unfinished, or as all guests of its network
// have. So everybody's first comes before anybody's second; among equals the older comes first. Whoever has fifty waiting keeps
// only themselves waiting, and their network's other guests.
import type { Context } from '../../context.ts';
import { WORKING_STAGES } from '../../domain/job-status.ts';
import type { Job } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { accountsInTurn } from '../accounts/turns.ts';
import { runJob } from './run-job.definition.ts';

const UNFINISHED = ['QUEUED', ...WORKING_STAGES];

/**
 * The id of the account's next job, and how many others it waits behind. It is one statement, with `accountsInTurn` in it, as
 * it is asked together with others. Call it after `lockRuns`.
 */
export const newPlace = async (
  tx: Statements,
  accountId: number,
): Promise<{ id: number; rank: number }> => {
  const [place] = await tx.$queryRaw<
    [{ id: number; rank: number }]
  >`SELECT nextval('jobs_id_seq')::int AS id, count(*)::int AS rank
    FROM jobs WHERE stage = ANY (${UNFINISHED}::"JobStage"[]) AND account_id IN (SELECT ${accountId}::int
      UNION SELECT other.id FROM accounts AS own JOIN accounts AS other ON other.address_hash = own.address_hash
      WHERE own.id = ${accountId} AND own.kind = 'GUEST' AND other.kind = 'GUEST')`;
  return place;
};

/** Queues a job that is started again. Runs in the transaction that starts it, after `lockRuns`. */
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
