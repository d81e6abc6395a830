// Hides jobs with their estimates, and brings them back: rows stay until they are swept, what runs is ended.
// For callers that have checked access.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { hideEstimates } from '../estimates/hide-estimates.ts';
import {
  type HiddenJobRows,
  hideJobRows,
  type JobsToDelete,
  showJobRows,
} from '../jobs/deleted-jobs.ts';
import { closeRequestsOf } from '../leads/close-requests.ts';
import { type LeadNews, publishLeadNews } from '../leads/leads.events.ts';
import { jobChanges } from '../jobs/jobs.events.ts';

/** What the caller tells of after the commit. */
export interface HiddenJobs extends Pick<HiddenJobRows, 'canceled'> {
  estimateIds: number[];
  /** Requests for contractors that were taken back with them. */
  closed: LeadNews[];
}

export const hideJobs = async (
  ports: Pick<Ports, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  where: JobsToDelete,
  deletedAt: Date,
): Promise<HiddenJobs> => {
  const { ids, canceled } = await hideJobRows(tx, where, deletedAt);
  const estimateIds = await hideEstimates(tx, ids, deletedAt);
  return { canceled, estimateIds, closed: await closeRequestsOf(ports, tx, estimateIds) };
};

/** Shows the jobs that went at that moment. Gives the ids of their estimates. */
export const showJobs = async (
  tx: Prisma.TransactionClient,
  where: JobsToDelete,
  deletedAt: Date,
): Promise<number[]> => hideEstimates(tx, await showJobRows(tx, where, deletedAt), null);

/** Whoever follows such a job or its estimate is told that it was not found. */
export const tellHidden = async (
  { events, metrics }: Pick<Ports, 'events' | 'metrics'>,
  { canceled, estimateIds, closed }: HiddenJobs,
): Promise<void> => {
  for (const { id, stage, isTest } of canceled) {
    if (!isTest) metrics.jobsFinished.inc({ outcome: 'cancelled' });
    await events.publish(jobChanges, id, { jobId: id, stage });
  }
  await publishEstimateChanges({ events }, estimateIds);
  await publishLeadNews({ events }, closed);
};
