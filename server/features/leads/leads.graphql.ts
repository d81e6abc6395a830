import { builder } from '../../graphql/builder.ts';
import { LeadStatusEnum } from '../../graphql/contractor-enums.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { LeadRef } from './lead.graphql.ts';
import { countLeads, findLead, followLeads, listLeads, requireLead } from './leads.service.ts';

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
    args: {
      id: t.arg.id({ names: ['Lead', 'AskedContractor'], description: 'Which lead, by its `id`.' }),
    },
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
