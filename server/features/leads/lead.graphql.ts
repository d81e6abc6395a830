import { showsDetails } from '../../domain/leads/lead-status.ts';
import { partsOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { pageOfParts } from '../../graphql/part-pages.ts';
import { LeadStatusEnum, TimeframeEnum } from '../../graphql/contractor-enums.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { LeadContactRef } from './lead-contact.graphql.ts';
import { LeadLineConnection, LeadLineRef } from './lead-line.graphql.ts';
import { leadPdfLink } from './lead-links.ts';
import { LeadResponseRef } from './lead-response.graphql.ts';
import { homeownerContact, responseOf, shownDocument, unreadOf } from './lead-view.ts';

export const LeadRef = builder.prismaObject('Lead', {
  interfaces: [NodeRef],
  description:
    'One homeowner’s request as one contractor is shown it. Until both have said yes nothing in it tells who the homeowner is; once it is closed it shows the work no more.',
  select: { id: true, status: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the lead in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    status: t.expose('status', { type: LeadStatusEnum, description: 'Present status.' }),
    postedAt: t.expose('postedAt', { type: 'DateTime', description: 'When it was sent.' }),
    respondBy: t.expose('respondBy', {
      type: 'DateTime',
      description: 'Until when an answer counts.',
    }),
    title: t.string({
      description: 'Title of the work.',
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
      description: 'Currency of all amounts, as an ISO 4217 code: `USD`.',
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
      resolve: (lead) => partsOf(lead.id, shownDocument(lead).lines),
    }),
    linePages: t.connection(
      {
        type: LeadLineRef,
        description: 'The same as `lines`, page by page.',
        within: ({ id }) => id,
        select: { document: true },
        resolve: (lead, page) => pageOfParts(partsOf(lead.id, shownDocument(lead).lines), page),
      },
      LeadLineConnection,
    ),
    appendix: t.stringList({
      description: 'Terms, assumptions and what is not included, in sentences.',
      select: { document: true },
      resolve: (lead) => shownDocument(lead).appendix,
    }),
    response: t.field({
      type: LeadResponseRef,
      nullable: true,
      description: 'Answer of the contractor; null before.',
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
      description:
        'How to reach the homeowner; null before both have said yes, and while the contractor is on hold.',
      select: {
        contractor: { select: { suspendedReason: true } },
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
    pricedClaimNumber: t.string({
      nullable: true,
      description:
        'Claim number of the estimate in which the contractor prices the work (`priceLead`); null before.',
      select: {
        pricing: {
          select: {
            estimate: { select: { deletedAt: true, job: { select: { claimNumber: true } } } },
          },
        },
      },
      resolve: ({ pricing }) =>
        pricing && !pricing.estimate.deletedAt ? pricing.estimate.job.claimNumber : null,
    }),
    unreadMessages: t.int({
      description: 'Number of the homeowner’s messages that the contractor has not seen.',
      select: (_args, ctx) => unreadOf(ctx.viewer),
      resolve: ({ _count }) => _count.messages,
    }),
  }),
});

builder.prismaObjectField(EstimateRef, 'pricedLead', (t) =>
  t.field({
    type: LeadRef,
    nullable: true,
    description: 'The lead whose work its contractor prices with it; null for all others.',
    select: (_args, _ctx, nestedSelection) => ({
      pricing: { select: { lead: nestedSelection(true) } },
    }),
    resolve: ({ pricing }) => pricing?.lead ?? null,
  }),
);
