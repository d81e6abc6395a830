// Use cases of listing estimates: the viewer's, and those of a project.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { inProject, listedFor } from '../projects/listed-for.ts';
import { askedWhere, orderOf, type AskedEstimates } from './asked-estimates.ts';
import { loadEstimates } from './load-estimates.ts';

type PagedEstimates = Pick<
  Prisma.EstimateFindManyArgs,
  'select' | 'include' | 'cursor' | 'skip' | 'take'
>;

/** Newest first, or as asked. @param projectId of a project that the viewer was given */
export const listProjectEstimates = async (
  ctx: Context,
  projectId: number,
  query: PagedEstimates,
  asked: AskedEstimates,
) =>
  loadEstimates(
    ctx,
    await pageOf(ctx.db.estimate, query, {
      where: inProject(projectId, askedWhere(asked)),
      orderBy: orderOf(asked),
    }),
  );

/** Newest first, by created then id, or as asked. */
export const listEstimates = async (
  ctx: Context,
  query: PagedEstimates = {},
  asked: AskedEstimates = {},
) => {
  const where = await listedFor(ctx, asked, askedWhere);
  if (where === null) return [];
  return loadEstimates(
    ctx,
    await pageOf(ctx.db.estimate, query, { where, orderBy: orderOf(asked) }),
  );
};

/** @param projectId of a project that the viewer was given */
export const countProjectEstimates = (
  { db }: Context,
  projectId: number,
  asked: AskedEstimates,
): Promise<number> => db.estimate.count({ where: inProject(projectId, askedWhere(asked)) });

export const countEstimates = ({ db, viewer }: Context, asked: AskedEstimates): Promise<number> =>
  db.estimate.count({ where: { ...askedWhere(asked), ...visibleTo(viewer) } });
