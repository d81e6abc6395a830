// How a job ends: ready, failed or canceled, with nothing of it left half done, and who is told.
import type { Ports } from '../../context.ts';
import type { JobFailureCode } from '../../domain/estimate/job-failure.ts';
import { FINAL_STAGES, STAGE_PROGRESS } from '../../domain/estimate/job-status.ts';
import { type Job, Prisma } from '../../generated/prisma/client.ts';
import { wantsMailWhenReady } from '../accounts/notices.service.ts';
import { spareTrial } from '../quota/free-trial.ts';
import { forgetRun } from '../quota/runs.ts';
import { dropEstimateDraft, inputsBeforeOf, type JobOwner, writeClaimed } from './job-claim.ts';
import { publishJobChange } from './jobs.events.ts';
import { mailEnd } from './mail-end.ts';
import { type TellPorts, tellWebhooks } from '../webhooks/tell-webhooks.ts';

// Tells the owner's webhooks how a job ended, in the transaction that ends it.

const readEnd = async (tx: Prisma.TransactionClient, id: number) => {
  const { projectId, claimNumber, isTest, estimate } = await tx.job.findUniqueOrThrow({
    where: { id },
    select: {
      projectId: true,
      claimNumber: true,
      isTest: true,
      estimate: { select: { id: true, version: true } },
    },
  });
  return {
    facts: {
      jobId: String(id),
      projectId: String(projectId),
      claimNumber,
      isTest,
      estimateId: estimate ? String(estimate.id) : null,
    },
    version: estimate?.version ?? 0,
  };
};

const tellReady = (
  ports: TellPorts,
  tx: Prisma.TransactionClient,
  accountId: number,
  jobId: number,
): Promise<void> =>
  tellWebhooks(ports, tx, accountId, 'ESTIMATE_READY', async () => {
    const { facts, version } = await readEnd(tx, jobId);
    return { ...facts, version };
  });

const tellFailed = (
  ports: TellPorts,
  tx: Prisma.TransactionClient,
  accountId: number,
  { jobId, failureCode }: { jobId: number; failureCode: JobFailureCode },
): Promise<void> =>
  tellWebhooks(ports, tx, accountId, 'JOB_FAILED', async () => {
    const { facts } = await readEnd(tx, jobId);
    return { ...facts, failureCode };
  });

const GIVEN_UP =
  'We could not finish this estimate, although we tried several times. Your uploads and text are kept: try again, and if it fails once more, leave out the file you added last.';

/**
 * How a job ends that makes no (new) estimate: one that was made anew keeps the estimate it had and the inputs that
 * stand behind it, and stays ready.
 */
const endWithoutEstimate = async <Stage extends 'FAILED' | 'CANCELLED'>(
  tx: Prisma.TransactionClient,
  jobId: number,
  stage: Stage,
): Promise<{ stage: Stage | 'READY'; inputs: Prisma.JobUpdateManyMutationInput }> => {
  const job = await tx.job.findUnique({
    where: { id: jobId },
    select: { inputsBefore: true, estimate: { select: { id: true } } },
  });
  if (!job?.estimate) return { stage, inputs: {} };
  const before = inputsBeforeOf(job);
  const inputs = before && { ...before, roomsCorrected: before.roomsCorrected ?? Prisma.DbNull };
  return { stage: 'READY', inputs: { ...inputs, inputsBefore: Prisma.DbNull } };
};

/** Ends a job as canceled, with nothing of it left half done; null when it had ended. */
export const endCanceled = async (
  tx: Prisma.TransactionClient,
  id: number,
  now: Date,
): Promise<Job | null> => {
  const { stage, inputs } = await endWithoutEstimate(tx, id, 'CANCELLED');
  const [canceled] = await tx.job.updateManyAndReturn({
    where: { id, stage: { notIn: FINAL_STAGES } },
    data: { ...inputs, stage, progress: STAGE_PROGRESS[stage], finishedAt: now },
  });
  if (!canceled) return null;
  await dropEstimateDraft(tx, id);
  if (canceled.attempt === 0) await forgetRun(tx, canceled);
  return canceled;
};

/** Counts an end that is committed unless it is a test's, and tells those who follow. */
const publishEnd = async (
  ports: Ports,
  job: Job & { stage: 'READY' | 'FAILED'; finishedAt: Date },
): Promise<void> => {
  if (!job.isTest) {
    const outcome = job.stage.toLowerCase();
    ports.metrics.jobsFinished.inc({ outcome });
    const seconds = (job.finishedAt.getTime() - job.createdAt.getTime()) / 1000;
    ports.metrics.jobSeconds.observe({ outcome }, seconds);
  }
  await publishJobChange(ports, job);
};

const endClaimed = async <Written>(
  ports: Ports,
  job: Job,
  stage: 'READY' | 'FAILED',
  data: Prisma.JobUpdateManyMutationInput,
  alongside: (tx: Prisma.TransactionClient, owner: JobOwner) => Promise<Written>,
): Promise<Written> => {
  const finishedAt = ports.now();
  const end = { ...data, stage, progress: STAGE_PROGRESS[stage], finishedAt };
  const { owner, written } = await ports.db.$transaction(async (tx) => {
    const current = await writeClaimed({ db: tx, now: ports.now }, job, end);
    await dropEstimateDraft(tx, job.id);
    const made = await alongside(tx, current);
    // Whoever refines an estimate that stands is there to see it.
    const isNew = job.inputsBefore === null && !job.isTest;
    if (isNew && (await wantsMailWhenReady(tx, current.accountId))) {
      await ports.queue.send(mailEnd, { jobId: job.id, run: job.run }, tx);
    }
    return { owner: current, written: made };
  });
  await publishEnd(ports, { ...job, ...owner, stage, finishedAt });
  return written;
};

/** Ends the job as ready, together with what `alongside` writes and returns. Throws JobLost. */
export const finishJob = <Written>(
  ports: Ports,
  job: Job,
  alongside: (tx: Prisma.TransactionClient, owner: JobOwner) => Promise<Written>,
): Promise<Written> =>
  endClaimed(
    ports,
    job,
    'READY',
    { failure: null, failureCode: null, inputsBefore: Prisma.DbNull },
    async (tx, owner) => {
      const written = await alongside(tx, owner);
      await tellReady(ports, tx, owner.accountId, job.id);
      return written;
    },
  );

/** Ends the job as failed, with a word for programs and a sentence for its owner. Throws JobLost. */
export const failJob = async (
  ports: Ports,
  job: Job,
  failureCode: JobFailureCode,
  failure = GIVEN_UP,
): Promise<void> => {
  const { stage, inputs } = await endWithoutEstimate(ports.db, job.id, 'FAILED');
  await endClaimed(
    ports,
    job,
    stage,
    { ...inputs, failure, failureCode },
    async (tx, { accountId }) => {
      await spareTrial(tx, job);
      await tellFailed(ports, tx, accountId, { jobId: job.id, failureCode });
    },
  );
};
