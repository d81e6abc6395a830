// Takes an account's webhooks away, with all that was sent to them. For the sweeper only.
import type { Prisma } from '../../generated/prisma/client.ts';

export const removeWebhooksOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  await tx.webhook.deleteMany({ where: { accountId } });
};

/** Nothing is sent any more, from the moment its owner leaves. */
export const switchOffWebhooksOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
  now: Date,
): Promise<void> => {
  await tx.webhook.updateMany({
    where: { accountId, switchedOffAt: null },
    data: { switchedOffAt: now, switchedOffBy: 'OWNER' },
  });
};
