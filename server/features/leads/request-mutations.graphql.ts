import { REQUEST_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { TimeframeEnum } from '../../graphql/contractor-enums.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { ContractorRequestRef } from './contractor-request.graphql.ts';
import { acceptContractor, passOnContractor } from './decide-on-contractor.ts';
import { LeadConflict, RequestIsOpen } from './leads.errors.ts';
import { requireRequest } from './leads.service.ts';
import { requestContractors } from './request-contractors.ts';
import { withdrawRequest } from './close-requests.ts';

builder.objectType(LeadConflict, {
  name: 'LeadConflict',
  description: 'The lead is not as it was: somebody was faster, or time was. Nothing was changed.',
  interfaces: [UserErrorRef],
});

builder.objectType(RequestIsOpen, {
  name: 'RequestIsOpen',
  description: 'Contractors are being asked for this estimate already; nothing was sent.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    request: t.prismaField({
      type: ContractorRequestRef,
      description: 'The one that is open.',
      resolve: (query, { estimateId }, _args, ctx) => requireRequest(ctx, estimateId, query),
    }),
  }),
});

const RequestContractorsInput = builder.inputType('RequestContractorsInput', {
  description: 'Who asks, for what, and when.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: '`id` of the estimate.' }),
    firstName: t.string({
      description: `How to address the homeowner. ${atMost(REQUEST_LIMITS.firstName)}.`,
    }),
    timeframe: t.field({ type: TimeframeEnum, description: 'When the work is to begin.' }),
    phone: t.string({ required: false, description: 'Where to call; needs `phoneConsent`.' }),
    phoneConsent: t.boolean({
      required: false,
      description: 'True when contractors may call. False when left out.',
    }),
    specialRequest: t.string({
      required: false,
      description: `What else they should know. ${atMost(REQUEST_LIMITS.specialRequest)}.`,
    }),
    tasks: t.stringList({
      required: false,
      description:
        'Categories of the estimate’s lines that are looked for; all of them when empty or left out.',
    }),
    state: t.string({
      required: false,
      description: 'Two letters, e.g. `CA`; the ZIP code has to lie in it.',
    }),
    zip: t.string({
      required: false,
      description: 'ZIP code of the work; the project’s when left out.',
    }),
  }),
});

builder.mutationField('requestContractors', (t) =>
  t.prismaField({
    type: ContractorRequestRef,
    description:
      'Asks for introductions to contractors, at most four, two at a time; for signed-in users. A request sent again within a minute corrects the one before. With another place or other trades it is a new one.',
    errors: {
      types: [RequestIsOpen],
      result: { description: 'The request is recorded.' },
      dataField: { name: 'request', description: 'Follow it with `contractorRequestChanged`.' },
    },
    args: {
      input: t.arg({
        type: RequestContractorsInput,
        description: 'The estimate, and the contact of the homeowner.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireRequest(ctx, (await requestContractors(ctx, input)).estimateId, query),
  }),
);

const WithdrawContractorRequestInput = builder.inputType('WithdrawContractorRequestInput', {
  description: 'Which request to take back.',
  fields: (t) => ({
    requestId: t.id({
      names: 'ContractorRequest',
      description: 'Which request for contractors, by its `id`.',
    }),
  }),
});

builder.mutationField('withdrawContractorRequest', (t) =>
  t.prismaField({
    type: ContractorRequestRef,
    description:
      'Takes a request back. Nobody else is asked, and those who were asked no longer see the work. Introductions that were made stand, without the phone number. A request that has ended only loses its phone number.',
    errors: {
      result: { description: 'It has ended.' },
      dataField: { name: 'request', description: 'The request as it is now.' },
    },
    args: {
      input: t.arg({
        type: WithdrawContractorRequestInput,
        description: 'Which request to withdraw.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireRequest(ctx, await withdrawRequest(ctx, input.requestId), query),
  }),
);

const DecideOnContractorInput = builder.inputType('DecideOnContractorInput', {
  description: 'Which contractor.',
  fields: (t) => ({
    leadId: t.id({
      names: ['Lead', 'AskedContractor'],
      description: '`id` of the asked contractor.',
    }),
  }),
});

builder.mutationField('acceptContractor', (t) =>
  t.prismaField({
    type: ContractorRequestRef,
    description:
      'Says yes to a contractor who is available: both get each other’s contacts, and may write to each other.',
    errors: {
      types: [LeadConflict],
      result: { description: 'They are introduced.' },
      dataField: { name: 'request', description: 'The request as it is now.' },
    },
    args: {
      input: t.arg({ type: DecideOnContractorInput, description: 'Which contractor to accept.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireRequest(ctx, await acceptContractor(ctx, input.leadId), query),
  }),
);

builder.mutationField('passOnContractor', (t) =>
  t.prismaField({
    type: ContractorRequestRef,
    description: 'Says no to a contractor who is available; they learn nothing more.',
    errors: {
      types: [LeadConflict],
      result: { description: 'They are not introduced.' },
      dataField: { name: 'request', description: 'The request as it is now.' },
    },
    args: {
      input: t.arg({ type: DecideOnContractorInput, description: 'Which contractor to pass on.' }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      requireRequest(ctx, await passOnContractor(ctx, input.leadId), query),
  }),
);
