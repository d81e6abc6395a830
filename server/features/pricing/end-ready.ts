// Writes the estimate of a job and its final state together, and tells of both.
import type { Ports } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { recordLeftOut } from '../files/left-out-uploads.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { recordEstimate } from '../estimates/record-estimate.ts';
import { finishJob, publishEnd } from '../jobs/end-job.ts';
import { spareTrial } from '../quota/free-trial.ts';
import { finishAtOnce } from './finish-at-once.ts';

/** Throws JobLost. */
export const endReady = async (
  ports: Ports,
  job: Job,
  document: EstimateDocument,
): Promise<void> => {
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
