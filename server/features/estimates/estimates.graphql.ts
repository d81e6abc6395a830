import { withNumbers } from '../../domain/estimate/line-numbers.ts';
import { partsOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { AgentKindEnum, EstimateChangeEnum, PropertyTypeEnum } from '../../graphql/enums.ts';
import { pageOfParts } from '../../graphql/part-pages.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { publicLink } from '../accounts/public-links.ts';
import { FileRef } from '../files/files.graphql.ts';
import { JobRef } from '../jobs/jobs.graphql.ts';
import { EstimateSummaryRef } from '../document/estimate-summary.graphql.ts';
import { canEdit, hasTotalOverride, linesTotalOf, totalOf } from './estimates.service.ts';
import {
  filteredLines,
  LineFilterInput,
  LineItemConnection,
  LineItemRef,
} from '../document/line-item.graphql.ts';
import { documentOf } from '../document/read-document.ts';

export const EstimateRef = builder.prismaObject('Estimate', {
  interfaces: [NodeRef],
  description: 'A priced scope of work.',
  // The document is not selected: a list of estimates must not load every line of each.
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the estimate in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    claimNumber: t.string({
      description: '`CLM-` and eight characters that cannot be mistaken for each other.',
      select: { job: { select: { claimNumber: true } } },
      resolve: ({ job }) => job.claimNumber,
    }),
    projectSeq: t.int({
      description: 'Counts the estimates of one project, from 1.',
      select: { job: { select: { projectSeq: true } } },
      resolve: ({ job }) => job.projectSeq,
    }),
    isTest: t.boolean({
      description:
        'It was started with a test token: it counts for nothing, and is deleted days later.',
      select: { job: { select: { isTest: true } } },
      resolve: ({ job }) => job.isTest,
    }),
    instructions: t.string({
      description: 'What the customer asked for, as typed.',
      select: { job: { select: { instructions: true } } },
      resolve: ({ job }) => job.instructions,
    }),
    agentKind: t.field({
      type: AgentKindEnum,
      description: 'Reader that the estimate is written for.',
      select: { job: { select: { agentKind: true } } },
      resolve: ({ job }) => job.agentKind,
    }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      description: 'What kind of property the work is done on.',
      select: { job: { select: { propertyType: true } } },
      resolve: ({ job }) => job.propertyType,
    }),
    peril: t.string({
      nullable: true,
      description: 'Cause of loss, e.g. `water`; null unless it is an insurance claim with one.',
      select: { document: true },
      resolve: (estimate) => documentOf(estimate).peril,
    }),
    generatedAt: t.field({
      type: 'DateTime',
      description: 'When the estimator last worked it out.',
      select: { document: true },
      resolve: (estimate) => new Date(documentOf(estimate).generatedAt),
    }),
    estimatorVersion: t.string({
      description:
        'Version of the estimator and of its prices then, e.g. `builtin-2 / data 2026.11`.',
      select: { document: true },
      resolve: (estimate) => documentOf(estimate).version,
    }),
    url: t.string({
      description: 'Its page, for people.',
      select: { job: { select: { claimNumber: true } } },
      resolve: ({ job }, _args, ctx) => publicLink(ctx, `/results/${job.claimNumber}`),
    }),
    uploads: t.field({
      type: [FileRef],
      description: "What was uploaded for it, in the user's order.",
      select: (_args, _ctx, nested) => ({
        job: {
          select: {
            uploads: { orderBy: { position: 'asc' as const }, select: { file: nested() } },
          },
        },
      }),
      resolve: ({ job }) => job.uploads.map(({ file }) => file),
    }),
    title: t.exposeString('title', {
      nullable: true,
      description:
        'Title of the estimate; null when neither user nor estimator named it. Show `Estimate #{claimNumber}` then.',
    }),
    premium: t.exposeBoolean('premium', {
      description: 'True when a signed-in account made the estimate.',
    }),
    currency: t.exposeString('currency', {
      description: 'Currency of all amounts, as an ISO 4217 code: `USD`.',
    }),
    total: t.field({
      type: 'Money',
      description: 'Total project cost: as its owner set it, else the sum of the lines.',
      select: { totalCents: true },
      resolve: totalOf,
    }),
    linesTotal: t.field({
      type: 'Money',
      description: 'The sum of the line totals.',
      select: { document: true },
      resolve: linesTotalOf,
    }),
    hasTotalOverride: t.boolean({
      description: 'True when the owner set `total`; changed numbers let it follow the lines.',
      select: { document: true },
      resolve: hasTotalOverride,
    }),
    version: t.exposeInt('version', { description: 'Grows with every saved change.' }),
    change: t.expose('change', { type: EstimateChangeEnum, description: 'What made `version`.' }),
    changeNote: t.exposeString('changeNote', {
      nullable: true,
      description:
        'The instruction of a refinement, what was corrected of the scope, or which version was restored.',
    }),
    viewerCanEdit: t.boolean({
      description: 'True when the viewer may save, restore and refine it.',
      select: { accountId: true },
      resolve: (estimate, _args, ctx) => canEdit(ctx, estimate),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it became ready.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When `version` was made.' }),
    items: t.field({
      type: [LineItemRef],
      description: 'The priced lines, in order.',
      complexity: { field: 10, multiplier: 1 },
      select: { document: true },
      resolve: (estimate) => inTurns(partsOf(estimate.id, withNumbers(documentOf(estimate).items))),
    }),
    lines: t.connection(
      {
        type: LineItemRef,
        within: ({ id }) => id,
        description: 'The priced lines, in order, page by page.',
        args: {
          filter: t.arg({
            type: LineFilterInput,
            required: false,
            description: 'Gives only the lines that fit; all when left out.',
          }),
        },
        select: { document: true },
        resolve: (estimate, { filter, ...page }) => {
          const lines = filteredLines(withNumbers(documentOf(estimate).items), filter);
          return pageOfParts(partsOf(estimate.id, lines), page);
        },
      },
      LineItemConnection,
    ),
    summary: t.field({
      type: EstimateSummaryRef,
      description: 'What stands around the lines.',
      select: { document: true },
      resolve: (estimate) => ({ ...documentOf(estimate), partOf: String(estimate.id) }),
    }),
    job: t.relation('job', { description: 'The job that made it.' }),
    project: t.relation('project', { description: 'The project it belongs to.' }),
  }),
});

builder.prismaObjectField(JobRef, 'estimate', (t) =>
  t.relation('estimate', {
    nullable: true,
    description: 'The estimate; null until `status` is READY.',
  }),
);
