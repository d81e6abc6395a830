// Use case: change name and ZIP of a project. Whoever carries its name is told by names/update-project.ts.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput, updateProjectSchema } from '../../domain/validation.ts';
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import type { Project } from '../../generated/prisma/client.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { requireProject } from './projects.service.ts';

/** Throws InvalidInput, NOT_FOUND, VersionConflict. */
export const changeProject = async (
  ctx: Context,
  rawInput: { projectId: unknown },
): Promise<Project> => {
  await requireProject(ctx, parseInput(idSchema, rawInput.projectId));
  const { projectId, version, ...data } = parseInput(updateProjectSchema, rawInput);
  const [project] = await ctx.db.project.updateManyAndReturn({
    where: { id: projectId, ...atVersion(version), ...visibleTo(ctx.viewer) },
    data: { ...data, ...nextVersion, updatedAt: ctx.now() },
  });
  if (project) return project;
  requireSeen('project', (await requireProject(ctx, projectId)).version, version);
  throw notFound('This project');
};
