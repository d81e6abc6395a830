// Who is a contractor: whoever has a profile, also while it waits for an operator.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import { requireIdentity } from '../accounts/accounts.access.ts';
import { findOwnContractor } from './contractors.access.ts';

/** Returns false for a guest. */
export const isContractor = async (ctx: Context): Promise<boolean> =>
  (await findOwnContractor(ctx)) !== null;

/** The viewer's own profile with what is asked of it; null for a guest, and without one. */
export const showOwnContractor = async (
  { db, viewer }: Context,
  query: Pick<Prisma.ContractorFindUniqueArgs, 'select' | 'include'>,
) =>
  viewer.kind === 'USER'
    ? db.contractor.findUnique({ ...loadable(query), where: { accountId: viewer.accountId } })
    : null;

/** Works like `showOwnContractor`, for a viewer who has a profile. Throws NOT_FOUND. */
export const requireShownContractor = async (
  ...args: Parameters<typeof showOwnContractor>
): Promise<NonNullable<Awaited<ReturnType<typeof showOwnContractor>>>> => {
  const contractor = await showOwnContractor(...args);
  if (!contractor) throw notFound('Your contractor profile');
  return contractor;
};

/** Says no to a guest. Throws UNAUTHENTICATED for a stranger. */
export const readContractorStatus = async (ctx: Context): Promise<{ isContractor: boolean }> => {
  requireIdentity(ctx.viewer);
  return { isContractor: await isContractor(ctx) };
};
