// Use case: what the rules read in a request, priced at once. Starts no job, stores nothing; for those who are signed in, as
// a guest's free estimates are counted.
import type { Context } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { previewScopeSchema } from '../../domain/scope/scope-input.ts';
import { parseInput } from '../../domain/validation.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { readRequest } from '../scope/preview-scope.ts';

const PREVIEWS_A_MINUTE = 30;

/** Throws UNAUTHENTICATED for a guest, BUSY, TOO_LARGE, UNAVAILABLE, InvalidInput. */
export const previewPrice = async (ctx: Context, rawInput: unknown): Promise<EstimateDocument> => {
  requireSignIn(ctx.viewer);
  limitCalls(ctx, 'pricePreview', PREVIEWS_A_MINUTE);
  const { request, scope } = await readRequest(ctx, parseInput(previewScopeSchema, rawInput));
  const caller = { owner: callingOwner(ctx) };
  const { document } = await ctx.estimator.revise(scope, [], request, caller);
  return document;
};
