// Writes down for whom an event is, and has it sent: in the transaction in which it happens, so that none is told of what
// did not come about, and nothing that came about goes untold.
import { randomUUID } from 'node:crypto';
import type { Ports } from '../../context.ts';
import {
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookFacts,
} from '../../domain/account/webhooks.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { queueDelivery } from './queue-delivery.ts';

export type TellPorts = Pick<Ports, 'queue' | 'now'>;

interface NewMessage {
  type: string;
  data: object;
}

/** Gives the key of the delivery. */
export const writeDelivery = async (
  ports: TellPorts,
  tx: Prisma.TransactionClient,
  { id: webhookId, accountId }: { id: number; accountId: number },
  { type, data }: NewMessage,
): Promise<number> => {
  const now = ports.now();
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  const { id, round } = await tx.webhookDelivery.create({
    data: { webhookId, type, messageId, body, createdAt: now, queuedAt: now },
    select: { id: true, round: true },
  });
  await queueDelivery(ports, tx, { id, round, accountId });
  return id;
};

export const tellWebhooks = async <Event extends WebhookEvent>(
  ports: TellPorts,
  tx: Prisma.TransactionClient,
  accountId: number,
  event: Event,
  facts: () => WebhookFacts[Event] | Promise<WebhookFacts[Event]>,
): Promise<void> => {
  const webhooks = await tx.$queryRaw<{ id: number; accountId: number }[]>`
    SELECT id, account_id AS "accountId" FROM webhooks
    WHERE account_id = ${accountId} AND switched_off_at IS NULL AND ${event} = ANY (events) ORDER BY id`;
  if (webhooks.length === 0) return;
  const message = { type: WEBHOOK_EVENTS[event].type, data: await facts() };
  for (const webhook of webhooks) await writeDelivery(ports, tx, webhook, message);
};
