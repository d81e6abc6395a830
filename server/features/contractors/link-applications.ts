// Applications that were sent signed out become the account's that proved to have their address.
import type { Account, Prisma } from '../../generated/prisma/client.ts';
import { profileOf } from './open-profile.ts';

/** Reason for declining: anybody can send an application in anybody's name, so what the owner told when signed in stands. */
const PROFILE_STANDS = 'There is a profile for this address already; what it says counts.';

/** Runs in the transaction that signs in. */
export const linkApplications = async (
  tx: Prisma.TransactionClient,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
  now: Date,
): Promise<void> => {
  if (email === null) return;
  // An application that is just being decided is waited for, and read as it then is.
  const linked = await tx.contractorApplication.updateManyAndReturn({
    where: { email, accountId: null },
    data: { accountId },
  });
  const last = linked.toSorted((a, b) => a.id - b.id).at(-1);
  if (!last) return;
  const { status } = last;
  const profile = await tx.contractor.findUnique({
    where: { accountId },
    select: { status: true },
  });
  if (!profile) {
    const data = { ...profileOf(last), accountId, status, createdAt: now, updatedAt: now };
    await tx.contractor.create({ data });
    return;
  }
  if (profile.status === 'DECLINED') {
    // They have applied once more; what the profile says stays.
    await tx.contractor.update({ where: { accountId }, data: { status, updatedAt: now } });
    return;
  }
  await tx.contractorApplication.updateMany({
    where: { id: { in: linked.map(({ id }) => id) }, status: 'PENDING' },
    data: { status: 'DECLINED', reason: PROFILE_STANDS, decidedBy: 'system', decidedAt: now },
  });
};
