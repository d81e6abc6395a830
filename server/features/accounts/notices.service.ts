// Who wants to be mailed when something is ready, and who wants no more of it.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** Never for a guest, who has no address. */
export const wantsMailWhenReady = async (
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<boolean> => {
  const account = await tx.account.findUnique({
    where: { id: accountId },
    select: { emailWhenReady: true },
  });
  return account?.emailWhenReady ?? false;
};

/** Stops mails for whoever holds the link of a notice. A second call, or one for an account that is gone, does nothing. */
export const stopMails = async ({ db }: Ports, accountId: number): Promise<void> => {
  await db.account.updateMany({ where: { id: accountId }, data: { emailWhenReady: false } });
};
