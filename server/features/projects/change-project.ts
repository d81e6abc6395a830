// Use cases: rename a project, delete it with everything in it, and bring it back while it is kept.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput, updateProjectSchema } from '../../domain/validation.ts';
import type { Project } from '../../generated/prisma/client.ts';
import { ownedBy, visibleTo } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { estimateIdsOf } from '../estimates/hide-estimates.ts';
import { hideJobs, showJobs, tellHidden } from '../jobs/hide-jobs.ts';
import { requireProject } from './projects.service.ts';

/** Deleted ones that are listed to be brought back; older ones are swept soon. */
const DELETED_MAX = 20;

/** Estimates that stand keep the prices of the ZIP they were made for. Throws InvalidInput, NOT_FOUND. */
export const updateProject = async (
  ctx: Context,
  rawInput: { projectId: unknown },
): Promise<Project> => {
  await requireProject(ctx, parseInput(idSchema, rawInput.projectId));
  const { projectId, ...data } = parseInput(updateProjectSchema, rawInput);
  const [project] = await ctx.db.project.updateManyAndReturn({
    where: { id: projectId, ...visibleTo(ctx.viewer) },
    data,
  });
  if (!project) throw notFound('This project');
  await publishEstimateChanges(ctx, await estimateIdsOf(ctx.db, projectId));
  await publishAccountChange(ctx, project.accountId);
  return project;
};

/** Project, jobs and estimates answer NOT_FOUND from now on; what runs is cancelled. Throws NOT_FOUND. */
export const deleteProject = async (ctx: Context, rawId: unknown): Promise<Project> => {
  const { id } = await requireProject(ctx, parseInput(idSchema, rawId));
  const deletedAt = ctx.now();
  const { project, jobs } = await ctx.db.$transaction(async (tx) => {
    // Its row first: a job that is submitted at the same moment waits for it, and finds it gone.
    const [hidden] = await tx.project.updateManyAndReturn({
      where: { id, ...visibleTo(ctx.viewer) },
      data: { deletedAt },
    });
    if (!hidden) throw notFound('This project');
    return { project: hidden, jobs: await hideJobs(ctx, tx, { projectId: id }, deletedAt) };
  });
  await tellHidden(ctx, jobs);
  await publishAccountChange(ctx, project.accountId);
  return project;
};

/** With all that went with it; what had been deleted before stays so. Throws NOT_FOUND when it is kept no longer. */
export const restoreProject = async (ctx: Context, rawId: unknown): Promise<Project> => {
  const id = parseInput(idSchema, rawId);
  const deleted = { id, ...ownedBy(ctx.viewer), deletedAt: { not: null } };
  const kept = await ctx.db.project.findFirst({ where: deleted, select: { deletedAt: true } });
  const deletedAt = kept?.deletedAt;
  if (!deletedAt) throw notFound('This project');
  const { project, estimateIds } = await ctx.db.$transaction(async (tx) => {
    const [shown] = await tx.project.updateManyAndReturn({
      where: { ...deleted, deletedAt },
      data: { deletedAt: null },
    });
    if (!shown) throw notFound('This project');
    return { project: shown, estimateIds: await showJobs(tx, { projectId: id }, deletedAt) };
  });
  await publishEstimateChanges(ctx, estimateIds);
  await publishAccountChange(ctx, project.accountId);
  return project;
};

/** Those that can be brought back, the last one first. */
export const listDeletedProjects = ({ db, viewer }: Context): Promise<Project[]> =>
  db.project.findMany({
    where: { ...ownedBy(viewer), deletedAt: { not: null } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    take: DELETED_MAX,
  });
