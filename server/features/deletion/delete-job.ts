// Use cases: delete one job with its estimate, and bring it back while it is kept.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { findRestorableJob } from '../jobs/deleted-jobs.ts';
import { findJob, requireJob } from '../jobs/jobs.service.ts';
import { countDeletedJobs } from '../projects/projects.service.ts';
import { hideJobs, showJobs, tellHidden } from './hide-jobs.ts';

/** It answers NOT_FOUND from now on; if it runs, it is canceled. Returns its row. Throws NOT_FOUND. */
export const deleteJob = async (ctx: Context, rawId: unknown): Promise<Job> => {
  const job = await requireJob(ctx, parseInput(idSchema, rawId));
  const hidden = await ctx.db.$transaction(async (tx) => {
    await countDeletedJobs(tx, job.projectId, 1);
    // The project's row is locked by now: a second deletion finds nothing left to do, and is undone.
    if (!(await findJob({ db: tx, viewer: ctx.viewer }, job.id))) throw notFound('This job');
    return hideJobs(ctx, tx, { id: job.id }, ctx.now());
  });
  await tellHidden(ctx, hidden);
  await publishAccountChange(ctx, job.accountId, { kind: 'JOB', id: job.id, action: 'DELETED' });
  return job;
};

/** Throws NOT_FOUND when it was not deleted, is kept no longer, or its whole project was deleted. */
export const restoreJob = async (ctx: Context, rawId: unknown): Promise<Job> => {
  const id = parseInput(idSchema, rawId);
  const job = await findRestorableJob(ctx.db, ctx, id);
  if (!job?.deletedAt) throw notFound('This job');
  const { projectId, deletedAt } = job;
  const estimateIds = await ctx.db.$transaction(async (tx) => {
    await countDeletedJobs(tx, projectId, -1);
    if (!(await findRestorableJob(tx, ctx, id))) throw notFound('This job');
    return showJobs(tx, { id }, deletedAt);
  });
  await publishEstimateChanges(ctx, estimateIds);
  await publishAccountChange(ctx, job.accountId, { kind: 'JOB', id: job.id, action: 'CREATED' });
  return requireJob(ctx, id);
};
