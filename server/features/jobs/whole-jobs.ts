// Jobs with everything that hangs on them, as clients without a query language get them.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { pageOf } from '../../infra/db/page.ts';
import { requireProject } from '../projects/projects.service.ts';

const WHOLE = {
  project: { select: { id: true, name: true, zip: true } },
  uploads: {
    orderBy: { position: 'asc' },
    select: { file: { select: { id: true, accountId: true, mime: true } } },
  },
  estimate: {
    // What edits were merged into is large, and is not shown. The document is loaded apart.
    omit: { mergedFrom: true, document: true },
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

const TITLED = { estimate: { select: { title: true } } } satisfies Prisma.JobInclude;

/**
 * Lists a page of a project's jobs, newest first, and one job more if there are more.
 * Throws NOT_FOUND when the project, or the job before the page, is missing or someone else's.
 */
export const listProjectJobs = async (
  ctx: Context,
  projectId: number,
  { count, after }: { count: number; after: number | undefined },
) => {
  const { id } = await requireProject(ctx, projectId);
  const inProject = { projectId: id };
  const isThere =
    after === undefined || (await ctx.db.job.count({ where: { id: after, ...inProject } })) > 0;
  if (!isThere) throw notFound('This job');
  const cursor = after === undefined ? {} : { cursor: { id: after }, skip: 1 };
  const query = { ...cursor, include: TITLED, take: count + 1 };
  return ctx.db.job.findMany(
    await pageOf(ctx.db.job, query, {
      where: { ...inProject, deletedAt: null },
      owned: inProject,
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  ) as Promise<Prisma.JobGetPayload<{ include: typeof TITLED }>[]>;
};
