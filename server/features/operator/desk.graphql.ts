import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ContractorRef } from '../contractors/contractors.graphql.ts';
import type { ReviewFigures } from '../contractors/review-queue.ts';
import { ContractorApplicationRef } from './application.graphql.ts';
import { countAudit, listAudit } from './audit.ts';
import {
  countAllContractors,
  listAllContractors,
  listApplications,
  listIdentityDocuments,
  readFigures,
} from './desk.ts';
import { IS_LATE, WAITING_BUSINESS_DAYS } from './waiting.ts';
import { isOperator } from '../accounts/operator.access.ts';
import { FIGURES_DAYS } from '../../domain/catalog.ts';

const IdentityDocumentRef = builder.prismaObject('IdentityDocument', {
  description: 'A document that is to prove who a contractor is; for operators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Database key.' }),
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
    contractor: t.relation('contractor', { type: ContractorRef, description: 'Whose it is.' }),
  }),
});

const AuditEntryRef = builder.prismaObject('AuditEntry', {
  description: 'What an operator did or looked at.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Database key.' }),
    actor: t.exposeString('actor', { description: "The operator's address." }),
    action: t.exposeString('action', { description: 'E.g. `identity.viewed`.' }),
    subject: t.exposeString('subject', { description: 'E.g. `identity`.' }),
    subjectId: t.exposeID('subjectId', { description: 'Database key of it.' }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'A reason, or what was recorded; null without.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

const ReviewFiguresRef = builder.objectRef<ReviewFigures>('ReviewFigures').implement({
  description: 'Applications and identity documents together.',
  fields: (t) => ({
    waiting: t.exposeInt('waiting', { description: 'How many wait.' }),
    late: t.exposeInt('late', { description: 'How many of these wait longer than promised.' }),
    oldestSince: t.expose('oldestSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest waits; null when none does.',
    }),
    approved: t.exposeInt('approved', { description: `In the last ${FIGURES_DAYS} days.` }),
    declined: t.exposeInt('declined', { description: `In the last ${FIGURES_DAYS} days.` }),
  }),
});

const ContractorConnection = builder.connectionObject(
  { type: ContractorRef, name: 'ContractorConnection', description: 'A page of contractors.' },
  { name: 'ContractorEdge', description: 'A contractor with its cursor.' },
);

const AuditConnection = builder.connectionObject(
  { type: AuditEntryRef, name: 'AuditConnection', description: 'A page of the log.' },
  { name: 'AuditEdge', description: 'An entry with its cursor.' },
);

const DeskRef = builder.objectRef<object>('OperatorDesk').implement({
  description: 'What operators work on.',
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
    description: 'Null for anybody but operators.',
    resolve: (_root, _args, ctx) => (isOperator(ctx) ? {} : null),
  }),
);
