// Use cases of listing jobs: the viewer's, and those of a project.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { inProject, listedFor, type ProjectFilter } from '../projects/listed-for.ts';
import { countJobsOf } from '../projects/projects.service.ts';
import { idOf } from '../../domain/ids.ts';
import { JOB_STAGES, type JobStatus, jobStatus } from '../../domain/estimate/job-status.ts';
import { searchedWords } from '../../domain/text/search-words.ts';
import { createdIn } from '../../infra/db/created-range.ts';

// Which of an account's jobs a program asks for: by their project, where they stand, or words; and in what order.

interface AskedJobs {
  filter?: (ProjectFilter & { statuses?: readonly JobStatus[] | null }) | null;
  query?: string | null;
  orderBy?: { field: 'CREATED_AT' | 'TITLE'; direction: 'ASC' | 'DESC' } | null;
}

const wordsIn = (query: string | null | undefined): Prisma.JobWhereInput => {
  const words = searchedWords(query);
  if (words === null) return {};
  const contains = { contains: words, mode: 'insensitive' } as const;
  return { OR: [{ title: contains }, { claimNumber: contains }, { instructions: contains }] };
};

const whereOf = ({ filter, query }: AskedJobs): Prisma.JobWhereInput => ({
  ...(filter?.projectId != null && { projectId: idOf(filter.projectId) }),
  ...(filter?.statuses && {
    stage: { in: JOB_STAGES.filter((stage) => filter.statuses?.includes(jobStatus(stage))) },
  }),
  ...(filter?.agentKind && { agentKind: filter.agentKind }),
  ...(filter?.propertyType && { propertyType: filter.propertyType }),
  ...createdIn(filter ?? {}),
  ...wordsIn(query),
});

const orderOf = ({ orderBy }: AskedJobs): Prisma.JobOrderByWithRelationInput[] => {
  const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
  return [
    orderBy?.field === 'TITLE' ? { title: direction } : { createdAt: direction },
    { id: direction },
  ];
};

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
