// Use cases of reading estimates: look one up, follow one. Lists and writing have files of their own.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { fromCents } from '../../domain/money/money.ts';
import { projectTotal } from '../../domain/money/pricing.ts';
import { idSchema, idsSchema, parseInput } from '../../domain/validation.ts';
import type { FinishLevel, Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf, visibleTo } from '../accounts/accounts.access.ts';
import { parseClaimNumber } from '../jobs/claim-number.ts';
import type { ScopeView } from '../scope/scope-view.ts';
import { estimateChanges, type EstimateEvent } from './estimates.events.ts';
import { keyOf } from '../../domain/ids.ts';
import { documentOf } from '../document/read-document.ts';
import { loadable } from '../../infra/db/selection.ts';
import { prepareCorrection } from './prepare-correction.ts';
import { type EstimateSelection, loadEstimate, loadEstimates } from './load-estimates.ts';

/** One estimate by one of its keys; `lookup` is as a person typed it. */
export interface EstimateRef {
  id?: string | number | null;
  jobId?: string | number | null;
  claimNumber?: string | null;
  lookup?: string | null;
}

/** The `where` a reference stands for; null when it can name nothing. */
const whereOf = ({
  id,
  jobId,
  claimNumber,
  lookup,
}: EstimateRef): Prisma.EstimateWhereInput | null => {
  const claim = parseClaimNumber(claimNumber ?? lookup ?? '');
  if (claim) return { job: { claimNumber: claim } };
  if (id != null) return keyOf(id) === null ? null : { id: keyOf(id) ?? 0 };
  const job = keyOf(String(jobId ?? lookup ?? '').trim());
  return job === null ? null : { jobId: job };
};

/** Returns null when missing, not ready or someone else's. */
export const findEstimate = async (ctx: Context, ref: EstimateRef, query: EstimateSelection) => {
  const where = whereOf(ref);
  return where
    ? loadEstimate(ctx, { ...loadable(query, 'id'), where: { ...where, ...visibleTo(ctx.viewer) } })
    : null;
};

/** Throws NOT_FOUND when missing or someone else's. */
export const requireEstimate = async (ctx: Context, rawId: unknown, query: EstimateSelection) => {
  const id = parseInput(idSchema, rawId);
  const estimate = await loadEstimate(ctx, {
    ...loadable(query, 'id'),
    where: { id, ...visibleTo(ctx.viewer) },
  });
  if (!estimate) throw notFound('This estimate');
  return estimate;
};

/** Returns the estimates in the order of the ids; null for one that is missing, not ready or someone else's. */
export const findEstimates = async (
  ctx: Context,
  rawIds: readonly unknown[],
  query: Pick<Prisma.EstimateFindManyArgs, 'select' | 'include'> = {},
) => {
  const ids = parseInput(idsSchema, rawIds);
  const estimates = await loadEstimates(ctx, {
    ...loadable(query, 'id'),
    where: { id: { in: ids }, ...visibleTo(ctx.viewer) },
  });
  const known = new Map(estimates.map((estimate) => [estimate.id, estimate]));
  return ids.map((id) => known.get(id) ?? null);
};

export const totalOf = ({ totalCents }: { totalCents: bigint }): number =>
  fromCents(Number(totalCents));

/** The sum of the lines, whatever total their owner set. */
export const linesTotalOf = (estimate: { document: Prisma.JsonValue }): number =>
  projectTotal(documentOf(estimate).items);

export const hasTotalOverride = (estimate: { document: Prisma.JsonValue }): boolean =>
  documentOf(estimate).totalOverride !== null;

/** Returns null for estimates that were made before there was a scope. */
export const scopeViewOf = (estimate: {
  document: Prisma.JsonValue;
  job: { finishLevel: FinishLevel };
}): ScopeView | null => {
  const { scope, items, finishLevel } = documentOf(estimate);
  return scope
    ? { scope, finishLevel: finishLevel ?? estimate.job.finishLevel, lines: items }
    : null;
};

export const canEdit = ({ viewer }: Context, { accountId }: { accountId: number }): boolean =>
  accountIdOf(viewer) === accountId;

/** The estimate as it is now, then at every change; stays open. Throws NOT_FOUND. */
export const followEstimate = async (
  ctx: Context,
  rawId: unknown,
): Promise<AsyncIterableIterator<EstimateEvent>> => {
  const { id } = await requireEstimate(ctx, rawId, { select: { id: true } });
  void prepareCorrection(ctx, id);
  return ctx.events.follow(estimateChanges, id, {
    first: async () => [{ estimateId: id }],
    isLast: () => false,
  });
};
