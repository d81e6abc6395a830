import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ContractorRef } from '../contractors/contractors.graphql.ts';
import { ContractorApplicationRef } from './application.graphql.ts';
import { countAudit, listAudit } from './audit.ts';
import {
  countAllContractors,
  listAllContractors,
  listApplications,
  listIdentityDocuments,
  readFigures,
} from './desk.ts';
import { isOperator } from '../accounts/operator.access.ts';
import { AuditConnection, AuditEntryRef } from './audit-entry.graphql.ts';
import { IdentityDocumentRef } from './identity-document.graphql.ts';
import { ReviewFiguresRef } from './review-figures.graphql.ts';

const ContractorConnection = builder.connectionObject(
  { type: ContractorRef, name: 'ContractorConnection', description: 'A page of contractors.' },
  { name: 'ContractorEdge', description: 'A contractor with its cursor.' },
);

const DeskRef = builder.objectRef<object>('OperatorDesk').implement({
  description: 'Applications, documents and figures that operators work on.',
  fields: (t) => ({
    figures: t.field({
      type: ReviewFiguresRef,
      description: 'How much waits, and what was decided.',
      resolve: (_desk, _args, ctx) => readFigures(ctx),
    }),
    applications: t.prismaField({
      type: [ContractorApplicationRef],
      description: 'Those that wait, the oldest first; at most 100.',
      resolve: (query, _desk, _args, ctx) => listApplications(ctx, query),
    }),
    identityDocuments: t.prismaField({
      type: [IdentityDocumentRef],
      description: 'Those that wait, the oldest first; at most 100.',
      resolve: (query, _desk, _args, ctx) => listIdentityDocuments(ctx, query),
    }),
    contractors: t.prismaConnection(
      {
        type: ContractorRef,
        cursor: 'id',
        description: 'All of them, newest first.',
        totalCount: (_desk, _args, ctx) => countAllContractors(ctx),
        resolve: (query, _desk, _args, ctx) => listAllContractors(ctx, query),
      },
      ContractorConnection,
    ),
    auditLog: t.prismaConnection(
      {
        type: AuditEntryRef,
        cursor: 'id',
        description: 'Newest first.',
        totalCount: (_desk, _args, ctx) => countAudit(ctx),
        resolve: (query, _desk, _args, ctx) => listAudit(ctx, query),
      },
      AuditConnection,
    ),
  }),
});

builder.objectField(ViewerRef, 'isOperator', (t) =>
  t.boolean({
    description: 'True for whoever reviews contractors.',
    resolve: (_viewer, _args, ctx) => isOperator(ctx),
  }),
);

builder.queryField('operatorDesk', (t) =>
  t.field({
    type: DeskRef,
    nullable: true,
    description: 'Applications and figures that operators review; null for anybody else.',
    resolve: (_root, _args, ctx) => (isOperator(ctx) ? {} : null),
  }),
);
