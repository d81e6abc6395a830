// Use case: a homeowner takes a request for contractors back.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { closeRequest } from './close-requests.ts';
import { requestedBy } from './leads.access.ts';
import { publishLeadNews } from './leads.events.ts';

/** Gives the estimate's id; one that has ended stays as it is. Throws NOT_FOUND. */
export const withdrawRequest = async (ctx: Context, rawId: unknown): Promise<number> => {
  const id = parseInput(idSchema, rawId);
  const request = await ctx.db.contractorRequest.findFirst({
    where: { id, ...requestedBy(ctx.viewer) },
    select: { estimateId: true },
  });
  if (!request) throw notFound('This request');
  const news = await ctx.db.$transaction((tx) => closeRequest(ctx, tx, id));
  if (news) await publishLeadNews(ctx, [news]);
  return request.estimateId;
};
