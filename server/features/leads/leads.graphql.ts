import { InvalidInput } from '../../domain/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { TimeframeEnum } from '../../graphql/enums.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { requestContractors } from './leads.service.ts';
import { REQUEST_LIMITS, atMost } from '../../domain/limits.ts';

const ContractorRequestRef = builder.prismaObject('ContractorRequest', {
  description: "A homeowner's wish to be introduced to contractors.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Database key.' }),
    firstName: t.exposeString('firstName', { description: 'How to address them.' }),
    timeframe: t.expose('timeframe', { type: TimeframeEnum, description: 'When to begin.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Given only with consent to be called; null otherwise.',
    }),
    specialRequest: t.exposeString('specialRequest', {
      nullable: true,
      description: 'In their own words; null when there is none.',
    }),
    tasks: t.exposeStringList('tasks', { description: 'Kinds of work; empty for all of it.' }),
    state: t.exposeString('state', { nullable: true, description: 'Two letters; null unknown.' }),
    zip: t.exposeString('zip', { nullable: true, description: 'As typed; null when not given.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was last sent.' }),
  }),
});

builder.prismaObjectField(EstimateRef, 'contractorRequest', (t) =>
  t.field({
    type: ContractorRequestRef,
    nullable: true,
    description: 'The latest request for contractors; null when none was sent.',
    select: (_args, _ctx, nestedSelection) => ({
      contractorRequests: nestedSelection({
        orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
        take: 1,
      }),
    }),
    resolve: ({ contractorRequests }) => contractorRequests[0] ?? null,
  }),
);

const RequestContractorsInput = builder.inputType('RequestContractorsInput', {
  description: 'Who asks, for what, and when.',
  fields: (t) => ({
    estimateId: t.id({ description: 'Database key of the estimate.' }),
    firstName: t.string({ description: `${atMost(REQUEST_LIMITS.firstName)}.` }),
    timeframe: t.field({ type: TimeframeEnum, description: 'When to begin.' }),
    phone: t.string({ required: false, description: 'Needs `phoneConsent`.' }),
    phoneConsent: t.boolean({ required: false, description: 'May be called; false left out.' }),
    specialRequest: t.string({
      required: false,
      description: `${atMost(REQUEST_LIMITS.specialRequest)}.`,
    }),
    tasks: t.stringList({ required: false, description: 'Kinds of work; none for all of it.' }),
    state: t.string({ required: false, description: 'Two letters.' }),
    zip: t.string({ required: false, description: 'Of the property.' }),
  }),
});

builder.mutationField('requestContractors', (t) =>
  t.prismaField({
    type: ContractorRequestRef,
    description:
      'Asks for introductions to contractors; for signed-in users. Sent again within a minute, it takes the place of the one before.',
    errors: {
      types: [InvalidInput],
      union: { name: 'RequestContractorsResult', description: 'What came of it.' },
      result: { name: 'RequestContractorsSuccess', description: 'The request is recorded.' },
      dataField: { name: 'request', description: 'The request.' },
    },
    args: { input: t.arg({ type: RequestContractorsInput, description: 'What to ask for.' }) },
    resolve: (_query, _root, { input }, ctx) => requestContractors(ctx, input),
  }),
);
