// Applications that were sent signed out become the account's that proved to have their address.
import type { Account, Prisma } from '../../generated/prisma/client.ts';
import { profileOf } from './open-profile.ts';

/** Anybody can send an application in anybody's name: what its owner told when signed in stands above it. */
const PROFILE_STANDS = 'There is a profile for this address already; what it says counts.';

/** In the transaction that signs in. */
export const linkApplications = async (
  tx: Prisma.TransactionClient,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
  now: Date,
): Promise<void> => {
  if (email === null) return;
  const found = await tx.contractorApplication.findMany({
    where: { email, accountId: null },
    orderBy: { id: 'desc' },
  });
  const [last] = found;
  if (!last) return;
  const where = { id: { in: found.map(({ id }) => id) } };
  await tx.contractorApplication.updateMany({ where, data: { accountId } });
  const profile = await tx.contractor.findUnique({ where: { accountId }, select: { id: true } });
  if (!profile) {
    const { status } = last;
    const data = { ...profileOf(last), accountId, status, createdAt: now, updatedAt: now };
    await tx.contractor.create({ data });
    return;
  }
  await tx.contractorApplication.updateMany({
    where: { ...where, status: 'PENDING' },
    data: { status: 'DECLINED', reason: PROFILE_STANDS, decidedBy: 'system', decidedAt: now },
  });
};
