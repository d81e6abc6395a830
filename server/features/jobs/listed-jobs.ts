// Use cases of listing jobs: the viewer's, and those of a project.
import type { Context } from '../../context.ts';
import type { Job, Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { ownedBy, visibleTo } from '../accounts/accounts.access.ts';
import { takeLines } from '../document/take-lines.ts';
import { inProject, listedFor, type ProjectFilter } from '../projects/listed-for.ts';
import { countJobsOf } from '../projects/projects.service.ts';
import { idOf } from '../../domain/ids.ts';
import {
  isFinal,
  JOB_STAGES,
  type JobStatus,
  jobStatus,
} from '../../domain/estimate/job-status.ts';
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

/** Loads a list of jobs. Lines of their estimates are counted before their documents are loaded. Throws TOO_LARGE, BUSY. */
const loadJobs = async (ctx: Context, args: Prisma.JobFindManyArgs): Promise<Job[]> => {
  const estimate = args.select?.estimate ?? args.include?.estimate;
  const selected = typeof estimate === 'object' ? estimate.select : null;
  if (estimate && (!selected || selected.document === true)) {
    const { include: _include, ...list } = args;
    const select = { estimate: { select: { itemCount: true } } };
    const counted = await ctx.db.job.findMany({ ...list, select });
    takeLines(
      ctx,
      counted.flatMap((job) => job.estimate?.itemCount ?? []),
    );
  }
  return ctx.db.job.findMany(args);
};

type PagedJobs = Pick<Prisma.JobFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'>;

/** Newest first, or as asked. @param projectId of a project that the viewer was given */
export const listProjectJobs = async (
  ctx: Context,
  projectId: number,
  query: PagedJobs,
  asked: AskedJobs,
) =>
  loadJobs(
    ctx,
    await pageOf(ctx.db.job, query, {
      where: inProject(projectId, whereOf(asked)),
      owned: { projectId },
      orderBy: orderOf(asked),
    }),
  );

/** Newest first, by created then id, or as asked. */
export const listJobs = async (ctx: Context, query: PagedJobs, asked: AskedJobs = {}) => {
  const where = await listedFor(ctx, asked, whereOf);
  if (where === null) return [];
  const owned = ownedBy(ctx.viewer);
  return loadJobs(ctx, await pageOf(ctx.db.job, query, { where, owned, orderBy: orderOf(asked) }));
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

export interface ProjectJobs {
  ready: number;
  /** On their way. */
  pending: number;
}

/** Jobs of each project by where they stand, tests left out; of projects that have any, and are not deleted. */
export const countJobsByProject = async ({
  db,
  viewer,
}: Context): Promise<Map<number, ProjectJobs>> => {
  const groups = await db.job.groupBy({
    by: ['projectId', 'stage'],
    // The owner is named twice: joined by the project alone, those of everybody would be read.
    where: { isTest: false, project: visibleTo(viewer), ...visibleTo(viewer) },
    _count: true,
  });
  const counts = new Map<number, ProjectJobs>();
  for (const { projectId, stage, _count } of groups) {
    const { ready, pending } = counts.get(projectId) ?? { ready: 0, pending: 0 };
    counts.set(projectId, {
      ready: ready + (stage === 'READY' ? _count : 0),
      pending: pending + (isFinal(stage) ? 0 : _count),
    });
  }
  return counts;
};
