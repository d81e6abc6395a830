// Use cases of listing estimates: the viewer's, and those of a project.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { searchedWords } from '../../domain/text/search-words.ts';
import { accountIdOf, ownedBy, visibleTo } from '../accounts/accounts.access.ts';
import { mayBeInClaimNumber } from '../jobs/claim-number.ts';
import { inProject, listedFor } from '../projects/listed-for.ts';
import { askedWhere, orderOf, type AskedEstimates } from './asked-estimates.ts';
import { readEstimateCount } from './estimate-counts.ts';
import { loadEstimates } from './load-estimates.ts';

// Words in titles, looked up by their pieces under the owner's id (`owned_pieces`, an index of its own).

/** Shorter words are in no piece. */
const PIECE = 3;
/** More estimates than this are found faster in the order of the list, where they fill a page soon. */
const FEW = 1_000;
/** So many of the newest are looked through first: of words that are as common among them the page is full there. */
const NEWEST = 200;
const COMMON = 20;

/** Words that the index knows as they are, and that cannot be a part of a claim number; null for all others. */
const piecedWords = (query: string | null | undefined): string | null => {
  const words = searchedWords(query);
  const isPieced = words !== null && words.length >= PIECE && !/[%_\\]/.test(words);
  return isPieced && !mayBeInClaimNumber(words) ? words : null;
};

/** What narrows a list to the few estimates of the viewer whose titles may have the words; nothing where they are many. */
const fewWithWords = async (
  { db, viewer }: Context,
  { query }: AskedEstimates,
): Promise<Prisma.EstimateWhereInput> => {
  const words = piecedWords(query);
  if (words === null) return {};
  const owner = accountIdOf(viewer);
  const [found] = await db.$queryRaw<[{ ids: number[] | null }]>`
    SELECT CASE WHEN (
      SELECT count(*) FROM (
        SELECT title FROM estimates WHERE account_id = ${owner} AND deleted_at IS NULL
        ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}
      ) AS newest WHERE title ILIKE ${`%${words}%`}
    ) < ${COMMON} THEN ARRAY(
      SELECT id FROM estimates WHERE owned_pieces(account_id, title) @> owned_pieces(${owner}::int, ${words})
        AND deleted_at IS NULL LIMIT ${FEW + 1}
    ) END AS ids`;
  return found.ids && found.ids.length <= FEW ? { id: { in: found.ids } } : {};
};

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
      owned: { projectId },
      orderBy: orderOf(asked),
    }),
  );

/** Newest first, by created then id, or as asked. */
export const listEstimates = async (ctx: Context, query: PagedEstimates, asked: AskedEstimates) => {
  const where = await listedFor(ctx, asked, askedWhere);
  if (where === null) return [];
  const narrowed = { AND: [where, await fewWithWords(ctx, asked)] };
  return loadEstimates(
    ctx,
    await pageOf(ctx.db.estimate, query, {
      where: narrowed,
      owned: ownedBy(ctx.viewer),
      orderBy: orderOf(asked),
    }),
  );
};

/** @param projectId of a project that the viewer was given */
export const countProjectEstimates = (
  { db }: Context,
  projectId: number,
  asked: AskedEstimates,
): Promise<number> => db.estimate.count({ where: inProject(projectId, askedWhere(asked)) });

export const countEstimates = async (ctx: Context, asked: AskedEstimates): Promise<number> => {
  const where = askedWhere(asked);
  if (Object.keys(where).length === 0) return readEstimateCount(ctx, accountIdOf(ctx.viewer));
  return ctx.db.estimate.count({
    where: { AND: [{ ...where, ...visibleTo(ctx.viewer) }, await fewWithWords(ctx, asked)] },
  });
};
