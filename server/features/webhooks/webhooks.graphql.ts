import { WEBHOOK_LIMITS } from '../../domain/limits.ts';
import {
  DELIVERY_KEPT_DAYS,
  DELIVERY_TRIES,
  isWebhookEvent,
  type SwitchOff,
} from '../../domain/account/webhooks.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { DeliveryStatusEnum, WebhookEventEnum, WebhookSwitchOffEnum } from '../../graphql/enums.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { listWebhooks } from './webhooks.service.ts';

export const WebhookDeliveryRef = builder.prismaObject('WebhookDelivery', {
  description: 'One message to one address.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the delivery in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    messageId: t.exposeString('messageId', {
      description: 'What it carries as `webhook-id`, the same each time it is sent.',
    }),
    type: t.exposeString('type', { description: 'E.g. `estimate.ready`.' }),
    status: t.expose('status', {
      type: DeliveryStatusEnum,
      description: 'Whether the address took it, and if not, whether it is tried again.',
    }),
    tries: t.exposeInt('tries', {
      description: `How often it was sent since its owner last asked for it, at most ${DELIVERY_TRIES} times in about a day.`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    lastTriedAt: t.expose('lastTriedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last tried; null before.',
    }),
    answerStatus: t.exposeInt('answerStatus', {
      nullable: true,
      description: 'Status of the last answer; null when there was none.',
    }),
    answerText: t.exposeString('answerText', {
      nullable: true,
      description: 'How the last answer began; null when it was empty or there was none.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why the last try failed, as a sentence; null when it did not.',
    }),
  }),
});

export const WebhookRef = builder.prismaObject('Webhook', {
  description: 'An address that gets the events of an account.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the webhook in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    url: t.exposeString('url', { description: 'Where messages are sent, by POST.' }),
    events: t.field({
      type: [WebhookEventEnum],
      description: 'Events that are sent to it.',
      resolve: ({ events }) => events.filter(isWebhookEvent),
    }),
    version: t.exposeInt('version', {
      description: 'Counts its changes, from 1; for `updateWebhook`.',
    }),
    formerSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when the secret before signs, too, after `rotateWebhookSecret`; null when one secret signs.',
      resolve: ({ formerUntil }, _args, { now }) =>
        formerUntil && formerUntil > now() ? formerUntil : null,
    }),
    isActive: t.boolean({
      description: 'False while it is switched off: what happens then is not sent later either.',
      select: { switchedOffAt: true },
      resolve: ({ switchedOffAt }) => switchedOffAt === null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    switchedOffAt: t.expose('switchedOffAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was switched off; null while it is active.',
    }),
    switchedOffBecause: t.field({
      type: WebhookSwitchOffEnum,
      nullable: true,
      description: 'Why it was switched off; null while it is active.',
      select: { switchedOffBy: true },
      resolve: ({ switchedOffBy }) => switchedOffBy as SwitchOff | null,
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing was taken; null when the last message was.',
    }),
    deliveries: t.relation('deliveries', {
      type: WebhookDeliveryRef,
      description: `The latest ${WEBHOOK_LIMITS.listed} of the last ${DELIVERY_KEPT_DAYS} days, newest first.`,
      query: { orderBy: { id: 'desc' }, take: WEBHOOK_LIMITS.listed },
    }),
  }),
});

builder.objectField(ViewerRef, 'webhooks', (t) =>
  t.prismaField({
    type: [WebhookRef],
    description: `Webhooks, ${WEBHOOK_LIMITS.ofAnAccount} or fewer, the oldest first; none for a guest.`,
    resolve: (query, _viewer, _args, ctx) => listWebhooks(ctx, query),
  }),
);
