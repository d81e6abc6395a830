// The row of a job that is done as soon as it is there: its estimate was made of what was known, and no worker ran. It is no
// run, so no quota counts it, and its end is mailed to nobody. For callers that have checked access.
import type { Context } from '../../context.ts';
import { USUAL_DELIVERY } from '../../domain/catalog.ts';
import { STAGE_PROGRESS } from '../../domain/estimate/job-status.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';
import { sha256 } from '../../infra/secrets.ts';
import { takeProjectSeq } from '../projects/projects.service.ts';
import { newClaimNumber } from './claim-number.ts';

type ReadyJob = Pick<
  Job,
  | 'accountId'
  | 'projectId'
  | 'title'
  | 'instructions'
  | 'propertyType'
  | 'finishLevel'
  | 'agentKind'
>;

/** The run that the job counts as mailed for. */
const FIRST_RUN = 1;

/** Runs in the caller's transaction, which makes the estimate. Throws InvalidInput when the account has no such project. */
export const createReadyJob = async (
  { now }: Pick<Context, 'now'>,
  tx: Prisma.TransactionClient,
  job: ReadyJob,
): Promise<Job> => {
  const projectSeq = await takeProjectSeq(tx, job.accountId, job.projectId);
  return tx.job.create({
    data: {
      ...job,
      projectSeq,
      claimNumber: newClaimNumber(),
      delivery: USUAL_DELIVERY,
      stage: 'READY',
      progress: STAGE_PROGRESS.READY,
      run: FIRST_RUN,
      mailedRun: FIRST_RUN,
      inputHash: sha256(job.instructions),
      createdAt: now(),
      touchedAt: now(),
      finishedAt: now(),
    },
  });
};
