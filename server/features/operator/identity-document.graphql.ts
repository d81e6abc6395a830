import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { ContractorRef } from '../contractors/contractors.graphql.ts';
import { IS_LATE, WAITING_BUSINESS_DAYS } from './waiting.ts';

export const IdentityDocumentRef = builder.prismaObject('IdentityDocument', {
  description: 'A document that is to prove who a contractor is; for operators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the document in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was handed in.' }),
    waitingBusinessDays: t.int(WAITING_BUSINESS_DAYS),
    isLate: t.boolean(IS_LATE),
    mime: t.exposeString('mime', { description: 'Found in the bytes.' }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    filePath: t.string({
      nullable: true,
      description: 'Where it is, for operators with their token; null once it is deleted.',
      select: { id: true, key: true },
      resolve: ({ id, key }) => key && `/api/operator/identity-documents/${id}/`,
    }),
    contractor: t.relation('contractor', {
      type: ContractorRef,
      description: 'Contractor that handed it in.',
    }),
  }),
});
