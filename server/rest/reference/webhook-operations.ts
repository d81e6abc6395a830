// What this server sends to the addresses of webhooks: the messages, with the heads that they carry.
import { TEST_TYPE, WEBHOOK_EVENTS, type WebhookEvent } from '../../domain/account/webhooks.ts';
import { JOB_FAILURES } from '../../domain/estimate/job-failure.ts';
import {
  count,
  flag,
  type JsonSchema,
  key,
  type Members,
  moment,
  nullable,
  object,
  shape,
  text,
  word,
} from './json-schema.ts';

const jobFacts = {
  jobId: text('Id of the job.'),
  projectId: text('Id of its project.'),
  claimNumber: text('`CLM-` and eight characters; never changes.'),
  isTest: flag('A token for tests started it.'),
};
const estimateId = text('Id of the estimate.');

type Message = WebhookEvent | 'TEST';

const DATA: Readonly<Record<Message, Members>> = {
  ESTIMATE_READY: {
    ...jobFacts,
    estimateId,
    version: key('Version that is ready, from 1.'),
  },
  JOB_FAILED: {
    ...jobFacts,
    estimateId: nullable(text(), 'Id of the estimate that stands; null when there is none.'),
    failureCode: word(Object.keys(JOB_FAILURES), 'Why the run ended.'),
  },
  INVENTORY_READY: { estimateId, isTest: jobFacts.isTest },
  EXPORT_ENDED: {
    exportId: text('Id of the export.'),
    status: word(['READY', 'FAILED'], 'Whether the file is there.'),
    estimateCount: nullable(count(), 'How many estimates the file has; null when it failed.'),
  },
  LEAD_CREATED: {
    leadId: text('Id of the lead.'),
    respondBy: moment('Until when an answer counts.'),
  },
  LEAD_ANSWERED: {
    leadId: text('Id of the lead.'),
    answer: word(['AVAILABLE', 'DECLINED', 'INTRODUCED', 'PASSED'], 'What was answered.'),
    estimateId: nullable(text(), 'Id of the homeowner’s estimate; null for the contractor.'),
  },
  TEST: { webhookId: text('Id of the webhook.') },
};

const WHEN: Readonly<Record<Message, string>> = {
  ESTIMATE_READY: 'An estimate is ready, at first or priced again.',
  JOB_FAILED: 'A run ended without a new estimate.',
  INVENTORY_READY: 'The materials of an estimate are listed.',
  EXPORT_ENDED: 'An export of all estimates is ready, or could not be made.',
  LEAD_CREATED: 'A contractor was sent a lead.',
  LEAD_ANSWERED: 'One side of a lead answered; both are told.',
  TEST: 'Its owner asked for a test.',
};

const NAMES: Readonly<Record<Message, string>> = {
  ESTIMATE_READY: 'EstimateReady',
  JOB_FAILED: 'JobFailed',
  INVENTORY_READY: 'InventoryReady',
  EXPORT_ENDED: 'ExportEnded',
  LEAD_CREATED: 'LeadCreated',
  LEAD_ANSWERED: 'LeadAnswered',
  TEST: 'WebhookTest',
};

const MESSAGES = Object.keys(NAMES) as Message[];

const typeOf = (message: Message): string =>
  message === 'TEST' ? TEST_TYPE : WEBHOOK_EVENTS[message].type;

/** Body of each message, e.g. `EstimateReadyMessage`. */
export const WEBHOOK_SHAPES: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  MESSAGES.map((message) => [
    `${NAMES[message]}Message`,
    object(
      {
        type: { type: 'string', const: typeOf(message), description: 'What happened.' },
        timestamp: moment('When it happened.'),
        data: object(DATA[message], {}, 'Keys and states: ask for the rest with them.'),
      },
      {},
      WHEN[message],
    ),
  ]),
);

const HEADS = {
  'webhook-id': 'Names the message, the same each time it is sent.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970.',
  'webhook-signature': 'One signature or two, parted by a blank, each with `v1,` before it.',
};

const operation = (message: Message): JsonSchema => ({
  post: {
    operationId: `on${NAMES[message]}`,
    tags: ['Webhooks'],
    summary: WHEN[message],
    description: 'Refuse what is not signed with the webhook’s secret, or is older than 5 minutes.',
    security: [{ signature: [] }],
    parameters: Object.entries(HEADS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: shape(`${NAMES[message]}Message`) } },
    },
    responses: {
      '2XX': { description: 'Taken.' },
      '410': { description: 'The receiver wants no more: the webhook is switched off.' },
      default: {
        description: 'The receiver did not take it: it is sent again, at growing intervals.',
      },
    },
  },
});

/** The messages by their types, as OpenAPI 3.1 has webhooks. */
export const WEBHOOKS: JsonSchema = Object.fromEntries(
  MESSAGES.map((message) => [typeOf(message), operation(message)]),
);
