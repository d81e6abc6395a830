// Who brings what to a piece of work: the owner the goods or the labor, or neither.
import type { Work } from '../../domain/scope/scope-of-work.ts';
import type { PatchOf } from '../../domain/scope/scope-patch.ts';
import { Refusal } from './edit.ts';

type Shares = Pick<Work, 'ownerSupplies' | 'materialsOnly'>;

/**
 * The shares after a patch: one that is asked for takes the place of the other.
 * @throws Refusal where both are asked for, as nothing would be left to price
 */
export const sharedWork = (
  before: Shares,
  { ownerSupplies, materialsOnly }: Pick<PatchOf<'SET_WORK'>, keyof Shares>,
): Shares => {
  if (ownerSupplies && materialsOnly)
    throw new Refusal(
      'Either the materials or the labor is the owner’s. With both nothing is left to price.',
    );
  return {
    ownerSupplies: materialsOnly ? false : (ownerSupplies ?? before.ownerSupplies),
    materialsOnly: ownerSupplies ? false : (materialsOnly ?? before.materialsOnly),
  };
};
