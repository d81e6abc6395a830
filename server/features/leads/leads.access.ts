// Who sees a lead: the contractor it was sent to, and the homeowner who asked. Each sees a side of it; contacts of the
// other side neither of them before both have said yes.
import type { Context, Viewer } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf, ownedBy, visibleTo } from '../accounts/accounts.access.ts';
import { findOwnContractor } from '../contractors/contractors.access.ts';

/** The `where` of leads that were sent to the viewer as a contractor. */
export const sentTo = (viewer: Viewer): Prisma.LeadWhereInput => ({
  contractor: { accountId: accountIdOf(viewer), status: 'APPROVED' },
});

/** The same for a list of them. The contractor is looked up before: through a join PostgreSQL would sort all leads to show a page. */
export const allSentTo = async (ctx: Context): Promise<Prisma.LeadWhereInput> => {
  const own = await findOwnContractor(ctx);
  return { contractorId: own?.status === 'APPROVED' ? own.id : { in: [] } };
};

/** The `where` of requests that the viewer made, as long as their estimate is there. */
export const requestedBy = (viewer: Viewer): Prisma.ContractorRequestWhereInput => ({
  ...ownedBy(viewer),
  estimate: visibleTo(viewer),
});

/** The `where` of contractors whom no operator keeps from homeowners. */
const ACTIVE = { status: 'APPROVED', suspendedReason: null } satisfies Prisma.ContractorWhereInput;

/** The `where` of introductions that the viewer is a side of. A contractor on hold has none. */
export const introducedWith = (viewer: Viewer): Prisma.LeadWhereInput => ({
  status: 'INTRODUCED',
  OR: [
    { contractor: { accountId: accountIdOf(viewer), ...ACTIVE } },
    { request: { accountId: accountIdOf(viewer) } },
  ],
});

/** The same for a list of them: those of either side. */
export const sidesOf = async (ctx: Context): Promise<Prisma.LeadWhereInput[]> => {
  const own = await findOwnContractor(ctx);
  const asHomeowner = { request: { accountId: accountIdOf(ctx.viewer) } };
  const isActive = own?.status === 'APPROVED' && own.suspendedReason === null;
  const sides = isActive ? [asHomeowner, { contractorId: own.id }] : [asHomeowner];
  return sides.map((side) => ({ status: 'INTRODUCED', ...side }));
};

/** Throws FORBIDDEN while an operator keeps the contractor from it. @param what e.g. `answer leads` */
export const requireActive = (
  { suspendedReason }: { suspendedReason: string | null },
  what: string,
): void => {
  if (suspendedReason === null) return;
  throw new DomainError(
    'FORBIDDEN',
    `Your account is on hold, so you cannot ${what}: ${suspendedReason}`,
  );
};

/**
 * Throws FORBIDDEN with the reason when a contractor on hold writes. NOT_FOUND would say that none exists.
 * @param lead which introductions @param what e.g. `write messages`
 */
export const requireNotOnHold = async (
  ctx: Context,
  lead: Prisma.LeadWhereInput,
  what: string,
): Promise<void> => {
  const own = await findOwnContractor(ctx);
  if (own === null || own.suspendedReason === null) return;
  const where = { ...lead, contractorId: own.id, status: 'INTRODUCED' as const };
  if ((await ctx.db.lead.count({ where })) > 0) requireActive(own, what);
};
