// Takes what an account signed in with away. For the sweeper only.
import type { Prisma } from '../../generated/prisma/client.ts';

export const removePasskeysOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  await tx.passkey.deleteMany({ where: { accountId } });
  await tx.recoveryCode.deleteMany({ where: { accountId } });
  await tx.passkeyChallenge.deleteMany({ where: { accountId } });
};
