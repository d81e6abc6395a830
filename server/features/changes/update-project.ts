// Use case: rename a project, or change its ZIP.
import type { Context } from '../../context.ts';
import type { Project } from '../../generated/prisma/client.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { publishEstimateChanges } from '../estimates/estimates.events.ts';
import { estimateIdsOf } from '../estimates/hide-estimates.ts';
import { changeProject } from '../projects/projects.service.ts';

/** Estimates carry its name; those that stand keep the prices of the ZIP they were made for. Throws InvalidInput, NOT_FOUND, VersionConflict. */
export const updateProject = async (
  ctx: Context,
  input: { projectId: unknown },
): Promise<Project> => {
  const project = await changeProject(ctx, input);
  await publishEstimateChanges(ctx, await estimateIdsOf(ctx.db, project.id));
  await publishAccountChange(ctx, project.accountId, {
    kind: 'PROJECT',
    id: project.id,
    action: 'UPDATED',
  });
  return project;
};
