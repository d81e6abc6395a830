import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';

export const AuditEntryRef = builder.prismaObject('AuditEntry', {
  description: 'What an operator did or looked at.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the entry in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    actor: t.exposeString('actor', { description: "The operator's address." }),
    action: t.exposeString('action', { description: 'E.g. `identity.viewed`.' }),
    subject: t.exposeString('subject', { description: 'E.g. `identity`.' }),
    subjectId: t.exposeID('subjectId', { description: '`databaseId` of what was decided on.' }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'A reason, or what was recorded; null without.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
  }),
});

export const AuditConnection = builder.connectionObject(
  { type: AuditEntryRef, name: 'AuditConnection', description: 'A page of the log.' },
  { name: 'AuditEdge', description: 'An entry with its cursor.' },
);
