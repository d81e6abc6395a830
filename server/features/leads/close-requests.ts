// Ends requests whose homeowner asks for it or whose estimate is deleted, and leads of a contractor on hold.
// The contractors are asked no longer; an introduction that was made stands. Callers check access, but for `withdrawRequest`.
import type { Context, Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { leadMail } from './lead-mail.definition.ts';
import { CONTRACTOR_ACCOUNT, lockMatching, lockRequest } from './lead-rows.ts';
import { requestedBy } from './leads.access.ts';
import { type LeadNews, publishLeadNews } from './leads.events.ts';

const PENDING = ['OPEN' as const, 'AVAILABLE' as const];

/** @returns what is to be told after the commit; null when it had ended before */
export const closeRequest = async (
  { queue, now }: Pick<Ports, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  id: number,
): Promise<LeadNews | null> => {
  const { status, estimateId } = await lockRequest(tx, id);
  if (status !== 'OPEN') return null;
  const leads = await tx.lead.findMany({
    where: { requestId: id, status: { in: PENDING } },
    include: CONTRACTOR_ACCOUNT,
  });
  await tx.lead.updateMany({
    where: { requestId: id, status: { in: PENDING } },
    data: { status: 'WITHDRAWN', updatedAt: now() },
  });
  await tx.contractorRequest.update({
    where: { id },
    data: { status: 'WITHDRAWN', endedAt: now(), nextStepAt: null },
  });
  // A contractor who has not answered yet has lost nothing; one who said yes waits for word.
  for (const lead of leads.filter(({ status: was }) => was === 'AVAILABLE')) {
    await queue.send(leadMail, { kind: 'WITHDRAWN', id: lead.id, hours: null }, tx);
  }
  return { estimateId, leads };
};

/** Ends the leads of one request that wait for a contractor, or for a decision on one. Others are asked then. */
const endLeadsIn = async (
  { now }: Pick<Ports, 'now'>,
  tx: Prisma.TransactionClient,
  requestId: number,
  contractorId: number,
): Promise<LeadNews> => {
  const { estimateId, status } = await lockRequest(tx, requestId);
  const pending = { contractorId, requestId, status: { in: PENDING } };
  const leads = await tx.lead.findMany({ where: pending, include: CONTRACTOR_ACCOUNT });
  await tx.lead.updateMany({ where: pending, data: { status: 'EXPIRED', updatedAt: now() } });
  if (status === 'OPEN') {
    await tx.contractorRequest.update({ where: { id: requestId }, data: { nextStepAt: now() } });
  }
  return { estimateId, leads };
};

/** Ends all leads that wait for a contractor. Call it after the hold is committed. Returns the news to publish. */
export const endLeadsOf = async (
  ports: Pick<Ports, 'db' | 'now'>,
  contractorId: number,
): Promise<LeadNews[]> => {
  // This lock waits for those who gave out leads before they knew of the hold.
  await ports.db.$transaction(lockMatching);
  const waiting = await ports.db.lead.findMany({
    where: { contractorId, status: { in: PENDING } },
    distinct: ['requestId'],
    select: { requestId: true },
  });
  const news: LeadNews[] = [];
  for (const { requestId } of waiting) {
    news.push(await ports.db.$transaction((tx) => endLeadsIn(ports, tx, requestId, contractorId)));
  }
  return news;
};

/** Closes the requests of estimates that their owner deletes. */
export const closeRequestsOf = async (
  ports: Pick<Ports, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  estimateIds: readonly number[],
): Promise<LeadNews[]> => {
  const open = await tx.contractorRequest.findMany({
    where: { estimateId: { in: [...estimateIds] }, status: 'OPEN' },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const news: LeadNews[] = [];
  for (const { id } of open) {
    const closed = await closeRequest(ports, tx, id);
    if (closed) news.push(closed);
  }
  return news;
};

// A homeowner withdraws a request for contractors, and the consent to be called, even after its end.

/** Deletes the number; the consent stays on record. Returns null when there is no number. */
const takePhoneBack = async (
  { now }: Context,
  tx: Prisma.TransactionClient,
  id: number,
): Promise<LeadNews | null> => {
  const { estimateId, phone } = await lockRequest(tx, id);
  if (phone === null) return null;
  await tx.contractorRequest.update({ where: { id }, data: { phone: null } });
  await tx.lead.updateMany({ where: { requestId: id }, data: { updatedAt: now() } });
  const leads = await tx.lead.findMany({ where: { requestId: id }, include: CONTRACTOR_ACCOUNT });
  return { estimateId, leads };
};

/** Returns the estimate's id. A request that has ended only loses its phone number. Throws NOT_FOUND. */
export const withdrawRequest = async (ctx: Context, rawId: unknown): Promise<number> => {
  const id = parseInput(idSchema, rawId);
  const request = await ctx.db.contractorRequest.findFirst({
    where: { id, ...requestedBy(ctx.viewer) },
    select: { estimateId: true },
  });
  if (!request) throw notFound('This request');
  const news = await ctx.db.$transaction(
    async (tx) => (await closeRequest(ctx, tx, id)) ?? takePhoneBack(ctx, tx, id),
  );
  if (news) await publishLeadNews(ctx, [news]);
  return request.estimateId;
};
