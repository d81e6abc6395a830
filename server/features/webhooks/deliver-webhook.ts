// Sends one message to one address, once for each time it is called. It throws as long as the message is to be sent again. The
// row holds what comes of it. A message may arrive twice: when the process dies between the answer and the row.
import { z } from 'zod';
import type { Ports } from '../../context.ts';
import { WEBHOOK_LIMITS } from '../../domain/limits.ts';
import { cleanText } from '../../domain/validation.ts';
import {
  DELIVERY_TRIES,
  FAILING_MS,
  SECRET_PREFIX,
  type SwitchOff,
} from '../../domain/account/webhooks.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type PublicAnswer, CallFailed } from '../../infra/public-call.ts';
import { BrokenSeal } from '../../infra/sealed.ts';
import { signatureHeaders } from '../../infra/webhook-signature.ts';
import { bindJob, type JobBinding, type JobDefinition } from '../../infra/queue/queue.ts';
import { openSecrets } from './webhook-secret.ts';
import { nextVersion } from '../../domain/versions.ts';
import { tellOwner } from '../accounts/security-notice.ts';

interface DeliverWebhook {
  deliveryId: number;
  /** Round of the delivery: a message of an earlier one does nothing. */
  round: number;
}

export const deliverWebhook: JobDefinition<DeliverWebhook> = {
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.int().positive(), round: z.int().positive() }),
  // The wait is 5 to 10 seconds at first and doubles up to three hours. DELIVERY_TRIES tries take about a day.
  retry: { afterSeconds: 5, atMostSeconds: 3 * 60 * 60 },
};

// Stops what is sent to an address that takes nothing, and tells its owner.

const NOTICES = { FAILING: 'WEBHOOK_FAILING', GONE: 'WEBHOOK_GONE' } as const satisfies Partial<
  Record<SwitchOff, string>
>;

const switchOff = (
  ports: Ports,
  { id, accountId }: { id: number; accountId: number },
  reason: keyof typeof NOTICES,
): Promise<void> =>
  ports.db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({
      where: { id, switchedOffAt: null },
      data: { ...nextVersion, switchedOffAt: ports.now(), switchedOffBy: reason },
    });
    if (count > 0) await tellOwner(ports, tx, accountId, NOTICES[reason]);
  });

const SWITCHED_OFF = 'The webhook was switched off.';
const GONE = 410;

/** Tells the queue to send it again. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

type QueuedDelivery = Prisma.WebhookDeliveryGetPayload<{ include: { webhook: true } }>;

/** Returns null when it was taken, given up, deleted, or sent anew. */
const beginTry = async (
  { db, now }: Ports,
  { deliveryId: id, round }: DeliverWebhook,
): Promise<QueuedDelivery | null> => {
  const [delivery] = await db.webhookDelivery.updateManyAndReturn({
    where: { id, round, status: 'PENDING' },
    data: { tries: { increment: 1 }, lastTriedAt: now() },
    include: { webhook: true },
  });
  return delivery ?? null;
};

const writeOutcome = async (
  { db }: Ports,
  { id, round }: QueuedDelivery,
  data: Prisma.WebhookDeliveryUpdateManyMutationInput,
): Promise<void> => {
  await db.webhookDelivery.updateMany({ where: { id, round, status: 'PENDING' }, data });
};

/** Returns what it answered, or why it did not. */
const send = async (
  ports: Ports,
  { messageId: id, body, webhook }: QueuedDelivery,
  signal: AbortSignal,
): Promise<PublicAnswer | string> => {
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Plumbline-Webhooks/1',
      ...signatureHeaders(openSecrets(ports, webhook), { id, at: ports.now(), body }),
    };
    return await ports.webhookCaller.post(new URL(webhook.url), { headers, body }, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CallFailed) return error.message;
    if (error instanceof BrokenSeal)
      return `Its ${SECRET_PREFIX}… secret cannot be read any more. Create the webhook again.`;
    throw error;
  }
};

const isTaken = ({ status }: PublicAnswer): boolean => status >= 200 && status < 300;

const refusalOf = ({ status }: PublicAnswer): string =>
  status >= 300 && status < 400
    ? `It answered with a redirect (${status}), which is not followed. Give the address it leads to.`
    : `It answered with status ${status}.`;

const answerOf = (answer: PublicAnswer | string) =>
  typeof answer === 'string'
    ? { answerStatus: null, answerText: null, failure: answer }
    : {
        answerStatus: answer.status,
        answerText: cleanText(answer.text).slice(0, WEBHOOK_LIMITS.answer).toWellFormed() || null,
        failure: isTaken(answer) ? null : refusalOf(answer),
      };

const noteTaken = async (ports: Ports, { webhookId: id }: QueuedDelivery): Promise<void> => {
  await ports.db.webhook.updateMany({
    where: { id, failingSince: { not: null } },
    data: { failingSince: null },
  });
};

const noteFailing = async (ports: Ports, { webhook }: QueuedDelivery): Promise<void> => {
  const now = ports.now();
  const since = webhook.failingSince;
  if (since && now.getTime() - since.getTime() >= FAILING_MS)
    return switchOff(ports, webhook, 'FAILING');
  await ports.db.webhook.updateMany({
    where: { id: webhook.id, failingSince: null },
    data: { failingSince: now },
  });
};

export const deliver = async (
  ports: Ports,
  message: DeliverWebhook,
  signal: AbortSignal,
): Promise<void> => {
  const delivery = await beginTry(ports, message);
  if (!delivery) return;
  if (delivery.webhook.switchedOffAt !== null)
    return writeOutcome(ports, delivery, { status: 'FAILED', failure: SWITCHED_OFF });
  const answer = await send(ports, delivery, signal);
  const told = answerOf(answer);
  if (told.failure === null) {
    await writeOutcome(ports, delivery, { ...told, status: 'DELIVERED' });
    return noteTaken(ports, delivery);
  }
  const isOver = told.answerStatus === GONE || delivery.tries >= DELIVERY_TRIES;
  await writeOutcome(ports, delivery, { ...told, ...(isOver && { status: 'FAILED' }) });
  if (told.answerStatus === GONE) return switchOff(ports, delivery.webhook, 'GONE');
  await noteFailing(ports, delivery);
  if (!isOver) throw new NotTaken(told.failure);
};

export const bindDeliverWebhook = (ports: Ports): JobBinding =>
  bindJob(deliverWebhook, (message, signal) => deliver(ports, message, signal));
