import { showsDetails } from '../../domain/lead-status.ts';
import type { LeadLine } from '../../domain/lead.ts';
import { builder } from '../../graphql/builder.ts';
import {
  DeclineReasonEnum,
  LeadAnswerEnum,
  LeadStatusEnum,
  TimeframeEnum,
} from '../../graphql/contractor-enums.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { SIGNED_WORDS } from '../links/signed-link.ts';
import { leadPdfLink } from './lead-links.ts';
import { homeownerContact, responseOf, shownDocument, unreadOf } from './lead-view.ts';
import { LeadContactRef } from './lead-contact.graphql.ts';
import { countLeads, findLead, followLeads, listLeads, requireLead } from './leads.service.ts';

const LeadLineRef = builder.objectRef<LeadLine>('LeadLine').implement({
  description: 'A line of the estimate as a contractor is shown it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique within its lead only.' }),
    name: t.exposeString('name', { description: 'Item or piece of work.' }),
    details: t.exposeString('details', {
      nullable: true,
      description: 'More about it; null without.',
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Kind of work; null when unknown.',
    }),
    quantity: t.exposeFloat('quantity', { description: 'In `unit`.' }),
    unit: t.exposeString('unit', { description: 'Unit code, e.g. EA, SF.' }),
    total: t.expose('total', { type: 'Money', description: 'With sales tax.' }),
  }),
});

const LeadResponseRef = builder
  .objectRef<NonNullable<ReturnType<typeof responseOf>>>('LeadResponse')
  .implement({
    description: 'What the contractor answered.',
    fields: (t) => ({
      answer: t.expose('answer', { type: LeadAnswerEnum, description: 'Yes or no.' }),
      respondedAt: t.expose('respondedAt', { type: 'DateTime', description: 'When.' }),
      note: t.exposeString('note', {
        nullable: true,
        description: 'In their own words; null without.',
      }),
      reason: t.expose('reason', {
        type: DeclineReasonEnum,
        nullable: true,
        description: 'Why it was declined; null for a yes.',
      }),
    }),
  });

export const LeadRef = builder.prismaObject('Lead', {
  description:
    'One homeowner’s request as one contractor is shown it. Until both have said yes nothing in it tells who the homeowner is; once it is closed it shows the work no more.',
  select: { id: true, status: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Database key.' }),
    status: t.expose('status', { type: LeadStatusEnum, description: 'Where it stands.' }),
    postedAt: t.expose('postedAt', { type: 'DateTime', description: 'When it was sent.' }),
    respondBy: t.expose('respondBy', {
      type: 'DateTime',
      description: 'Until when an answer counts.',
    }),
    title: t.string({
      description: 'Of the work.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).title,
    }),
    location: t.string({
      description: 'ZIP code and state; no street.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).location,
    }),
    trades: t.stringList({
      description: 'What is looked for, most of the value first.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).trades,
    }),
    timeframe: t.field({
      type: TimeframeEnum,
      description: 'When the work is to begin.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).timeframe,
    }),
    total: t.field({
      type: 'Money',
      description: 'Estimated cost of the work that is looked for.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).total,
    }),
    currency: t.string({
      description: 'ISO 4217 code.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).currency,
    }),
    summary: t.string({
      description: 'What the homeowner adds, and what there is to do where.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).summary,
    }),
    lines: t.field({
      type: [LeadLineRef],
      description: 'The priced lines, in order.',
      complexity: { field: 10, multiplier: 1 },
      select: { document: true },
      resolve: (lead) => shownDocument(lead).lines,
    }),
    appendix: t.stringList({
      description: 'Terms, assumptions and what is not included, in sentences.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).appendix,
    }),
    response: t.field({
      type: LeadResponseRef,
      nullable: true,
      description: 'Null before the contractor has answered.',
      select: { respondedAt: true, note: true, declineReason: true },
      resolve: responseOf,
    }),
    viewerCanRespond: t.boolean({
      description: 'True while it waits for an answer.',
      resolve: ({ status }) => status === 'OPEN',
    }),
    homeowner: t.field({
      type: LeadContactRef,
      nullable: true,
      description: 'How to reach the homeowner; null before both have said yes.',
      select: {
        request: {
          select: {
            firstName: true,
            phone: true,
            status: true,
            account: { select: { email: true } },
          },
        },
      },
      resolve: homeownerContact,
    }),
    pdfUrl: t.string({
      nullable: true,
      description: `The lead on paper; opens in a tab of its own. Null once it is closed. ${SIGNED_WORDS}`,
      select: { contractor: { select: { accountId: true } } },
      resolve: ({ id, status, contractor }, _args, ctx) =>
        showsDetails(status) ? leadPdfLink(ctx, { id, ...contractor }).url : null,
    }),
    urlsExpireAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When `pdfUrl` stops working; null once the lead is closed.',
      select: { contractor: { select: { accountId: true } } },
      resolve: ({ id, status, contractor }, _args, ctx) =>
        showsDetails(status) ? leadPdfLink(ctx, { id, ...contractor }).expiresAt : null,
    }),
    unreadMessages: t.int({
      description: 'Of the homeowner’s, not seen yet.',
      select: (_args, ctx) => unreadOf(ctx.viewer),
      resolve: ({ _count }) => _count.messages,
    }),
  }),
});

const LeadConnection = builder.connectionObject(
  { type: LeadRef, name: 'LeadConnection', description: 'A page of leads, newest first.' },
  { name: 'LeadEdge', description: 'One lead of a page.' },
);

builder.objectField(ViewerRef, 'leads', (t) =>
  t.prismaConnection(
    {
      type: LeadRef,
      cursor: 'id',
      description: 'Sent to the viewer as a contractor, newest first; none for anybody else.',
      args: {
        statuses: t.arg({
          type: [LeadStatusEnum],
          required: false,
          description: 'Only these; all when empty or left out.',
        }),
      },
      totalCount: (_viewer, { statuses }, ctx) => countLeads(ctx, statuses),
      resolve: (query, _viewer, { statuses }, ctx) => listLeads(ctx, statuses, query),
    },
    LeadConnection,
  ),
);

builder.queryField('lead', (t) =>
  t.prismaField({
    type: LeadRef,
    nullable: true,
    description: "One of the viewer's leads; null when missing or someone else's.",
    args: { id: t.arg.id({ description: 'Database key.' }) },
    resolve: (query, _root, { id }, ctx) => findLead(ctx, id, query),
  }),
);

builder.subscriptionField('leadChanged', (t) =>
  t.prismaField({
    type: LeadRef,
    description:
      "First the viewer's twenty latest leads as they are now, one event each, then every new one and every change; stays open.",
    subscribe: (_root, _args, ctx) => followLeads(ctx),
    resolve: (query, { leadId }, _args, ctx) => requireLead(ctx, leadId, query),
  }),
);
