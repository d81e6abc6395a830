// Which jobs, or estimates, a list shows: the viewer's, or those of one of the viewer's projects.
import type { Context } from '../../context.ts';
import type { AgentKind, PropertyType } from '../../domain/catalog.ts';
import { idOf } from '../../domain/ids.ts';
import type { CreatedRange } from '../../infra/db/created-range.ts';
import { ownedBy, visibleTo } from '../accounts/accounts.access.ts';

/** The `where` of a project given to the viewer. A second condition, on the account, would keep PostgreSQL from the index. */
export const inProject = <Where extends object>(projectId: number, where: Where) => ({
  AND: [{ projectId, deletedAt: null }, where],
});

/** Includes deleted projects: what is in them is deleted, and so hidden, with them. */
export const isOwnProject = async ({ db, viewer }: Context, id: number): Promise<boolean> =>
  (await db.project.count({ where: { id, ...ownedBy(viewer) } })) > 0;

/** What jobs are chosen by, and estimates by their jobs. */
export interface ProjectFilter extends CreatedRange {
  projectId?: string | number | null;
  agentKind?: AgentKind | null;
  propertyType?: PropertyType | null;
}

interface AskedList {
  filter?: ProjectFilter | null;
}

/**
 * The `where` of what is asked for; null where its project is not the viewer's.
 * @param whereOf of what is asked for beside the project
 */
export const listedFor = async <List extends AskedList, Where extends object>(
  ctx: Context,
  asked: List,
  whereOf: (asked: List) => Where,
) => {
  const { projectId, ...filter } = asked.filter ?? {};
  const where = whereOf({ ...asked, filter });
  if (projectId == null) return { ...where, ...visibleTo(ctx.viewer) };
  const id = idOf(projectId);
  return (await isOwnProject(ctx, id)) ? inProject(id, where) : null;
};
