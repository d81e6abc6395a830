// Jobs with everything that hangs on them, as clients without a query language get them.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { requireProject } from '../projects/projects.service.ts';

/** Clients that know no pages get this many. */
const UNPAGED_MAX = 200;

const WHOLE = {
  project: { select: { id: true, name: true, zip: true } },
  uploads: {
    orderBy: { position: 'asc' },
    select: { file: { select: { id: true, accountId: true, mime: true } } },
  },
  // What edits were merged into is large, and is not shown.
  estimate: {
    omit: { mergedFrom: true },
    include: { inventory: true },
  },
} satisfies Prisma.JobInclude;

export type WholeJob = Prisma.JobGetPayload<{ include: typeof WHOLE }>;

/** Returns null when missing or someone else's. */
export const findWholeJob = (
  { db, viewer }: Context,
  where: Prisma.JobWhereInput,
): Promise<WholeJob | null> =>
  db.job.findFirst({ where: { ...where, ...visibleTo(viewer) }, include: WHOLE });

/** Throws NOT_FOUND when missing or someone else's. */
export const requireWholeJob = async (ctx: Context, id: number): Promise<WholeJob> => {
  const job = await findWholeJob(ctx, { id });
  if (!job) throw notFound('This job');
  return job;
};

/** A project's jobs, newest first. Throws NOT_FOUND when the project is missing or someone else's. */
export const listProjectJobs = async (ctx: Context, projectId: number, count = UNPAGED_MAX) => {
  const { id } = await requireProject(ctx, projectId);
  return ctx.db.job.findMany({
    where: { projectId: id, deletedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: count,
    include: { estimate: { select: { title: true } } },
  });
};
