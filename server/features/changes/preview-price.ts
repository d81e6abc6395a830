// Use case: what the rules read in a request, priced at once. Starts no job, stores nothing.
import type { Context } from '../../context.ts';
import { requireTrial } from '../../domain/account/quota.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { previewPriceSchema } from '../../domain/scope/scope-input.ts';
import { parseInput } from '../../domain/validation.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { readQuota } from '../quota/run-quota.ts';
import { readRequest } from '../scope/preview-scope.ts';

const PREVIEWS_A_MINUTE = 30;

/** Refuses guests whose trial is used up: a preview counts, although it is not stored. */
const requireGuestsTrial = async (ctx: Context): Promise<void> => {
  if (ctx.viewer.kind !== 'GUEST') return;
  const { left } = await readQuota(ctx);
  requireTrial(0, left);
};

/** Throws UNAUTHENTICATED for a stranger, QUOTA_EXHAUSTED, BUSY, TOO_LARGE, UNAVAILABLE, InvalidInput. */
export const previewPrice = async (ctx: Context, rawInput: unknown): Promise<EstimateDocument> => {
  limitCalls(ctx, 'pricePreview', PREVIEWS_A_MINUTE);
  await requireGuestsTrial(ctx);
  const { request, scope } = await readRequest(ctx, parseInput(previewPriceSchema, rawInput));
  const caller = { owner: callingOwner(ctx) };
  const { document } = await ctx.estimator.revise(scope, [], request, caller);
  return document;
};
