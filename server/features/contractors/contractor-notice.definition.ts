// The background work of telling contractors what was decided on them. A message carries ids; the rows say the rest.
import { z } from 'zod';
import { MAIL_RETRY } from '../../infra/mailer.ts';
import type { JobDefinition } from '../../infra/queue/queue.ts';

const CONTRACTOR_EVENTS = [
  'APPLICATION_DECIDED',
  'IDENTITY_DECIDED',
  'SUSPENDED',
  'REINSTATED',
  'INSURANCE_ENDS',
] as const;
export type ContractorEvent = (typeof CONTRACTOR_EVENTS)[number];

export interface ContractorNotice {
  event: ContractorEvent;
  /** Id of the application, the document, or the contractor. */
  id: number;
  /** When it happened, epoch ms. */
  at: number;
}

export const contractorNotice: JobDefinition<ContractorNotice> = {
  name: 'contractor-notice',
  payload: z.object({
    event: z.enum(CONTRACTOR_EVENTS),
    id: z.int().positive(),
    at: z.int().positive(),
  }),
  retry: MAIL_RETRY,
};
