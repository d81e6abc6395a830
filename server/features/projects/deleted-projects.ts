// Rows of projects that their owner deleted: hidden, shown again, listed, and in the end removed. What hangs on a project,
// and who is to be told, is its callers' business.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Prisma, Project } from '../../generated/prisma/client.ts';
import { ownedBy, visibleTo } from '../accounts/accounts.access.ts';

type Viewing = Pick<Context, 'viewer'>;

/** Throws NOT_FOUND. */
export const hideProjectRow = async (
  tx: Prisma.TransactionClient,
  { viewer }: Viewing,
  id: number,
  deletedAt: Date,
): Promise<Project> => {
  const [hidden] = await tx.project.updateManyAndReturn({
    where: { id, ...visibleTo(viewer) },
    data: { deletedAt },
  });
  if (!hidden) throw notFound('This project');
  return hidden;
};

/** Returns when it was deleted. Throws NOT_FOUND when it was not, is kept no longer, or is someone else's. */
export const requireDeletedAt = async ({ db, viewer }: Context, id: number): Promise<Date> => {
  const kept = await db.project.findFirst({
    where: { id, ...ownedBy(viewer), deletedAt: { not: null } },
    select: { deletedAt: true },
  });
  if (!kept?.deletedAt) throw notFound('This project');
  return kept.deletedAt;
};

/** Throws NOT_FOUND unless it was deleted at that moment. */
export const showProjectRow = async (
  tx: Prisma.TransactionClient,
  { viewer }: Viewing,
  id: number,
  deletedAt: Date,
): Promise<Project> => {
  const [shown] = await tx.project.updateManyAndReturn({
    where: { id, ...ownedBy(viewer), deletedAt },
    data: { deletedAt: null },
  });
  if (!shown) throw notFound('This project');
  return shown;
};

/** Deleted ones that are listed to be brought back; older ones are swept soon. */
const DELETED_MAX = 20;

/** Lists projects that can be brought back, the last one first. */
export const listDeletedProjects = ({ db, viewer }: Context): Promise<Project[]> =>
  db.project.findMany({
    where: { ...ownedBy(viewer), deletedAt: { not: null } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    take: DELETED_MAX,
  });

/** The first one first. */
export const projectsDeletedBefore = (
  db: Pick<Prisma.TransactionClient, 'project'>,
  before: Date,
  most: number,
): Promise<{ id: number }[]> =>
  db.project.findMany({
    where: { deletedAt: { lt: before } },
    orderBy: { deletedAt: 'asc' },
    take: most,
    select: { id: true },
  });

export const removeProjectRow = async (tx: Prisma.TransactionClient, id: number): Promise<void> => {
  await tx.project.deleteMany({ where: { id } });
};

/** All that an account still shows. */
export const hideProjectRowsOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
  deletedAt: Date,
): Promise<void> => {
  await tx.project.updateMany({ where: { accountId, deletedAt: null }, data: { deletedAt } });
};

/** Nothing of what they were called is left. */
export const emptyProjectRowsOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  await tx.project.updateMany({
    where: { accountId },
    data: { name: '', zip: '', customRooms: [] },
  });
};

export const removeProjectRowsOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  await tx.project.deleteMany({ where: { accountId } });
};
