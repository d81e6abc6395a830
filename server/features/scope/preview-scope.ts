// Use case: what the rules read in a request while it is typed. Starts no job, stores nothing.
import type { Context } from '../../context.ts';
import { previewScopeSchema } from '../../domain/scope-input.ts';
import { parseInput } from '../../domain/validation.ts';
import { requireIdentity } from '../accounts/accounts.access.ts';
import type { ScopeView } from './scope-view.ts';

/** Throws UNAUTHENTICATED, InvalidInput. */
export const previewScope = (ctx: Context, rawInput: unknown): ScopeView => {
  requireIdentity(ctx.viewer);
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
