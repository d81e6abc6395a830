// Use case: what the rules read in a request while it is typed. Starts no job, stores nothing.
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { USUAL_DELIVERY } from '../../domain/catalog.ts';
import { previewScopeSchema } from '../../domain/scope/scope-input.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { parseCorrections } from '../../domain/scope/patch-input.ts';
import { textToPreview } from '../../domain/scope/text-to-preview.ts';
import { parseInput } from '../../domain/validation.ts';
import type { EstimateRequest } from '../../estimator/estimate-request.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import type { ScopeView } from './scope-view.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';

/** A text is read after each pause in typing. */
const PREVIEWS_A_MINUTE = 180;

/** Characters that are read while somebody waits for the next key; a hostile text of them takes some 50 ms. */
const ONLY_BEGINNING = `Only the first ${ESTIMATE_LIMITS.previewed.toLocaleString('en-US')} characters are read while you write. The estimate reads all of them.`;

export interface ReadRequest {
  request: EstimateRequest;
  scope: ScopeOfWork;
}

/**
 * Reads the beginning of a long text, and says so in a warning. For callers that count calls.
 * Throws TOO_LARGE, BUSY, UNAVAILABLE.
 */
export const readRequest = async (
  ctx: Context,
  input: z.infer<typeof previewScopeSchema>,
): Promise<ReadRequest> => {
  const isLong = input.instructions.length > ESTIMATE_LIMITS.previewed;
  const request = {
    ...input,
    instructions: textToPreview(input.instructions),
    corrections: parseCorrections(input.corrections).map((correction) => ({
      ...correction,
      instructions: textToPreview(correction.instructions),
    })),
    delivery: USUAL_DELIVERY,
    projectName: '',
    uploads: [],
    now: ctx.now(),
  };
  const scope = await ctx.estimator.preview(request, { owner: callingOwner(ctx) });
  const notes = isLong
    ? [{ kind: 'WARNING' as const, text: ONLY_BEGINNING }, ...scope.notes]
    : scope.notes;
  return { request, scope: { ...scope, notes } };
};

/** Throws UNAUTHENTICATED, BUSY, TOO_LARGE, UNAVAILABLE, InvalidInput. */
export const previewScope = async (ctx: Context, rawInput: unknown): Promise<ScopeView> => {
  limitCalls(ctx, 'scopePreview', PREVIEWS_A_MINUTE);
  const input = parseInput(previewScopeSchema, rawInput);
  const { scope } = await readRequest(ctx, input);
  return { scope, finishLevel: input.finishLevel, lines: null };
};
