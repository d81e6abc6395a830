import { LEAD_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { LeadThreadRef } from './lead-thread.graphql.ts';
import { markThreadRead, sendLeadMessage } from './write-message.ts';
import { requireThread } from './messages.service.ts';

const SendLeadMessageInput = builder.inputType('SendLeadMessageInput', {
  description: 'A message to the other side.',
  fields: (t) => ({
    leadId: t.id({ names: ['Lead', 'AskedContractor'], description: '`id` of the lead.' }),
    text: t.string({
      description: `Text of the message. ${atMost(LEAD_LIMITS.message)}, and not empty.`,
    }),
    clientKey: t.string({
      description: `Key that the client chooses for each message; one that is sent twice is stored once. ${atMost(LEAD_LIMITS.clientKey)}.`,
    }),
  }),
});

builder.mutationField('sendLeadMessage', (t) =>
  t.prismaField({
    type: LeadThreadRef,
    description: 'Writes to the other side of an introduction.',
    errors: {
      result: { description: 'The message is there.' },
      dataField: { name: 'thread', description: 'The conversation with it.' },
    },
    args: {
      input: t.arg({ type: SendLeadMessageInput, description: 'The message and its lead.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireThread(ctx, (await sendLeadMessage(ctx, input)).leadId, query),
  }),
);

const MarkLeadThreadReadInput = builder.inputType('MarkLeadThreadReadInput', {
  description: 'Which conversation.',
  fields: (t) => ({
    leadId: t.id({ names: ['Lead', 'AskedContractor'], description: '`id` of the lead.' }),
  }),
});

builder.mutationField('markLeadThreadRead', (t) =>
  t.prismaField({
    type: LeadThreadRef,
    description: 'What the other side has written so far was on the viewer’s screen.',
    errors: {
      result: { description: 'The messages count as read.' },
      dataField: { name: 'thread', description: 'The conversation as it is now.' },
    },
    args: {
      input: t.arg({ type: MarkLeadThreadReadInput, description: 'Which conversation was read.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireThread(ctx, await markThreadRead(ctx, input.leadId), query),
  }),
);
