// Use cases of "results", as older clients know them: an estimate together with the job that makes or made it.
import type { Context } from '../../context.ts';
import { DomainError, notFound } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { isFinal } from '../../domain/estimate/job-status.ts';
import type { Estimate, Prisma } from '../../generated/prisma/client.ts';
import { loadDocument, OVERTAKEN, unlessOvertaken } from './document-in-pieces.ts';
import { findEstimate } from './estimates.service.ts';
import { parseClaimNumber } from '../jobs/claim-number.ts';
import { findWholeJob, type WholeJob } from '../jobs/whole-jobs.ts';

type FoundEstimate = NonNullable<WholeJob['estimate']> & Pick<Estimate, 'document'>;

export type EstimateResult =
  | { state: 'ready'; job: WholeJob; estimate: FoundEstimate }
  | { state: 'waiting'; job: WholeJob }
  | { state: 'ended'; job: WholeJob; reason: string };

/** `claimOrId`: a claim number, or the number of a job, which is its estimate's, too: one number names one thing. */
export type ResultRef = { jobId: number } | { claimOrId: string };

const whereOf = (ref: ResultRef): Prisma.JobWhereInput => {
  if ('jobId' in ref) return { id: ref.jobId };
  const claimNumber = parseClaimNumber(ref.claimOrId);
  return claimNumber ? { claimNumber } : { id: idOf(ref.claimOrId) };
};

const readResult = async (
  ctx: Context,
  ref: ResultRef,
): Promise<EstimateResult | typeof OVERTAKEN> => {
  const job = await findWholeJob(ctx, whereOf(ref));
  if (!job) throw notFound('This estimate');
  if (job.estimate) {
    const document = await loadDocument(ctx, job.estimate);
    if (document === null) return OVERTAKEN;
    return { state: 'ready', job, estimate: { ...job.estimate, document } };
  }
  if (!isFinal(job.stage)) return { state: 'waiting', job };
  return { state: 'ended', job, reason: job.failure ?? 'This estimate was canceled.' };
};

/** Throws NOT_FOUND when missing or someone else's, BUSY while it is saved over and over. */
export const findResult = (ctx: Context, ref: ResultRef): Promise<EstimateResult> =>
  unlessOvertaken(() => readResult(ctx, ref));

export interface ResultIds {
  estimateId: number;
  jobId: number;
}

/** The job's number alone while its estimate is made. Throws NOT_FOUND as `findResult`, CONFLICT when there will be none. */
export const findResultIds = async (
  ctx: Context,
  ref: ResultRef,
): Promise<ResultIds | { estimateId: null; jobId: number }> => {
  const key = 'jobId' in ref ? ref : { lookup: ref.claimOrId };
  const estimate = await findEstimate(ctx, key, { select: { id: true, jobId: true } });
  if (estimate) return { estimateId: estimate.id, jobId: estimate.jobId };
  const result = await findResult(ctx, ref);
  if (result.state === 'ended') throw new DomainError('CONFLICT', result.reason);
  const estimateId = result.state === 'ready' ? result.estimate.id : null;
  return { estimateId, jobId: result.job.id };
};

/** Throws NOT_FOUND as `findResult`, CONFLICT while there is no estimate yet. */
export const requireResultIds = async (ctx: Context, ref: ResultRef): Promise<ResultIds> => {
  const { estimateId, jobId } = await findResultIds(ctx, ref);
  if (estimateId !== null) return { estimateId, jobId };
  throw new DomainError('CONFLICT', 'The estimate is not ready yet. Try again when it is.');
};
