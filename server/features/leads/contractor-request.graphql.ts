import { answerExpectedBy } from '../../domain/leads/lead-clock.ts';
import { situationOf } from '../../domain/leads/lead-status.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import {
  RequestSituationEnum,
  RequestStatusEnum,
  TimeframeEnum,
} from '../../graphql/contractor-enums.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { AskedContractorRef } from './asked-contractor.graphql.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import {
  countRequests,
  findRequest,
  followRequest,
  listRequests,
  requireRequest,
} from './leads.service.ts';

export const ContractorRequestRef = builder.prismaObject('ContractorRequest', {
  description: "A homeowner's wish to be introduced to contractors.",
  interfaces: [NodeRef],
  select: { id: true, status: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the request in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    firstName: t.exposeString('firstName', { description: 'How to address them.' }),
    timeframe: t.expose('timeframe', { type: TimeframeEnum, description: 'When to begin.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Given only with consent to be called; null otherwise.',
    }),
    specialRequest: t.exposeString('specialRequest', {
      nullable: true,
      description: 'Request of the homeowner in their own words; null without.',
    }),
    tasks: t.exposeStringList('tasks', { description: 'Kinds of work; empty for all of it.' }),
    state: t.exposeString('state', {
      nullable: true,
      description: 'Two letters, e.g. `CA`; null when unknown.',
    }),
    zip: t.exposeString('zip', {
      nullable: true,
      description: 'ZIP code as typed; null when not given.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first sent.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends at the latest; null for those sent before contractors were asked.',
    }),
    status: t.expose('status', {
      type: RequestStatusEnum,
      description: 'Whether contractors are still asked.',
    }),
    estimate: t.relation('estimate', { description: 'The estimate it was sent for.' }),
    trades: t.exposeStringList('trades', {
      description: 'Trades that are looked for, most of the value first.',
    }),
    situation: t.field({
      type: RequestSituationEnum,
      description: 'What it comes to so far.',
      select: { leads: { select: { status: true } } },
      resolve: ({ status, leads }) =>
        situationOf(
          status,
          leads.map((lead) => lead.status),
        ),
    }),
    answerExpectedBy: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Latest time of the first answer; null when nobody is to answer.',
      select: { leads: { select: { status: true, postedAt: true } } },
      resolve: ({ leads }) => answerExpectedBy(leads),
    }),
    contractors: t.relation('leads', {
      type: AskedContractorRef,
      description: 'Everybody who was asked, in that order; at most four.',
      query: { orderBy: [{ round: 'asc' }, { id: 'asc' }] },
    }),
    viewerCanWithdraw: t.boolean({
      description: 'True while it is open.',
      resolve: ({ status }) => status === 'OPEN',
    }),
    viewerCanTakePhoneBack: t.boolean({
      description:
        'True when the request has ended and contractors may still call. `withdrawContractorRequest` then takes the number back.',
      select: { phone: true },
      resolve: ({ status, phone }) => status === 'ENDED' && phone !== null,
    }),
  }),
});

builder.prismaObjectField(EstimateRef, 'contractorRequest', (t) =>
  t.field({
    type: ContractorRequestRef,
    nullable: true,
    description: 'The latest request for contractors; null when none was sent.',
    select: (_args, _ctx, nestedSelection) => ({
      contractorRequests: nestedSelection({
        orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
        take: 1,
      }),
    }),
    resolve: ({ contractorRequests }) => contractorRequests[0] ?? null,
  }),
);

const RequestConnection = builder.connectionObject(
  {
    type: ContractorRequestRef,
    name: 'ContractorRequestConnection',
    description: 'A page of requests, newest first.',
  },
  { name: 'ContractorRequestEdge', description: 'One request of a page.' },
);

builder.objectField(ViewerRef, 'contractorRequests', (t) =>
  t.prismaConnection(
    {
      type: ContractorRequestRef,
      cursor: 'id',
      description: 'Those the viewer sent as a homeowner, newest first.',
      totalCount: (_viewer, _args, ctx) => countRequests(ctx),
      resolve: (query, _viewer, _args, ctx) => listRequests(ctx, query),
    },
    RequestConnection,
  ),
);

builder.queryField('contractorRequest', (t) =>
  t.prismaField({
    type: ContractorRequestRef,
    nullable: true,
    description: 'The latest of an estimate; null when none was sent, or it is somebody else’s.',
    args: { estimateId: t.arg.id({ names: 'Estimate', description: '`id` of the estimate.' }) },
    resolve: (query, _root, { estimateId }, ctx) => findRequest(ctx, estimateId, query),
  }),
);

builder.subscriptionField('contractorRequestChanged', (t) =>
  t.prismaField({
    type: ContractorRequestRef,
    description:
      'The latest request of an estimate, first as it is now if there is one, then at every change of it or of who was asked; stays open.',
    args: { estimateId: t.arg.id({ names: 'Estimate', description: '`id` of the estimate.' }) },
    subscribe: (_root, { estimateId }, ctx) => followRequest(ctx, estimateId),
    resolve: (query, { estimateId }, _args, ctx) => requireRequest(ctx, estimateId, query),
  }),
);
