// Use case: a homeowner withdraws a request for contractors, and the consent to be called, even after its end.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { closeRequest } from './close-requests.ts';
import { CONTRACTOR_ACCOUNT, lockRequest } from './lead-rows.ts';
import { requestedBy } from './leads.access.ts';
import { type LeadNews, publishLeadNews } from './leads.events.ts';

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
