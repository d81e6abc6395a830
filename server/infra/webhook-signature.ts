// Signs messages as Standard Webhooks has it (standardwebhooks.com): HMAC-SHA256 over id, time and body.
import { createHmac, randomBytes } from 'node:crypto';
import { SECRET_PREFIX } from '../domain/account/webhooks.ts';

const SECRET_BYTES = 32;

export const newWebhookSecret = (): string =>
  `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

export interface SignedMessage {
  id: string;
  /** When it is sent; receivers refuse what is minutes old. */
  at: Date;
  body: string;
}

/**
 * The three headers that prove to a receiver who sent the call, and when.
 * @param secrets while one takes the place of another, both: a receiver knows either
 */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, at, body }: SignedMessage,
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
};
