// The background work of one mail about a lead or a request; its message names the row and nothing else.
import { z } from 'zod';
import { MAIL_RETRY } from '../../infra/mailer.ts';
import type { JobDefinition } from '../../infra/queue/queue.ts';

/** `id` is a lead's, but for those to a homeowner about the whole request. */
const LEAD_MAILS = [
  'NEW_LEAD',
  'REMINDER',
  'AVAILABLE',
  'INTRODUCED_HOMEOWNER',
  'INTRODUCED_CONTRACTOR',
  'PASSED',
  'WITHDRAWN',
] as const;
export const REQUEST_MAILS = ['SILENCE', 'NOBODY'] as const;
export type LeadMailKind = (typeof LEAD_MAILS)[number];
export type RequestMailKind = (typeof REQUEST_MAILS)[number];

export interface LeadMail {
  kind: LeadMailKind | RequestMailKind;
  id: number;
  /** Which reminder, hours after the lead; null for other mails. */
  hours: number | null;
}

export const leadMail: JobDefinition<LeadMail> = {
  name: 'lead-mail',
  payload: z.object({
    kind: z.enum([...LEAD_MAILS, ...REQUEST_MAILS]),
    id: z.int().positive(),
    hours: z.int().positive().nullable(),
  }),
  retry: MAIL_RETRY,
};
