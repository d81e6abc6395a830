// Use cases: the estimates of a project that count towards what it costs, and which do. Deleted ones never do.
import type { Context } from '../../context.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Estimate, Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf, visibleTo } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { publishEstimateChange } from './estimates.events.ts';
import { requireEstimate } from './estimates.service.ts';
import type { EstimateSelection } from './load-estimates.ts';
import { documentOf } from '../document/read-document.ts';
import { takeLines } from '../document/take-lines.ts';
import { loadable } from '../../infra/db/selection.ts';

/** Estimates whose lines are read to add them up by category; more than a house has, few enough to hold. */
const READ_MAX = 200;

const counted = ({ viewer }: Context, projectId: number): Prisma.EstimateWhereInput => ({
  projectId,
  countsInTotal: true,
  ...visibleTo(viewer),
});

export interface ProjectTotal {
  projectId: number;
  totalCents: bigint;
  estimateCount: number;
}

export const readProjectTotal = async (ctx: Context, projectId: number): Promise<ProjectTotal> => {
  const { _sum, _count } = await ctx.db.estimate.aggregate({
    where: counted(ctx, projectId),
    _sum: { totalCents: true },
    _count: true,
  });
  return { projectId, totalCents: _sum.totalCents ?? 0n, estimateCount: _count };
};

/** Cents of the estimates that count, by project; projects without such have no entry. */
export const readTotalsByProject = async (ctx: Context): Promise<Map<number, bigint>> => {
  const totals = await ctx.db.estimate.groupBy({
    by: ['projectId'],
    where: { countsInTotal: true, ...visibleTo(ctx.viewer) },
    _sum: { totalCents: true },
  });
  return new Map(totals.map(({ projectId, _sum }) => [projectId, _sum.totalCents ?? 0n]));
};

/** Largest first. */
export const listCountedEstimates = (
  ctx: Context,
  projectId: number,
  take: number,
  query: EstimateSelection,
): Promise<Estimate[]> =>
  ctx.db.estimate.findMany({
    ...loadable(query),
    where: counted(ctx, projectId),
    orderBy: [{ totalCents: 'desc' }, { id: 'desc' }],
    take,
  });

export const readCountedDocuments = async (ctx: Context, projectId: number) => {
  const estimates = await ctx.db.estimate.findMany({
    where: counted(ctx, projectId),
    orderBy: [{ totalCents: 'desc' }, { id: 'desc' }],
    take: READ_MAX,
    select: { id: true, itemCount: true },
  });
  const documents: EstimateDocument[] = [];
  // Each in a turn of its own: others are served between two.
  for (const { id, itemCount } of estimates) {
    takeLines(ctx, [itemCount]);
    const row = await ctx.db.estimate.findUnique({ where: { id }, select: { document: true } });
    if (row) documents.push(documentOf(row));
  }
  return documents;
};

const IS_TEST =
  'This estimate is a test, which counts for no total. Start it with a token that is not for tests.';

/** Throws InvalidInput. */
const requireReal = async ({ db }: Context, id: number): Promise<void> => {
  const tests = await db.estimate.count({ where: { id, job: { isTest: true } } });
  if (tests > 0) throw new InvalidInput(IS_TEST);
};

/** Whether the project's total adds this estimate up. Throws NOT_FOUND, InvalidInput for a test. */
export const setEstimateCounted = async (
  ctx: Context,
  rawId: unknown,
  countsInTotal: boolean,
): Promise<number> => {
  const { id } = await requireEstimate(ctx, rawId, { select: { id: true } });
  if (countsInTotal) await requireReal(ctx, id);
  const { count } = await ctx.db.estimate.updateMany({
    where: { id: parseInput(idSchema, id), ...visibleTo(ctx.viewer) },
    data: { countsInTotal },
  });
  if (count === 0) throw notFound('This estimate');
  await publishEstimateChange(ctx, id);
  await publishAccountChange(ctx, accountIdOf(ctx.viewer), {
    kind: 'ESTIMATE',
    id,
    action: 'UPDATED',
  });
  return id;
};
