// Use cases: delete one job with its estimate, and find it and bring it back while it is kept.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { ownedBy, visibleTo } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { countDeletedJobs } from '../projects/projects.service.ts';
import { hideJobs, showJobs, tellHidden } from './hide-jobs.ts';
import { type JobRef, type JobSelection, keyOf, requireJob } from './jobs.service.ts';

/** It answers NOT_FOUND from now on; if it runs, it is cancelled. Returns its row. Throws NOT_FOUND. */
export const deleteJob = async (ctx: Context, rawId: unknown): Promise<Job> => {
  const job = await requireJob(ctx, parseInput(idSchema, rawId));
  const hidden = await ctx.db.$transaction(async (tx) => {
    await countDeletedJobs(tx, job.projectId, 1);
    // The project's row is locked by now: a second deletion finds nothing left to do, and is undone.
    const isThere = await tx.job.findFirst({
      where: { id: job.id, ...visibleTo(ctx.viewer) },
      select: { id: true },
    });
    if (!isThere) throw notFound('This job');
    return hideJobs(ctx, tx, { id: job.id }, ctx.now());
  });
  await tellHidden(ctx, hidden);
  await publishAccountChange(ctx, job.accountId);
  return job;
};

/** Deleted ones that are listed to be brought back; older ones are swept soon. */
export const DELETED_MAX = 20;

/** Null when it was not deleted, is kept no longer, or is someone else's. */
export const findDeletedJob = ({ db, viewer }: Context, ref: JobRef, query: JobSelection = {}) =>
  db.job.findFirst({
    ...query,
    where: { ...keyOf(ref), ...ownedBy(viewer), deletedAt: { not: null } },
  });

/** Throws NOT_FOUND when it was not deleted, is kept no longer, or its whole project was deleted. */
export const restoreJob = async (ctx: Context, rawId: unknown): Promise<Job> => {
  const id = parseInput(idSchema, rawId);
  const deleted = {
    id,
    ...ownedBy(ctx.viewer),
    deletedAt: { not: null },
    project: { deletedAt: null },
  };
  const job = await ctx.db.job.findFirst({ where: deleted });
  if (!job?.deletedAt) throw notFound('This job');
  const { projectId, deletedAt } = job;
  const estimateIds = await ctx.db.$transaction(async (tx) => {
    await countDeletedJobs(tx, projectId, -1);
    const isThere = await tx.job.findFirst({ where: deleted, select: { id: true } });
    if (!isThere) throw notFound('This job');
    return showJobs(tx, { id }, deletedAt);
  });
  await publishEstimateChanges(ctx, estimateIds);
  await publishAccountChange(ctx, job.accountId);
  return requireJob(ctx, id);
};
