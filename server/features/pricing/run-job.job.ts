// Prices one job: takes the row, reads its uploads, asks the estimator, writes estimate and final state together, tells.
// Delivered at least once: a repeated or stale message does nothing.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { canTryAgain, JobLost } from '../jobs/job-claim.ts';
import { claimJob } from '../jobs/claim-job.ts';
import type { TakenJob } from '../jobs/taken-job.ts';
import { dropEstimateDraft, failJob, finishJob, publishEnd } from '../jobs/end-job.ts';
import { runJob } from '../jobs/run-job.definition.ts';
import { estimateJob } from './ask-estimator.ts';
import type { EstimateDocument } from '../../domain/estimate.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { recordLeftOut } from '../files/left-out-uploads.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { recordEstimate } from '../estimates/record-estimate.ts';
import { spareTrial } from '../quota/free-trial.ts';
import { finishAtOnce } from './finish-at-once.ts';

// Writes the estimate of a job and its final state together, and tells of both.

/** Throws JobLost. */
const endReady = async (ports: Ports, job: Job, document: EstimateDocument): Promise<void> => {
  const titled = ({ title }: Pick<Job, 'title'>) => ({
    ...document,
    title: title ?? document.title,
  });
  const finishedAt = ports.now();
  let estimateId = await finishAtOnce(ports, job, titled(job), finishedAt);
  if (estimateId === null) {
    await finishJob(ports, job, async (tx, owner) => {
      estimateId = await recordEstimate(tx, { ...job, ...owner }, titled(owner));
      const leftOut = await recordLeftOut(tx, job);
      if (leftOut > 0 || document.items.length === 0) await spareTrial(tx, job);
    });
  } else {
    await publishEnd(ports, { ...job, stage: 'READY', finishedAt });
  }
  if (estimateId !== null) await publishEstimateChange(ports, estimateId);
};

const runClaimed = async (ports: Ports, claimed: TakenJob, signal: AbortSignal): Promise<void> => {
  const { job } = claimed;
  try {
    // What an attempt that died had priced is not continued: this one prices everything anew.
    if (job.attempt > 1) await dropEstimateDraft(ports.db, job.id);
    await endReady(ports, job, await estimateJob(ports, claimed, signal));
  } catch (error) {
    if (error instanceof JobLost) return;
    // What is too large is so at the next try, too.
    const isTooLarge = error instanceof DomainError && error.code === 'TOO_LARGE';
    // Stopping, or worth another try: the queue hands the message out again.
    if (signal.aborted || (canTryAgain(job) && !isTooLarge)) throw error;
    ports.log.error({ err: error, jobId: job.id }, 'A job was given up');
    const failed = isTooLarge
      ? failJob(ports, job, 'TOO_LARGE', error.message)
      : failJob(ports, job, 'INTERNAL');
    await failed.catch((failure: unknown) => {
      if (!(failure instanceof JobLost)) throw failure;
    });
  }
};

export const bindRunJob = (ports: Ports): JobBinding =>
  bindJob(runJob, async (message, signal, handed) => {
    const claimed = handed ?? (await claimJob(ports, message));
    if (claimed) await runClaimed(ports, claimed, signal);
  });
