import { TEST_KEPT_DAYS } from '../../domain/account/api-tokens.ts';
import { restorableUntil } from '../../domain/account/deletion.ts';
import { canRetry, failureCodeOf } from '../../domain/estimate/job-failure.ts';
import { canCancel, jobStatus } from '../../domain/estimate/job-status.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import {
  AgentKindEnum,
  DeliveryModeEnum,
  FinishLevelEnum,
  JobFailureCodeEnum,
  JobStageEnum,
  JobStatusEnum,
  PropertyTypeEnum,
} from '../../graphql/enums.ts';
import { FileRef } from '../files/files.graphql.ts';
import { findJobBy, findJobs, followJob, followOwnJobs, requireJob } from './jobs.service.ts';

export const JobRef = builder.prismaObject('Job', {
  interfaces: [NodeRef],
  description:
    'A request to price a scope of work. Runs in the background; follow it with `jobChanged`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the job in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    claimNumber: t.exposeString('claimNumber', {
      description: '`CLM-` and eight characters that cannot be mistaken for each other.',
    }),
    projectSeq: t.exposeInt('projectSeq', {
      description: 'Counts the estimates of one project, from 1.',
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Title that the user gave; null without.',
    }),
    version: t.exposeInt('version', {
      description:
        'Counts its names, from 1; for `renameJob`. Its estimate has versions of its own.',
    }),
    instructions: t.exposeString('instructions', {
      description: 'What the customer asked for, as typed.',
    }),
    propertyType: t.expose('propertyType', {
      type: PropertyTypeEnum,
      description: 'Type of the property, as chosen.',
    }),
    finishLevel: t.expose('finishLevel', {
      type: FinishLevelEnum,
      description: 'Finish level, as chosen.',
    }),
    delivery: t.expose('delivery', { type: DeliveryModeEnum, description: 'Who runs the work.' }),
    refinements: t.exposeStringList('refinements', {
      description: 'What the owner asked to change once the estimate stood, in order.',
    }),
    agentKind: t.expose('agentKind', { type: AgentKindEnum, description: 'Agent, as chosen.' }),
    isTest: t.exposeBoolean('isTest', {
      description: `It was started with a test token: it counts for nothing, and is deleted ${TEST_KEPT_DAYS} days later.`,
    }),
    stage: t.expose('stage', { type: JobStageEnum, description: 'Where it stands, step by step.' }),
    status: t.field({
      type: JobStatusEnum,
      description: 'Status that users see.',
      resolve: ({ stage }) => jobStatus(stage),
    }),
    progress: t.exposeFloat('progress', {
      description: 'How far the job is, from 0 to 1: 0.5 is half done.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description:
        'Why its latest run failed, in a sentence; null when it did not. A job whose estimate stands is READY all the same.',
    }),
    failureCode: t.field({
      type: JobFailureCodeEnum,
      nullable: true,
      description: 'Why its latest run failed, for programs; null when it did not.',
      resolve: failureCodeOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was submitted.' }),
    startedAt: t.field({
      type: 'DateTime',
      description:
        'When its latest run was started: by submitting it, or by trying again, refining or correcting.',
      select: {
        createdAt: true,
        runs: { orderBy: { run: 'desc' }, take: 1, select: { startedAt: true } },
      },
      resolve: ({ createdAt, runs }) => runs[0]?.startedAt ?? createdAt,
    }),
    updatedAt: t.expose('touchedAt', {
      type: 'DateTime',
      description: 'When a worker last gave a sign of it, or its stage last changed.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job ended; null while it runs.',
    }),
    restorableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be brought back; null unless it was deleted.',
      resolve: ({ deletedAt }) => deletedAt && restorableUntil(deletedAt),
    }),
    project: t.relation('project', { description: 'The project it belongs to.' }),
    uploads: t.field({
      type: [FileRef],
      description: "What was uploaded for it, in the user's order.",
      select: (_args, _ctx, nested) => ({
        uploads: { orderBy: { position: 'asc' }, select: { file: nested() } },
      }),
      resolve: ({ uploads }) => uploads.map(({ file }) => file),
    }),
    uploadsLeftOut: t.field({
      type: [FileRef],
      description:
        'Those that the estimate was made without, as the server stopped while it was reading them. Pricing it again reads them.',
      select: (_args, _ctx, nested) => ({
        uploads: { orderBy: { position: 'asc' }, select: { isLeftOut: true, file: nested() } },
      }),
      resolve: ({ uploads }) => uploads.flatMap(({ isLeftOut, file }) => (isLeftOut ? [file] : [])),
    }),
    viewerCanCancel: t.boolean({
      description: 'True while it has not ended.',
      resolve: ({ stage }) => canCancel(stage),
    }),
    viewerCanRetry: t.boolean({
      description: 'True when it ended without an estimate, and another try may help.',
      resolve: canRetry,
    }),
  }),
});

export const JobRefInput = builder.inputType('JobRefInput', {
  description: 'Names one job; give exactly one member.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ names: 'Job', required: false, description: 'Which job, by its `id`.' }),
    claimNumber: t.string({
      required: false,
      description: 'A claim number, e.g. `CLM-7K3M9QXA`, in any letter case.',
    }),
    lookup: t.string({
      names: 'Job',
      takesNumbers: true,
      required: false,
      description: 'Number as a person typed it: a claim number, else a job id.',
    }),
  }),
});

builder.queryField('jobs', (t) =>
  t.prismaField({
    type: [JobRef],
    nullable: { list: false, items: true },
    description:
      "The viewer's jobs of these ids, in their order; null for one that is missing or someone else's.",
    args: { ids: t.arg.idList({ names: 'Job', description: 'Their ids, at most 50.' }) },
    complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    resolve: (query, _root, { ids }, ctx) => findJobs(ctx, ids, query),
  }),
);

builder.queryField('job', (t) =>
  t.prismaField({
    type: JobRef,
    nullable: true,
    description: "One of the viewer's jobs; null when missing or someone else's.",
    args: { by: t.arg({ type: JobRefInput, description: 'Which job, by one of its keys.' }) },
    resolve: (query, _root, { by }, ctx) => findJobBy(ctx, by, query),
  }),
);

builder.subscriptionFields((t) => ({
  jobChanged: t.prismaField({
    type: JobRef,
    description: 'One job, first as it is now, then at every change; completes when the job ends.',
    args: { jobId: t.arg.id({ names: 'Job', description: 'Which job, by its `id`.' }) },
    subscribe: (_root, { jobId }, ctx) => followJob(ctx, jobId),
    resolve: (query, { jobId }, _args, ctx) => requireJob(ctx, jobId, query),
  }),
  viewerJobChanged: t.prismaField({
    type: JobRef,
    description:
      "First the viewer's ten latest jobs as they are now, one event each, then every change of any of the viewer's jobs.",
    subscribe: (_root, _args, ctx) => followOwnJobs(ctx),
    resolve: (query, { jobId }, _args, ctx) => requireJob(ctx, jobId, query),
  }),
}));
