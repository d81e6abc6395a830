// Hands a delivery to the workers, fairly: it stands behind as many as its account has waiting, so that an address that
// takes its time keeps only its owner waiting.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { deliverWebhook } from './deliver-webhook.ts';

export const queueDelivery = async (
  { queue }: Pick<Ports, 'queue'>,
  tx: Prisma.TransactionClient,
  { id, round, accountId }: { id: number; round: number; accountId: number },
): Promise<void> => {
  const waiting = await tx.webhookDelivery.count({
    where: { id: { not: id }, status: 'PENDING', webhook: { accountId } },
  });
  await queue.send(deliverWebhook, { deliveryId: id, round }, tx, waiting);
};
