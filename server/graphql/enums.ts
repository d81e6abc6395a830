// Enums of the schema; their values equal the database's and the domain's.
import { EXPORT_STATUSES, type ExportStatus } from '../domain/account/bulk-export.ts';
import { TOKEN_SCOPES } from '../domain/account/api-tokens.ts';
import {
  AGENT_KINDS,
  DELIVERY_MODES,
  FILE_KINDS,
  FINISH_LEVELS,
  PROPERTY_TYPES,
  type QUANTITY_BASES,
} from '../domain/catalog.ts';
import { ACCURACY_CLASSES, CONFIDENCES } from '../domain/estimate/estimate.ts';
import type { InventoryStatus } from '../domain/estimate/material-figures.ts';
import { JOB_FAILURES } from '../domain/estimate/job-failure.ts';
import type { JobStage, JobStatus } from '../domain/estimate/job-status.ts';
import {
  DELIVERY_STATUSES,
  SWITCH_OFFS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../domain/account/webhooks.ts';
import { builder } from './builder.ts';
import { described } from './described.ts';

export const PropertyTypeEnum = builder.enumType('PropertyType', {
  description: 'What kind of property the work is done on.',
  values: described(PROPERTY_TYPES),
});

export const FinishLevelEnum = builder.enumType('FinishLevel', {
  description: 'How good the materials are.',
  values: described(FINISH_LEVELS),
});

export const TokenScopeEnum = builder.enumType('TokenScope', {
  description: 'What an API token may be used for. Nothing in it includes anything else.',
  values: described(TOKEN_SCOPES),
});

export const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'Events that a webhook may get; on the wire `estimate.ready` and so on.',
  values: described(
    Object.fromEntries(
      Object.entries(WEBHOOK_EVENTS).map(([event, { type, label }]) => [
        event,
        `\`${type}\`: ${label}.`,
      ]),
    ) as Record<WebhookEvent, string>,
  ),
});

export const EstimateExportStatusEnum = builder.enumType('EstimateExportStatus', {
  description: 'Where an export of all estimates stands.',
  values: described<ExportStatus>(EXPORT_STATUSES),
});

export const DeliveryStatusEnum = builder.enumType('DeliveryStatus', {
  description: 'How the delivery of a message to a webhook stands.',
  values: described(DELIVERY_STATUSES),
});

export const WebhookSwitchOffEnum = builder.enumType('WebhookSwitchOff', {
  description: 'Why nothing is sent to a webhook.',
  values: described(SWITCH_OFFS),
});

export const AgentKindEnum = builder.enumType('AgentKind', {
  description: 'Reader that the estimate is written for.',
  values: described({
    HOME_PROJECT: `${AGENT_KINDS.HOME_PROJECT}: renovation and flips, in plain words.`,
    INSURANCE: `${AGENT_KINDS.INSURANCE}: claim-style line items.`,
    CONTRACTOR: `${AGENT_KINDS.CONTRACTOR}: scope, takeoff and bid.`,
  }),
});

export const DeliveryModeEnum = builder.enumType('DeliveryMode', {
  description: 'Who runs the work, which decides overhead and profit.',
  values: described(DELIVERY_MODES),
});

export const FileKindEnum = builder.enumType('FileKind', {
  description: 'Upload card that a file was dropped on.',
  values: described(FILE_KINDS),
});

export const JobFailureCodeEnum = builder.enumType('JobFailureCode', {
  description: 'Why a run of a job ended without an estimate.',
  values: described(JOB_FAILURES),
});

export const JobStageEnum = builder.enumType('JobStage', {
  description: 'Where a job stands, step by step.',
  values: described<JobStage>({
    QUEUED: 'Waiting for a worker.',
    READING_UPLOADS: 'Uploads are opened and read.',
    UNDERSTANDING_SCOPE: 'Rooms, tasks and exclusions are taken from the text.',
    PRICING: 'Lines are priced one after the other.',
    WRITING_UP: 'Reasoning, warnings and next steps are written.',
    READY: 'The estimate is there.',
    FAILED: 'Ended without an estimate; `failure` says why.',
    CANCELLED: 'Ended by its owner.',
  }),
});

export const JobStatusEnum = builder.enumType('JobStatus', {
  description: 'Status of a job that users see.',
  values: described<JobStatus>({
    QUEUED: 'Waiting for a worker.',
    PROCESSING: 'A worker is on it.',
    READY: 'The estimate is there.',
    FAILED: 'Ended without an estimate; can be started again.',
    CANCELLED: 'Ended by its owner; can be started again.',
  }),
});

export const QuantityBasisEnum = builder.enumType('QuantityBasis', {
  description: 'Where a quantity comes from.',
  values: described<(typeof QUANTITY_BASES)[number]>({
    STATED: 'The customer said so.',
    PLAN: 'Read from a plan or document.',
    DERIVED: 'Computed from stated or read sizes.',
    DEFAULT: 'A usual size, since nothing was said.',
  }),
});

export const ConfidenceEnum = builder.enumType('Confidence', {
  description: 'How well the unit price is founded.',
  values: described<(typeof CONFIDENCES)[number]>({
    A: 'Cross-checked against several sources.',
    B: 'Supported by one source.',
    C: 'Judgment.',
  }),
});

export const AccuracyClassEnum = builder.enumType('AccuracyClass', {
  description:
    "How close to the final cost the estimate can be expected to lie, after AACE's classes.",
  values: described<(typeof ACCURACY_CLASSES)[number]>({
    CLASS_1: 'Definitive.',
    CLASS_2: 'Detailed.',
    CLASS_3: 'Budget.',
    CLASS_4: 'Study.',
    CLASS_5: 'Order of magnitude.',
  }),
});

export const EstimateChangeEnum = builder.enumType('EstimateChange', {
  description: 'What made a version of an estimate.',
  values: {
    ESTIMATED: { description: 'The estimator, from the request.' },
    SAVED: { description: 'Its owner saved edits.' },
    RESTORED: { description: 'An earlier version was brought back.' },
    REFINED: { description: 'Priced again with an instruction or another choice.' },
    ROOMS_CORRECTED: { description: 'Priced again with corrected rooms.' },
    SCOPE_REVISED: { description: 'Its owner corrected what was understood.' },
  } as const,
});

export const InventoryStatusEnum = builder.enumType('InventoryStatus', {
  description: 'Where a takeoff of materials stands.',
  values: described<InventoryStatus>({
    PENDING: 'It waits or runs.',
    DONE: 'The materials are there.',
    FAILED: 'It could not be finished; can be started again.',
  }),
});
