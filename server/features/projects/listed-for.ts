// Which jobs, or estimates, a list shows: the viewer's, or those of one of the viewer's projects.
import type { Context } from '../../context.ts';
import { idOf } from '../../domain/ids.ts';
import { ownedBy, visibleTo } from '../accounts/accounts.access.ts';

/** Of a project that the viewer was given; a second condition, on the account, would keep PostgreSQL from the index. */
export const inProject = <Where extends object>(projectId: number, where: Where) => ({
  AND: [{ projectId, deletedAt: null }, where],
});

/** Deleted ones too: what is in them is deleted, and so hidden, with them. */
const hasProject = async ({ db, viewer }: Context, id: number): Promise<boolean> =>
  (await db.project.count({ where: { id, ...ownedBy(viewer) } })) > 0;

/** @param projectId absent for all of the viewer's. @returns null where the project is not the viewer's */
export const listedFor = async <Where extends object>(
  ctx: Context,
  projectId: string | number | null | undefined,
  where: Where,
) => {
  if (projectId == null) return { ...where, ...visibleTo(ctx.viewer) };
  const id = idOf(projectId);
  return (await hasProject(ctx, id)) ? inProject(id, where) : null;
};
