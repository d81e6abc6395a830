// Prices one job: takes the row, reads its uploads, asks the estimator, writes estimate and final state together, tells.
// Delivered at least once: a repeated or stale message does nothing.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { bindJob, type JobBinding } from '../../infra/queue/queue.ts';
import {
  ATTEMPTS_MAX,
  canTryAgain,
  claimJob,
  type ClaimedJob,
  JobLost,
} from '../jobs/job-claim.ts';
import { dropEstimateDraft, failJob, finishJob } from '../jobs/end-job.ts';
import { runJob } from '../jobs/run-queue.ts';
import { estimateJob } from './ask-estimator.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { recordLeftOut } from '../files/left-out-uploads.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { recordEstimate } from '../estimates/record-estimate.ts';
import { spareTrial } from '../quota/free-trial.ts';

/** Writes the estimate of a job together with its final state, and publishes both. Throws JobLost. */
const endReady = async (ports: Ports, job: Job, document: EstimateDocument): Promise<void> => {
  const estimateId = await finishJob(ports, job, async (tx, owner) => {
    const titled = { ...document, title: owner.title ?? document.title };
    const recorded = await recordEstimate(tx, { ...job, ...owner }, titled);
    const leftOut = await recordLeftOut(tx, job);
    if (leftOut > 0 || document.items.length === 0) await spareTrial(tx, job);
    return recorded;
  });
  await publishEstimateChange(ports, estimateId);
};

const runClaimed = async (
  ports: Ports,
  claimed: ClaimedJob,
  signal: AbortSignal,
): Promise<void> => {
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
  bindJob(runJob, async (message, signal) => {
    const claimed = await claimJob(ports, message);
    if (!claimed) return;
    // The workers of all earlier attempts died.
    if (claimed.job.attempt > ATTEMPTS_MAX) await failJob(ports, claimed.job, 'INTERRUPTED');
    else await runClaimed(ports, claimed, signal);
  });
