import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';

export const LeadMessageRef = builder.prismaObject('LeadMessage', {
  description: 'One message between a homeowner and a contractor.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the message in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    text: t.exposeString('text', { description: 'Text of the message as written.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    isMine: t.boolean({
      description: 'True when the viewer wrote it.',
      resolve: ({ senderId }, _args, { viewer }) => senderId === accountIdOf(viewer),
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the other side had it on screen; null until then.',
    }),
  }),
});

export const LeadMessageConnection = builder.connectionObject(
  {
    type: LeadMessageRef,
    name: 'LeadMessageConnection',
    description: 'A page of messages, newest first.',
  },
  { name: 'LeadMessageEdge', description: 'One message of a page.' },
);
