import { atMost, WEBHOOK_LIMITS } from '../../domain/limits.ts';
import { FORMER_SECRET_HOURS } from '../../domain/account/webhooks.ts';
import { VersionConflict } from '../../domain/errors.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { KEY_WORDS } from '../../graphql/idempotency-key.ts';
import { WebhookEventEnum } from '../../graphql/enums.ts';
import { WebhookDeliveryRef, WebhookRef } from './webhooks.graphql.ts';
import {
  createWebhook,
  deleteWebhook,
  readDelivery,
  readWebhook,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.service.ts';

const URL_WORDS = `Begins with https:// and can be reached from the internet. ${atMost(WEBHOOK_LIMITS.url)}.`;
const EVENTS_WORDS = 'Events that the webhook gets, one or more.';

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'An address that gets events.',
  fields: (t) => ({
    url: t.string({ description: URL_WORDS }),
    events: t.field({ type: [WebhookEventEnum], description: EVENTS_WORDS }),
    idempotencyKey: t.string({ required: false, description: KEY_WORDS }),
  }),
});

interface NewWebhook {
  id: number;
  secret: string;
}

builder.mutationField('createWebhook', (t) =>
  t.field({
    type: builder.objectRef<NewWebhook>('CreateWebhookSuccess').implement({
      description: 'The webhook gets events from now on.',
      fields: (f) => ({
        secret: f.exposeString('secret', {
          description:
            'The secret that signs its messages (Standard Webhooks), e.g. `whsec_…`. It is shown this once.',
        }),
        webhook: f.prismaField({
          type: WebhookRef,
          description: 'The new webhook.',
          resolve: (query, { id }, _args, ctx) => readWebhook(ctx, id, query),
        }),
      }),
    }),
    description: 'Sends the events of the signed-in account to an address of its own.',
    args: {
      input: t.arg({
        type: CreateWebhookInput,
        description: 'Where to send messages, and of which events.',
      }),
    },
    errors: {
      directResult: true,
    },
    resolve: (_root, { input }, ctx) => createWebhook(ctx, input),
  }),
);

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'A webhook as it is to be.',
  fields: (t) => ({
    webhookId: t.id({ names: 'Webhook', description: 'Which webhook, by its `id`.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    url: t.string({ description: URL_WORDS }),
    events: t.field({ type: [WebhookEventEnum], description: EVENTS_WORDS }),
    isActive: t.boolean({ description: 'False switches it off.' }),
  }),
});

builder.mutationField('updateWebhook', (t) =>
  t.prismaField({
    type: WebhookRef,
    description: 'Changes address and events of a webhook, and switches it on or off.',
    args: {
      input: t.arg({ type: UpdateWebhookInput, description: 'All settings of the webhook.' }),
    },
    errors: {
      types: [VersionConflict],
      result: { description: 'The webhook is changed.' },
      dataField: { name: 'webhook', description: 'The webhook as it is now.' },
    },
    resolve: async (query, _root, { input }, ctx) =>
      readWebhook(ctx, await updateWebhook(ctx, input), query),
  }),
);

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  description: 'Which webhook is to sign with a new secret.',
  fields: (t) => ({
    webhookId: t.id({ names: 'Webhook', description: 'Which webhook, by its `id`.' }),
    version: t.int({ required: false, description: SEEN_VERSION }),
    idempotencyKey: t.string({ required: false, description: KEY_WORDS }),
  }),
});

builder.mutationField('rotateWebhookSecret', (t) =>
  t.field({
    type: builder.objectRef<NewWebhook>('RotateWebhookSecretSuccess').implement({
      description: `The new secret signs from now on, the one before beside it for ${FORMER_SECRET_HOURS} hours.`,
      fields: (f) => ({
        secret: f.exposeString('secret', {
          description: 'What messages are signed with, e.g. `whsec_…`. It is shown this once.',
        }),
        webhook: f.prismaField({
          type: WebhookRef,
          description: 'The webhook as it is now.',
          resolve: (query, { id }, _args, ctx) => readWebhook(ctx, id, query),
        }),
      }),
    }),
    description: `Gives a webhook a new secret. For ${FORMER_SECRET_HOURS} hours \`webhook-signature\` holds two signatures, parted by a blank: that of the new secret and that of the one before.`,
    args: {
      input: t.arg({
        type: RotateWebhookSecretInput,
        description: 'Which webhook gets a new secret.',
      }),
    },
    errors: {
      directResult: true,
      types: [VersionConflict],
    },
    resolve: (_root, { input }, ctx) => rotateWebhookSecret(ctx, input),
  }),
);

const DeleteWebhookInput = builder.inputType('DeleteWebhookInput', {
  description: 'Which webhook to delete.',
  fields: (t) => ({
    webhookId: t.id({ names: 'Webhook', description: 'Which webhook, by its `id`.' }),
  }),
});

builder.mutationField('deleteWebhook', (t) =>
  t.id({
    names: 'Webhook',
    description: 'Deletes a webhook and the list of what was sent to it.',
    args: {
      input: t.arg({ type: DeleteWebhookInput, description: 'Which webhook to delete.' }),
    },
    errors: {
      result: { description: 'It is deleted.' },
      dataField: { name: 'webhookId', description: '`id` that the webhook had.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await deleteWebhook(ctx, input.webhookId);
      return input.webhookId;
    },
  }),
);

const TestWebhookInput = builder.inputType('TestWebhookInput', {
  description: 'Which webhook to try.',
  fields: (t) => ({
    webhookId: t.id({ names: 'Webhook', description: 'Which webhook, by its `id`.' }),
  }),
});

builder.mutationField('testWebhook', (t) =>
  t.prismaField({
    type: WebhookDeliveryRef,
    description:
      'Sends a message of the type `webhook.test`. Its outcome is listed among the deliveries soon after.',
    args: { input: t.arg({ type: TestWebhookInput, description: 'Which webhook to test.' }) },
    errors: {
      result: { description: 'The message is on its way.' },
      dataField: { name: 'delivery', description: 'The message, with how its delivery stands.' },
    },
    resolve: async (query, _root, { input }, ctx) =>
      readDelivery(ctx, await testWebhook(ctx, input.webhookId), query),
  }),
);

const RedeliverWebhookInput = builder.inputType('RedeliverWebhookInput', {
  description: 'What to send again.',
  fields: (t) => ({
    deliveryId: t.id({ names: 'WebhookDelivery', description: '`id` of the delivery.' }),
  }),
});

builder.mutationField('redeliverWebhook', (t) =>
  t.prismaField({
    type: WebhookDeliveryRef,
    description: 'Sends a message again that was taken or given up, with the same `webhook-id`.',
    args: {
      input: t.arg({ type: RedeliverWebhookInput, description: 'Which message to send again.' }),
    },
    errors: {
      result: { description: 'The message is on its way.' },
      dataField: { name: 'delivery', description: 'The message, with how its delivery stands.' },
    },
    resolve: async (query, _root, { input }, ctx) =>
      readDelivery(ctx, await redeliverWebhook(ctx, input.deliveryId), query),
  }),
);
