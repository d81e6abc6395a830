// The background work of sending one message to one webhook; the row it names is the truth.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue.ts';

export interface DeliverWebhook {
  deliveryId: number;
  /** Round of the delivery: a message of an earlier one does nothing. */
  round: number;
}

export const deliverWebhook: JobDefinition<DeliverWebhook> = {
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.int().positive(), round: z.int().positive() }),
  // 5 to 10 seconds, doubled up to three hours: DELIVERY_TRIES of them take about a day.
  retry: { afterSeconds: 5, atMostSeconds: 3 * 60 * 60 },
};
