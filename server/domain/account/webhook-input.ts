// What is sent to make or change a webhook.
import { z } from 'zod';
import { WEBHOOK_LIMITS } from '../limits.ts';
import { idSchema, words } from '../validation.ts';
import { seenVersionSchema } from '../versions.ts';
import { isWebhookEvent, type WebhookEvent } from './webhooks.ts';

const NO_ADDRESS = 'Enter the whole address, like https://example.com/plumbline.';
const NO_EVENT = 'Choose at least one event.';
const ADDRESS_WITH_LOGIN =
  'Leave name and password out of the address. The signature shows that it is us.';

/** Address as it is called, without what stands behind a `#`. */
const address = words(WEBHOOK_LIMITS.url, 'address')
  .transform((url) => url.trim())
  .pipe(z.url({ protocol: /^https?$/, error: NO_ADDRESS }))
  .transform((url) => new URL(url))
  .refine(({ username, password }) => !username && !password, ADDRESS_WITH_LOGIN)
  .transform((url) => {
    url.hash = '';
    return url;
  });

const events = z
  .array(z.custom<WebhookEvent>((event) => typeof event === 'string' && isWebhookEvent(event)))
  .transform((named) => [...new Set(named)])
  .pipe(z.array(z.custom<WebhookEvent>()).min(1, NO_EVENT));

export const createWebhookSchema = z.object({ url: address, events });
export const rotateSecretSchema = z.object({ webhookId: idSchema, version: seenVersionSchema });
export const updateWebhookSchema = z.object({
  webhookId: idSchema,
  version: seenVersionSchema,
  url: address,
  events,
  isActive: z.boolean(),
});
