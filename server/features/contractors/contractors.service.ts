// Who is a contractor. Registering and its checks are decided elsewhere.
import type { Context } from '../../context.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';

/** False for a guest. */
export const isContractor = async ({ db, viewer }: Context): Promise<boolean> => {
  if (viewer.kind !== 'USER') return false;
  const { accountId } = viewer;
  return (await db.contractor.findUnique({ where: { accountId }, select: { id: true } })) !== null;
};

/** Throws UNAUTHENTICATED for a guest. */
export const readContractorStatus = async (ctx: Context): Promise<{ isContractor: boolean }> => {
  requireSignIn(ctx.viewer);
  return { isContractor: await isContractor(ctx) };
};
