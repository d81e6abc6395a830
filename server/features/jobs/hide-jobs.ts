// Hides jobs whose owner deleted them, and brings them back: rows stay until they are swept, what runs is ended.
// For callers that have checked access.
import type { Ports } from '../../context.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { hideEstimates } from '../estimates/hide-estimates.ts';
import { closeRequestsOf } from '../leads/close-requests.ts';
import { type LeadNews, publishLeadNews } from '../leads/leads.events.ts';
import { endCancelled } from './job-claim.ts';
import { jobChanges } from './jobs.events.ts';

const idsOf = (jobs: readonly { id: number }[]): number[] => jobs.map(({ id }) => id);

/** To be told after the commit. */
export interface HiddenJobs {
  /** Those that were running. */
  cancelled: Job[];
  estimateIds: number[];
  /** Requests for contractors that were taken back with them. */
  closed: LeadNews[];
}

export const hideJobs = async (
  ports: Pick<Ports, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  where: Pick<Prisma.JobWhereInput, 'id' | 'projectId'>,
  deletedAt: Date,
): Promise<HiddenJobs> => {
  const hidden = await tx.job.updateManyAndReturn({
    where: { ...where, deletedAt: null },
    data: { deletedAt },
    select: { id: true, finishedAt: true },
  });
  const estimateIds = await hideEstimates(tx, idsOf(hidden), deletedAt);
  const cancelled: Job[] = [];
  for (const { id, finishedAt } of hidden) {
    const job = finishedAt ? null : await endCancelled(tx, id, deletedAt);
    if (job) cancelled.push(job);
  }
  return { cancelled, estimateIds, closed: await closeRequestsOf(ports, tx, estimateIds) };
};

/** Those that went at that moment. What was cancelled stays cancelled, and can be started again. Gives the ids of their estimates. */
export const showJobs = async (
  tx: Prisma.TransactionClient,
  where: Pick<Prisma.JobWhereInput, 'id' | 'projectId'>,
  deletedAt: Date,
): Promise<number[]> => {
  const shown = await tx.job.updateManyAndReturn({
    where: { ...where, deletedAt },
    data: { deletedAt: null },
    select: { id: true },
  });
  return hideEstimates(tx, idsOf(shown), null);
};

/** Whoever follows such a job or its estimate is told that it was not found. */
export const tellHidden = async (
  { events, metrics }: Pick<Ports, 'events' | 'metrics'>,
  { cancelled, estimateIds, closed }: HiddenJobs,
): Promise<void> => {
  for (const { id, stage } of cancelled) {
    metrics.jobsFinished.inc({ outcome: 'cancelled' });
    await events.publish(jobChanges, id, { jobId: id, stage });
  }
  await publishEstimateChanges({ events }, estimateIds);
  await publishLeadNews({ events }, closed);
};
