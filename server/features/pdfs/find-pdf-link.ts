// Use case: the address of the PDF of one's own estimate.
import type { Context } from '../../context.ts';
import { accountIdOf, visibleTo } from '../accounts/accounts.access.ts';
import { pdfLinkOf } from '../links/download-links.ts';

/** Null when none was made yet, or the estimate is missing or someone else's. */
export const findPdfLink = async (ctx: Context, estimateId: number): Promise<string | null> => {
  const pdf = await ctx.db.estimatePdf.findFirst({
    where: { estimateId, estimate: visibleTo(ctx.viewer) },
    select: { version: true },
  });
  return pdfLinkOf(ctx, { id: estimateId, accountId: accountIdOf(ctx.viewer), pdf });
};
