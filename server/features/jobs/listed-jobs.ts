// Use cases of listing jobs: the viewer's, and those of a project.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { inProject, listedFor } from '../projects/listed-for.ts';
import { countJobsOf } from '../projects/projects.service.ts';
import { orderOf, whereOf, type AskedJobs } from './asked-jobs.ts';

type PagedJobs = Pick<Prisma.JobFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'>;

/** Newest first, or as asked. @param projectId of a project that the viewer was given */
export const listProjectJobs = async (
  { db }: Context,
  projectId: number,
  query: PagedJobs,
  asked: AskedJobs,
) =>
  db.job.findMany(
    await pageOf(db.job, query, {
      where: inProject(projectId, whereOf(asked)),
      orderBy: orderOf(asked),
    }),
  );

/** Newest first, by created then id, or as asked. */
export const listJobs = async (ctx: Context, query: PagedJobs = {}, asked: AskedJobs = {}) => {
  const where = await listedFor(ctx, asked, whereOf);
  if (where === null) return [];
  return ctx.db.job.findMany(await pageOf(ctx.db.job, query, { where, orderBy: orderOf(asked) }));
};

/** All of a project's are known without counting. @param projectId of a project that the viewer was given */
export const countProjectJobs = (
  ctx: Context,
  projectId: number,
  asked: AskedJobs,
): Promise<number> =>
  Object.keys(whereOf(asked)).length === 0
    ? countJobsOf(ctx, projectId)
    : ctx.db.job.count({ where: inProject(projectId, whereOf(asked)) });

export const countJobs = ({ db, viewer }: Context, asked: AskedJobs): Promise<number> =>
  db.job.count({ where: { ...whereOf(asked), ...visibleTo(viewer) } });
