// Gives up deliveries that the queue has forgotten, and removes those that are long over. For the sweeper only.
import type { Ports } from '../../context.ts';
import { DELIVERY_KEPT_DAYS } from '../../domain/account/webhooks.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Time longer than the queue tries. */
const LOST_MS = 3 * DAY_MS;
const LOST = 'It could not be sent in time.';

export const sweepDeliveries = async ({ db, now }: Ports): Promise<void> => {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  await db.webhookDelivery.updateMany({
    where: { status: 'PENDING', queuedAt: { lt: ago(LOST_MS) } },
    data: { status: 'FAILED', failure: LOST },
  });
  await db.webhookDelivery.deleteMany({
    where: { createdAt: { lt: ago(DELIVERY_KEPT_DAYS * DAY_MS) } },
  });
};
