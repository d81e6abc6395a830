// An estimate as it stands, with what its job was asked: for those who price it anew.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lastWritten } from '../document/versions-at-hand.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { STANDING } from './estimate-versions.ts';
import { EstimateConflict } from './estimates.errors.ts';

const WITH_JOB = {
  ...STANDING,
  project: { select: { name: true, zip: true } },
  job: {
    select: {
      id: true,
      stage: true,
      title: true,
      propertyType: true,
      finishLevel: true,
      agentKind: true,
      isTest: true,
    },
  },
} satisfies Prisma.EstimateSelect;
export type StandingWithJob = Prisma.EstimateGetPayload<{ select: typeof WITH_JOB }>;

const { document: _document, mergedFrom: _mergedFrom, ...AROUND } = WITH_JOB;

/** Nothing of what this process has just written is read back. */
const findWritten = async (ctx: Context, id: number): Promise<StandingWithJob | null> => {
  const written = lastWritten(ctx, id);
  if (!written) return null;
  const { version, updatedAt, document, mergedFrom } = written;
  const around = await ctx.db.estimate.findFirst({
    where: { id, version, updatedAt, ...visibleTo(ctx.viewer) },
    select: AROUND,
  });
  return around && { ...around, document, mergedFrom };
};

/** Throws NOT_FOUND, EstimateConflict. */
export const requireStanding = async (
  ctx: Context,
  id: number,
  version: number,
): Promise<StandingWithJob> => {
  const where = { id, ...visibleTo(ctx.viewer) };
  const estimate =
    (await findWritten(ctx, id)) ?? (await ctx.db.estimate.findFirst({ where, select: WITH_JOB }));
  if (!estimate) throw notFound('This estimate');
  if (estimate.version !== version) throw new EstimateConflict(id, estimate.version);
  return estimate;
};
