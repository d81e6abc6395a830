// The background work of telling somebody what happened to the safety of their account.
import { z } from 'zod';
import type { JobDefinition } from '../../infra/queue.ts';

export const SECURITY_EVENTS = [
  'SIGN_IN_LOCKED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'RECOVERY_CODE_USED',
  'API_TOKEN_MADE',
  'WEBHOOK_FAILING',
  'WEBHOOK_GONE',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export interface SecurityNotice {
  accountId: number;
  event: SecurityEvent;
  /** When it happened, epoch ms. */
  at: number;
}

export const securityNotice: JobDefinition<SecurityNotice> = {
  name: 'security-notice',
  payload: z.object({
    accountId: z.int().positive(),
    event: z.enum(SECURITY_EVENTS),
    at: z.int().positive(),
  }),
  // A mail server that is down is back in minutes or hours, not in seconds.
  retry: { afterSeconds: 30, atMostSeconds: 60 * 60 },
};
