// The rules of webhooks: what an account can be told at an address of its own, in which words, and when that address is given
// up.
import type { TokenScope } from './api-tokens.ts';
import type { JobFailureCode } from '../estimate/job-failure.ts';
import { DAY_MS } from '../time.ts';

interface EventKind {
  /** Name on the wire. */
  type: string;
  /** Wording that the page offers. */
  label: string;
  /** What an API token needs beside the right to webhooks. */
  scope: TokenScope;
}

export const WEBHOOK_EVENTS = {
  ESTIMATE_READY: {
    type: 'estimate.ready',
    label: 'An estimate is ready',
    scope: 'ESTIMATES_READ',
  },
  JOB_FAILED: {
    type: 'job.failed',
    label: 'An estimate could not be made',
    scope: 'ESTIMATES_READ',
  },
  INVENTORY_READY: {
    type: 'inventory.ready',
    label: 'A list of materials is ready',
    scope: 'ESTIMATES_READ',
  },
  EXPORT_ENDED: {
    type: 'export.ended',
    label: 'An export of all estimates is ready, or failed',
    scope: 'ESTIMATES_READ',
  },
  LEAD_CREATED: {
    type: 'lead.created',
    label: 'A lead came in (contractors)',
    scope: 'CONTRACTORS_READ',
  },
  LEAD_ANSWERED: {
    type: 'lead.answered',
    label: 'A lead was answered',
    scope: 'CONTRACTORS_READ',
  },
} as const satisfies Record<string, EventKind>;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/** Whether the text names an event, as a stored one may be older than this version. */
export const isWebhookEvent = (text: string): text is WebhookEvent =>
  Object.hasOwn(WEBHOOK_EVENTS, text);

interface JobFacts {
  jobId: string;
  projectId: string;
  claimNumber: string;
  /** Whether a token for tests started it. */
  isTest: boolean;
  /** Id of the estimate. It is null when there is none: a job that failed at its first run. */
  estimateId: string | null;
}

/** What is told: keys and states. Texts, prices and contacts are asked for with them, by whoever may. */
export interface WebhookFacts {
  ESTIMATE_READY: JobFacts & { version: number };
  JOB_FAILED: JobFacts & { failureCode: JobFailureCode };
  INVENTORY_READY: { estimateId: string; isTest: boolean };
  /** `estimateCount` is null where it failed. */
  EXPORT_ENDED: { exportId: string; status: 'READY' | 'FAILED'; estimateCount: number | null };
  LEAD_CREATED: { leadId: string; respondBy: string };
  /** Facts for the contractor, and for the homeowner whose request it is. `estimateId` is the homeowner's, else null. */
  LEAD_ANSWERED: {
    leadId: string;
    estimateId: string | null;
    answer: 'AVAILABLE' | 'DECLINED' | 'INTRODUCED' | 'PASSED';
  };
}

/** What its owner may have sent to try an address. */
export const TEST_TYPE = 'webhook.test';

export const DELIVERY_STATUSES = {
  PENDING: 'The receiver has not taken it yet; it is sent again, at growing intervals.',
  DELIVERED: 'Taken: answered with a status from 200 to 299.',
  FAILED: 'Given up.',
} as const;
export type DeliveryStatus = keyof typeof DELIVERY_STATUSES;

/** Why nothing is sent. */
export const SWITCH_OFFS = {
  OWNER: 'Its owner wanted it so.',
  FAILING: 'The receiver took nothing for days.',
  GONE: 'The address answered that it is gone for good (410).',
} as const;
export type SwitchOff = keyof typeof SWITCH_OFFS;

/** Tries of a delivery. They and the waits between them take about a day (deliver-webhook.ts). */
export const DELIVERY_TRIES = 19;
/** Days after which an address that takes nothing is switched off. */
export const FAILING_DAYS = 5;
export const FAILING_MS = FAILING_DAYS * DAY_MS;
/** Days for which what was sent is listed. */
export const DELIVERY_KEPT_DAYS = 30;

export const SECRET_PREFIX = 'whsec_';
/** Hours for which the secret before signs beside a new one. */
export const FORMER_SECRET_HOURS = 24;
export const FORMER_SECRET_MS = FORMER_SECRET_HOURS * 60 * 60 * 1000;
