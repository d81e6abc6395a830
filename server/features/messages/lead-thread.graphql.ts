import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { countIntroductions, findIntroduction, listIntroductions } from '../leads/introductions.ts';
import { companyNameOf, leadDocumentIn } from '../leads/lead-rows.ts';
import { unreadOf } from '../leads/lead-view.ts';
import { LeadMessageConnection, LeadMessageRef } from './lead-message.graphql.ts';
import { countMessages, followThread, listMessages, requireThread } from './messages.service.ts';

export const LeadThreadRef = builder.prismaObject('Lead', {
  variant: 'LeadThread',
  description: 'What a homeowner and a contractor write to each other once both have said yes.',
  select: { id: true },
  fields: (t) => ({
    leadId: t.exposeID('id', {
      names: 'Lead',
      description: '`id` of the lead that brought them together.',
    }),
    title: t.string({
      description: 'Title of the work.',
      select: { document: true },
      resolve: (lead) => leadDocumentIn(lead).title,
    }),
    partner: t.string({
      description: 'Name of the other side.',
      select: {
        contractor: true,
        request: { select: { firstName: true, accountId: true } },
      },
      resolve: ({ contractor, request }, _args, { viewer }) =>
        request.accountId === accountIdOf(viewer) ? companyNameOf(contractor) : request.firstName,
    }),
    introducedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When both had said yes.',
    }),
    unreadMessages: t.int({
      description: 'Number of the other side’s messages that the viewer has not seen.',
      select: (_args, ctx) => unreadOf(ctx.viewer),
      resolve: ({ _count }) => _count.messages,
    }),
    messages: t.prismaConnection(
      {
        type: LeadMessageRef,
        cursor: 'id',
        within: ({ id }) => id,
        description: 'Newest first.',
        totalCount: ({ id }, _args, ctx) => countMessages(ctx, id),
        resolve: (query, { id }, _args, ctx) => listMessages(ctx, id, query),
      },
      LeadMessageConnection,
    ),
  }),
});

const LeadThreadConnection = builder.connectionObject(
  {
    type: LeadThreadRef,
    name: 'LeadThreadConnection',
    description: 'A page of conversations, latest introduction first.',
  },
  { name: 'LeadThreadEdge', description: 'One conversation of a page.' },
);

builder.objectField(ViewerRef, 'leadThreads', (t) =>
  t.prismaConnection(
    {
      type: LeadThreadRef,
      cursor: 'id',
      description: 'The viewer’s conversations, as homeowner and as contractor.',
      totalCount: (_viewer, _args, ctx) => countIntroductions(ctx),
      resolve: (query, _viewer, _args, ctx) => listIntroductions(ctx, query),
    },
    LeadThreadConnection,
  ),
);

builder.queryField('leadThread', (t) =>
  t.prismaField({
    type: LeadThreadRef,
    nullable: true,
    description:
      'Messages and contacts of a lead for its two sides; null before both have said yes, and for anybody else.',
    args: {
      leadId: t.arg.id({ names: ['Lead', 'AskedContractor'], description: '`id` of the lead.' }),
    },
    resolve: (query, _root, { leadId }, ctx) => findIntroduction(ctx, leadId, query),
  }),
);

builder.subscriptionField('leadThreadChanged', (t) =>
  t.prismaField({
    type: LeadThreadRef,
    description:
      'One conversation, first as it is now, then at every message written or read; stays open.',
    args: {
      leadId: t.arg.id({ names: ['Lead', 'AskedContractor'], description: '`id` of the lead.' }),
    },
    subscribe: (_root, { leadId }, ctx) => followThread(ctx, leadId),
    resolve: (query, { leadId }, _args, ctx) => requireThread(ctx, leadId, query),
  }),
);
