import { VersionConflict } from '../../domain/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { ContractorRef } from '../contractors/contractors.graphql.ts';
import { recordCredentials, reinstateContractor, suspendContractor } from './decisions.ts';
import { showContractor } from './desk.ts';

const RecordCredentialsInput = builder.inputType('RecordCredentialsInput', {
  description: 'License and insurance as they were looked up.',
  fields: (t) => ({
    contractorId: t.id({ names: 'Contractor', description: 'Which contractor, by its `id`.' }),
    licenseNumber: t.string({ description: 'License number in the licensing board’s records.' }),
    licenseExpiresOn: t.string({ description: 'E.g. `2027-06-30`.' }),
    insuranceExpiresOn: t.string({ description: 'E.g. `2027-06-30`.' }),
    version: t.int({ required: false, description: `\`version\` of the profile. ${SEEN_VERSION}` }),
  }),
});

builder.mutationField('recordCredentials', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: 'Records license and insurance with their ends. For operators.',
    errors: {
      types: [VersionConflict],
      result: { description: 'License and insurance are recorded.' },
      dataField: { name: 'contractor', description: 'The contractor as they are now.' },
    },
    args: {
      input: t.arg({
        type: RecordCredentialsInput,
        description: 'License and insurance that were found.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      showContractor(ctx, await recordCredentials(ctx, input), query),
  }),
);

const SuspendContractorInput = builder.inputType('SuspendContractorInput', {
  description: 'Who is to get no leads.',
  fields: (t) => ({
    contractorId: t.id({ names: 'Contractor', description: 'Which contractor, by its `id`.' }),
    reason: t.string({ description: 'Reason that the contractor gets by mail.' }),
  }),
});

builder.mutationField('suspendContractor', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: 'Keeps a contractor from getting leads. For operators.',
    errors: {
      result: { description: 'No leads from now on.' },
      dataField: { name: 'contractor', description: 'The contractor as they are now.' },
    },
    args: { input: t.arg({ type: SuspendContractorInput, description: 'Who, and why.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      showContractor(ctx, await suspendContractor(ctx, input), query),
  }),
);

const ReinstateContractorInput = builder.inputType('ReinstateContractorInput', {
  description: 'Who is to get leads again.',
  fields: (t) => ({
    contractorId: t.id({ names: 'Contractor', description: 'Which contractor, by its `id`.' }),
  }),
});

builder.mutationField('reinstateContractor', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: 'Ends a suspension. For operators.',
    errors: {
      result: { description: 'Leads from now on.' },
      dataField: { name: 'contractor', description: 'The contractor as they are now.' },
    },
    args: {
      input: t.arg({
        type: ReinstateContractorInput,
        description: 'The contractor.',
      }),
    },
    resolve: async (query, _root, { input }, ctx) =>
      showContractor(ctx, await reinstateContractor(ctx, input.contractorId), query),
  }),
);
