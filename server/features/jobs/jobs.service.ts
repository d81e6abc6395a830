// Use cases of jobs but for listing, submitting and running them: look up, cancel, start again, follow.
import type { Context } from '../../context.ts';
import { BELL_JOBS } from '../../domain/catalog.ts';
import { notFound } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { canCancel } from '../../domain/estimate/job-status.ts';
import { idOf } from '../../domain/ids.ts';
import { idSchema, idsSchema, parseInput } from '../../domain/validation.ts';
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { parseClaimNumber } from './claim-number.ts';
import { accountJobChanges, type JobChange, publishJobChange } from './jobs.events.ts';
import { followChanges } from './live-job.ts';
import { endCanceled } from './end-job.ts';
import { JobAlreadyFinished, JobNotRetryable } from './jobs.errors.ts';
import { rerunJob } from './rerun-job.ts';
import { listJobs } from './listed-jobs.ts';
import { loadable } from '../../infra/db/selection.ts';

export type JobSelection = Pick<Prisma.JobFindManyArgs, 'select' | 'include'>;

/** Returns the jobs in the order of the ids; null for one that is missing or someone else's. */
export const findJobs = async (
  { db, viewer }: Context,
  rawIds: readonly unknown[],
  query: JobSelection = {},
) => {
  const ids = parseInput(idsSchema, rawIds);
  const jobs = await db.job.findMany({
    ...loadable(query),
    where: { id: { in: ids }, ...visibleTo(viewer) },
  });
  const known = new Map(jobs.map((job) => [job.id, job]));
  return ids.map((id) => known.get(id) ?? null);
};

/** One job by one of its keys; `lookup` is as a person typed it. */
export interface JobRef {
  id?: string | number | null;
  claimNumber?: string | null;
  lookup?: string | null;
}

/** The `where` of a reference. The caller adds whose it is, and whether it was deleted. */
export const keyOf = (ref: JobRef): Pick<Prisma.JobWhereInput, 'claimNumber' | 'id'> => {
  const claimNumber = parseClaimNumber(ref.claimNumber ?? ref.lookup ?? '');
  return claimNumber ? { claimNumber } : { id: idOf(ref.id ?? ref.lookup ?? '') };
};

/** Returns null when missing or someone else's. */
export const findJobBy = ({ db, viewer }: Context, ref: JobRef, query: JobSelection) =>
  db.job.findFirst({ ...loadable(query), where: { ...keyOf(ref), ...visibleTo(viewer) } });

/** Where to look, also within a transaction, and for whom. */
type Looking = Pick<Context, 'viewer'> & { db: Pick<Prisma.TransactionClient, 'job'> };

/** Returns null when missing or someone else's. */
export const findJob = ({ db, viewer }: Looking, id: number, query: JobSelection = {}) =>
  db.job.findFirst({ ...loadable(query), where: { id, ...visibleTo(viewer) } });

/** Throws NOT_FOUND when missing or someone else's. */
export const requireJob = async (ctx: Context, id: number, query: JobSelection = {}) => {
  const job = await findJob(ctx, id, query);
  if (!job) throw notFound('This job');
  return job;
};

/** Throws NOT_FOUND when the estimate is missing or someone else's. */
export const requireJobOfEstimate = async (
  { db, viewer }: Looking,
  estimateId: number,
): Promise<{ id: number }> => {
  const job = await db.job.findFirst({
    where: { estimate: { id: estimateId }, ...visibleTo(viewer) },
    select: { id: true },
  });
  if (!job) throw notFound('This estimate');
  return job;
};

/** Sets the title of the row alone; its estimate has a title of its own. Throws NOT_FOUND, VersionConflict. */
export const setJobTitle = async (
  { db, viewer }: Looking,
  id: number,
  { title, version }: { title: string; version?: number | null | undefined },
): Promise<void> => {
  const { count } = await db.job.updateMany({
    where: { id, ...atVersion(version), ...visibleTo(viewer) },
    data: { title, ...nextVersion },
  });
  if (count > 0) return;
  const job = await findJob({ db, viewer }, id);
  if (!job) throw notFound('This job');
  requireSeen('estimate', job.version, version);
};

/** The lines priced so far, in order, as they will stand in the estimate. */
export const listDraftLines = async ({ db }: Context, jobId: number) => {
  const rows = await db.draftLine.findMany({
    where: { jobId },
    orderBy: { position: 'asc' },
    select: { line: true },
  });
  return rows.map(({ line }) => line);
};

/** Ends a running job. Throws NOT_FOUND, JobAlreadyFinished. */
export const cancelJob = async (ctx: Context, rawId: unknown): Promise<Job> => {
  const { id, stage } = await requireJob(ctx, parseInput(idSchema, rawId));
  if (!canCancel(stage)) throw new JobAlreadyFinished(id);
  const job = await ctx.db.$transaction((tx) => endCanceled(tx, id, ctx.now()));
  // The stage read above may have moved on: what has ended meanwhile stays as it ended.
  if (!job) throw new JobAlreadyFinished(id);
  if (!job.isTest) ctx.metrics.jobsFinished.inc({ outcome: 'cancelled' });
  await publishJobChange(ctx, job);
  return job;
};

/** Starts a failed or canceled job again, with the same uploads and text. Throws NOT_FOUND, JobNotRetryable. */
export const retryJob = async (ctx: Context, rawId: unknown): Promise<Job> => {
  const { id } = await requireJob(ctx, parseInput(idSchema, rawId));
  return rerunJob(ctx, id, {
    from: ['FAILED', 'CANCELLED'],
    Refusal: JobNotRetryable,
    inputs: () => ({}),
  });
};

/** The job as it is now, then at every change; ends when the job ends. Throws NOT_FOUND. */
export const followJob = async (
  ctx: Context,
  rawId: unknown,
): Promise<AsyncIterableIterator<JobChange>> => {
  const { id } = await requireJob(ctx, parseInput(idSchema, rawId));
  return followChanges(ctx, id, async () => {
    const { stage } = await requireJob(ctx, id);
    return { jobId: id, stage };
  });
};

/** The viewer's latest jobs as they are now, then every change of any of the viewer's jobs. */
export const followOwnJobs = async (ctx: Context): Promise<AsyncIterableIterator<JobChange>> => {
  const accountId = await requireAccountId(ctx);
  return ctx.events.follow(accountJobChanges, accountId, {
    first: async () => {
      const jobs = await listJobs(ctx, { take: BELL_JOBS });
      return jobs.map(({ id, stage }) => ({ jobId: id, stage }));
    },
    isLast: () => false,
  });
};

/**
 * Takes over the choices that a job was last priced with, as a version that is brought back has them. Runs in the caller's
 * transaction, once access is checked. A job under way keeps the choices it runs with.
 */
export const takeChoices = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  { delivery, finishLevel }: Pick<EstimateDocument, 'delivery' | 'finishLevel'>,
): Promise<void> => {
  await tx.job.updateMany({
    where: { estimate: { id: estimateId }, stage: 'READY' },
    // Older versions do not say for which finish level they were priced.
    data: { delivery, ...(finishLevel && { finishLevel }) },
  });
};
