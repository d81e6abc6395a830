import { inWords } from '../../domain/numbers.ts';
import { builder } from '../../graphql/builder.ts';
import {
  AgentKindEnum,
  DeliveryModeEnum,
  FinishLevelEnum,
  PropertyTypeEnum,
} from '../../graphql/enums.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import {
  JobAlreadyFinished,
  type JobConflict,
  JobNotRetryable,
  JobStillRunning,
} from './jobs.errors.ts';
import { JobRef } from './jobs.graphql.ts';
import { correctionsOf, ScopeCorrectionInput } from '../scope/scope-correction.graphql.ts';
import { cancelJob, requireJob, retryJob } from './jobs.service.ts';
import { submitJob } from './submit-job.ts';
import { ESTIMATE_LIMITS, atMost } from '../../domain/limits.ts';

const SubmitJobInput = builder.inputType('SubmitJobInput', {
  description: 'A scope of work to be priced.',
  fields: (t) => ({
    projectId: t.id({ names: 'Project', description: 'The project it belongs to.' }),
    title: t.string({
      required: false,
      description: `Name of the estimate, e.g. “Hall bath”; it gets one by itself when left out. ${atMost(ESTIMATE_LIMITS.title)}.`,
    }),
    instructions: t.string({
      description: `The work in words, e.g. “Repaint my 12x14 bedroom, walls and ceiling”; ${ESTIMATE_LIMITS.descriptionLeast} to ${inWords(ESTIMATE_LIMITS.description)} characters.`,
    }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      description: 'Kind of the property, e.g. `RESIDENTIAL`.',
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      description: 'How good the materials are, e.g. `STANDARD`.',
    }),
    agentKind: t.field({
      type: AgentKindEnum,
      description: 'Who the estimate is written for, e.g. `HOME_PROJECT`.',
    }),
    delivery: t.field({
      type: DeliveryModeEnum,
      required: false,
      description: 'Who runs the work; a general contractor when left out.',
    }),
    uploads: t.idList({
      names: 'File',
      description:
        'Ids of files that were uploaded by `POST /api/files/`, from 1 to 60: base64url of `File:` and the number that the upload answers.',
    }),
    corrections: t.field({
      type: [ScopeCorrectionInput],
      required: false,
      description:
        'What was put right in `scopePreview` of the text, oldest first, at most 20; it is priced so, and no language model is asked.',
    }),
    idempotencyKey: t.string({
      required: false,
      description: `The same key gives the same job, so that a repeated submit starts nothing twice, for as long as the job is there; with other contents it is refused with IDEMPOTENCY_KEY_REUSED. ${atMost(ESTIMATE_LIMITS.idempotencyKey)}.`,
    }),
  }),
});

const implementConflict = (
  conflict: new (jobId: number) => JobConflict,
  name: string,
  description: string,
) =>
  builder.objectType(conflict, {
    name,
    description,
    interfaces: [UserErrorRef],
    fields: (t) => ({
      job: t.prismaField({
        type: JobRef,
        description: 'The job as it stands.',
        resolve: (query, { jobId }, _args, ctx) => requireJob(ctx, jobId, query),
      }),
    }),
  });

builder.mutationField('submitJob', (t) =>
  t.field({
    type: JobRef,
    description: 'Starts pricing a scope of work.',
    errors: {
      result: { description: 'The job waits or runs.' },
      dataField: { name: 'job', description: 'The job; follow it with `jobChanged`.' },
    },
    args: { input: t.arg({ type: SubmitJobInput, description: 'The request to price.' }) },
    resolve: (_root, { input }, ctx) =>
      submitJob(ctx, { ...input, corrections: correctionsOf(input.corrections) }),
  }),
);

implementConflict(
  JobAlreadyFinished,
  'JobAlreadyFinished',
  'The job had ended before it could be canceled.',
);

const CancelJobInput = builder.inputType('CancelJobInput', {
  description: 'Which job to end.',
  fields: (t) => ({ jobId: t.id({ names: 'Job', description: 'Which job, by its `id`.' }) }),
});

builder.mutationField('cancelJob', (t) =>
  t.field({
    type: JobRef,
    description: 'Ends a job that waits or runs.',
    errors: {
      types: [JobAlreadyFinished],
      result: { description: 'The job is canceled.' },
      dataField: { name: 'job', description: 'The canceled job.' },
    },
    args: { input: t.arg({ type: CancelJobInput, description: 'The job, by its `id`.' }) },
    resolve: (_root, { input }, ctx) => cancelJob(ctx, input.jobId),
  }),
);

implementConflict(
  JobNotRetryable,
  'JobNotRetryable',
  'The job waits, runs or is ready, so there is nothing to start again.',
);

const RetryJobInput = builder.inputType('RetryJobInput', {
  description: 'Which job to start again.',
  fields: (t) => ({ jobId: t.id({ names: 'Job', description: 'Which job, by its `id`.' }) }),
});

builder.mutationField('retryJob', (t) =>
  t.field({
    type: JobRef,
    description:
      'Starts a failed or canceled job again, with the same text and uploads. A run like the first one: quotas count it.',
    errors: {
      types: [JobNotRetryable],
      result: { description: 'The job waits or runs again.' },
      dataField: { name: 'job', description: 'The job.' },
    },
    args: { input: t.arg({ type: RetryJobInput, description: 'The job, by its `id`.' }) },
    resolve: (_root, { input }, ctx) => retryJob(ctx, input.jobId),
  }),
);

implementConflict(
  JobStillRunning,
  'JobStillRunning',
  'The job runs, so nothing it is priced with can be changed now.',
);
