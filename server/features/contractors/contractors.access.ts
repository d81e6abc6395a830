// Whose profile it is: an account's own. Operators have a desk of their own for profiles.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Contractor } from '../../generated/prisma/client.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';

/** Returns null for a guest, and for an account without a profile. */
export const findOwnContractor = async ({ db, viewer }: Context): Promise<Contractor | null> =>
  viewer.kind === 'USER'
    ? db.contractor.findUnique({ where: { accountId: viewer.accountId } })
    : null;

/** Throws UNAUTHENTICATED for a guest, NOT_FOUND for an account without a profile. */
export const requireOwnContractor = async (ctx: Context): Promise<Contractor> => {
  requireSignIn(ctx.viewer);
  const contractor = await findOwnContractor(ctx);
  if (!contractor) throw notFound('Your contractor profile');
  return contractor;
};
