// Use cases: delete a project with everything in it, and bring it back while it is kept.
import type { Context } from '../../context.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Project } from '../../generated/prisma/client.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { hideProjectRow, requireDeletedAt, showProjectRow } from '../projects/deleted-projects.ts';
import { requireProject } from '../projects/projects.service.ts';
import { hideJobs, showJobs, tellHidden } from './hide-jobs.ts';

/** Project, jobs and estimates answer NOT_FOUND from now on; what runs is canceled. Throws NOT_FOUND. */
export const deleteProject = async (ctx: Context, rawId: unknown): Promise<Project> => {
  const { id } = await requireProject(ctx, parseInput(idSchema, rawId));
  const deletedAt = ctx.now();
  const { project, jobs } = await ctx.db.$transaction(async (tx) => ({
    // Its row comes first: a job that is submitted at the same moment waits for it, and finds it gone.
    project: await hideProjectRow(tx, ctx, id, deletedAt),
    jobs: await hideJobs(ctx, tx, { projectId: id }, deletedAt),
  }));
  await tellHidden(ctx, jobs);
  await publishAccountChange(ctx, project.accountId, {
    kind: 'PROJECT',
    id: project.id,
    action: 'DELETED',
  });
  return project;
};

/** Restores all that went with it; what had been deleted before stays so. Throws NOT_FOUND when it is kept no longer. */
export const restoreProject = async (ctx: Context, rawId: unknown): Promise<Project> => {
  const id = parseInput(idSchema, rawId);
  const deletedAt = await requireDeletedAt(ctx, id);
  const { project, estimateIds } = await ctx.db.$transaction(async (tx) => ({
    project: await showProjectRow(tx, ctx, id, deletedAt),
    estimateIds: await showJobs(tx, { projectId: id }, deletedAt),
  }));
  await publishEstimateChanges(ctx, estimateIds);
  await publishAccountChange(ctx, project.accountId, {
    kind: 'PROJECT',
    id: project.id,
    action: 'CREATED',
  });
  return project;
};
