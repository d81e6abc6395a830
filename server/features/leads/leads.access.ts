// Who sees a lead: the contractor it was sent to, and the homeowner who asked. Each sees a side of it; contacts of the
// other side neither of them before both have said yes.
import type { Viewer } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf, ownedBy, visibleTo } from '../accounts/accounts.access.ts';

/** The `where` of leads that were sent to the viewer as a contractor. */
export const sentTo = (viewer: Viewer): Prisma.LeadWhereInput => ({
  contractor: { accountId: accountIdOf(viewer), status: 'APPROVED' },
});

/** The `where` of requests that the viewer made, as long as their estimate is there. */
export const requestedBy = (viewer: Viewer): Prisma.ContractorRequestWhereInput => ({
  ...ownedBy(viewer),
  estimate: visibleTo(viewer),
});

/** The `where` of introductions that the viewer is a side of. */
export const introducedWith = (viewer: Viewer): Prisma.LeadWhereInput => ({
  status: 'INTRODUCED',
  OR: [
    { contractor: { accountId: accountIdOf(viewer) } },
    { request: { accountId: accountIdOf(viewer) } },
  ],
});
