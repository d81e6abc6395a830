// Binds the sending of a webhook's message to its message in the queue.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { deliver } from './deliver-webhook.ts';
import { deliverWebhook } from './deliver-webhook.definition.ts';

export const bindDeliverWebhook = (ports: Ports): JobBinding =>
  bindJob(deliverWebhook, (message, signal) => deliver(ports, message, signal));
