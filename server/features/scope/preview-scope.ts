// Use case: what the rules read in a request while it is typed. Starts no job, stores nothing.
import type { Context } from '../../context.ts';
import { previewScopeSchema } from '../../domain/scope-input.ts';
import { parseInput } from '../../domain/validation.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import type { ScopeView } from './scope-view.ts';

/** A text is read after each pause in typing. */
const PREVIEWS_A_MINUTE = 180;

/** Throws UNAUTHENTICATED, BUSY, InvalidInput. */
export const previewScope = (ctx: Context, rawInput: unknown): ScopeView => {
  limitCalls(ctx, 'scopePreview', PREVIEWS_A_MINUTE);
  const input = parseInput(previewScopeSchema, rawInput);
  const scope = ctx.estimator.preview({
    ...input,
    delivery: 'GC_MANAGED',
    projectName: '',
    uploads: [],
    now: ctx.now(),
  });
  return { scope, finishLevel: input.finishLevel, lines: null };
};
