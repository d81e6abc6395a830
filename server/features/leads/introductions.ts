// Introductions that were made, as either side of them sees them.
import type { Context } from '../../context.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOfAny } from '../../infra/db/page.ts';
import { loadable } from '../../infra/db/selection.ts';
import { introducedWith, sentTo, sidesOf } from './leads.access.ts';

/** Returns null when missing, not made yet, or between others. */
export const findIntroduction = (
  { db, viewer }: Context,
  rawId: string | number,
  query: Pick<Prisma.LeadFindManyArgs, 'select' | 'include'>,
) =>
  db.lead.findFirst({ ...loadable(query), where: { id: idOf(rawId), ...introducedWith(viewer) } });

/** The viewer's, the latest first. */
export const listIntroductions = async (
  ctx: Context,
  query: Pick<Prisma.LeadFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'>,
) =>
  ctx.db.lead.findMany(
    await pageOfAny(ctx.db.lead, query, {
      conditions: await sidesOf(ctx),
      orderBy: [{ decidedAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  );

export const countIntroductions = ({ db, viewer }: Context): Promise<number> =>
  db.lead.count({ where: introducedWith(viewer) });

const SIDES = {
  contractor: { select: { accountId: true, suspendedReason: true } },
  request: { select: { accountId: true, estimateId: true } },
} satisfies Prisma.LeadInclude;
export type Introduction = Prisma.LeadGetPayload<{ include: typeof SIDES }>;

/** Finds an introduction with the accounts of both sides. Returns null as above. */
export const findSides = ({ db, viewer }: Context, leadId: number): Promise<Introduction | null> =>
  db.lead.findFirst({ where: { id: leadId, ...introducedWith(viewer) }, include: SIDES });

const PRICED = {
  contractor: true,
  request: {
    select: {
      accountId: true,
      estimateId: true,
      firstName: true,
      estimate: { select: { deletedAt: true } },
    },
  },
} satisfies Prisma.LeadInclude;
export type PricedLead = Prisma.LeadGetPayload<{ include: typeof PRICED }>;

/**
 * Finds the introduction whose work the viewer prices with an estimate of theirs. Throws InvalidInput where there is none, and
 * where the homeowner has deleted the work.
 */
export const requirePricedLead = async (
  { db, viewer }: Context,
  estimateId: number,
): Promise<PricedLead> => {
  const lead = await db.lead.findFirst({
    where: { pricing: { estimateId }, status: 'INTRODUCED', ...sentTo(viewer) },
    include: PRICED,
  });
  if (lead?.request.estimate.deletedAt) {
    throw new InvalidInput(
      'The homeowner has removed this work, so nothing can be offered for it any more. Write to them in your conversation if you have a question.',
    );
  }
  if (lead) return lead;
  throw new InvalidInput(
    'This estimate prices no lead of yours. Open a lead in your hub and choose “Price it myself”.',
  );
};
