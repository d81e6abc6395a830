import { VersionConflict } from '../../domain/errors.ts';
import { builder } from '../../graphql/builder.ts';
import { SEEN_VERSION } from '../../graphql/errors.ts';
import { ContractorRef } from '../contractors/contractors.graphql.ts';
import {
  decideApplication,
  decideIdentity,
  recordCredentials,
  reinstateContractor,
  suspendContractor,
} from './decisions.ts';
import { revealIdentityNumber, showContractor } from './desk.ts';

const REASON = 'Told to the contractor by mail; needed for a refusal.';

const DecideApplicationInput = builder.inputType('DecideApplicationInput', {
  description: 'What an operator decided on an application.',
  fields: (t) => ({
    applicationId: t.id({ description: 'Database key.' }),
    version: t.int({ description: 'The one that was looked at.' }),
    isApproved: t.boolean({ description: 'False declines it.' }),
    reason: t.string({ required: false, description: REASON }),
  }),
});

builder.mutationField('decideApplication', (t) =>
  t.id({
    description: 'Approves or declines an application, and mails the applicant. For operators.',
    errors: {
      union: { name: 'DecideApplicationResult', description: 'What came of it.' },
      result: { name: 'DecideApplicationSuccess', description: 'It is decided.' },
      dataField: { name: 'applicationId', description: 'Database key.' },
    },
    args: { input: t.arg({ type: DecideApplicationInput, description: 'The decision.' }) },
    resolve: async (_root, { input }, ctx) => {
      await decideApplication(ctx, input);
      return input.applicationId;
    },
  }),
);

const DecideIdentityInput = builder.inputType('DecideIdentityInput', {
  description: 'What an operator decided on an identity document.',
  fields: (t) => ({
    documentId: t.id({ description: 'Database key.' }),
    isApproved: t.boolean({ description: 'False declines it.' }),
    reason: t.string({ required: false, description: REASON }),
  }),
});

builder.mutationField('decideIdentity', (t) =>
  t.id({
    description:
      'Approves or declines an identity document, and mails the contractor. Its bytes are deleted a set time after. For operators.',
    errors: {
      union: { name: 'DecideIdentityResult', description: 'What came of it.' },
      result: { name: 'DecideIdentitySuccess', description: 'It is decided.' },
      dataField: { name: 'documentId', description: 'Database key.' },
    },
    args: { input: t.arg({ type: DecideIdentityInput, description: 'The decision.' }) },
    resolve: async (_root, { input }, ctx) => {
      await decideIdentity(ctx, input);
      return input.documentId;
    },
  }),
);

const RevealIdentityNumberInput = builder.inputType('RevealIdentityNumberInput', {
  description: 'Which number to read.',
  fields: (t) => ({ documentId: t.id({ description: 'Database key.' }) }),
});

builder.mutationField('revealIdentityNumber', (t) =>
  t.string({
    description: 'Reads the number of an identity document, which the log tells. For operators.',
    errors: {
      union: { name: 'RevealIdentityNumberResult', description: 'What came of it.' },
      result: { name: 'RevealIdentityNumberSuccess', description: 'It was read.' },
      dataField: { name: 'identityNumber', description: 'As it was handed in.' },
    },
    args: { input: t.arg({ type: RevealIdentityNumberInput, description: 'Which one.' }) },
    resolve: (_root, { input }, ctx) => revealIdentityNumber(ctx, input.documentId),
  }),
);

const RecordCredentialsInput = builder.inputType('RecordCredentialsInput', {
  description: 'License and insurance as they were looked up.',
  fields: (t) => ({
    contractorId: t.id({ description: 'Database key.' }),
    licenseNumber: t.string({ description: 'As the licensing board has it.' }),
    licenseExpiresOn: t.string({ description: 'E.g. `2027-06-30`.' }),
    insuranceExpiresOn: t.string({ description: 'E.g. `2027-06-30`.' }),
    version: t.int({ required: false, description: `Of the profile. ${SEEN_VERSION}` }),
  }),
});

builder.mutationField('recordCredentials', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: 'Records license and insurance with their ends. For operators.',
    errors: {
      types: [VersionConflict],
      union: { name: 'RecordCredentialsResult', description: 'What came of it.' },
      result: { name: 'RecordCredentialsSuccess', description: 'They are recorded.' },
      dataField: { name: 'contractor', description: 'As it is now.' },
    },
    args: { input: t.arg({ type: RecordCredentialsInput, description: 'What was found.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      showContractor(ctx, await recordCredentials(ctx, input), query),
  }),
);

const SuspendContractorInput = builder.inputType('SuspendContractorInput', {
  description: 'Who is to get no leads.',
  fields: (t) => ({
    contractorId: t.id({ description: 'Database key.' }),
    reason: t.string({ description: 'Told to the contractor by mail.' }),
  }),
});

builder.mutationField('suspendContractor', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: 'Keeps a contractor from getting leads. For operators.',
    errors: {
      union: { name: 'SuspendContractorResult', description: 'What came of it.' },
      result: { name: 'SuspendContractorSuccess', description: 'No leads from now on.' },
      dataField: { name: 'contractor', description: 'As it is now.' },
    },
    args: { input: t.arg({ type: SuspendContractorInput, description: 'Who, and why.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      showContractor(ctx, await suspendContractor(ctx, input), query),
  }),
);

const ReinstateContractorInput = builder.inputType('ReinstateContractorInput', {
  description: 'Who is to get leads again.',
  fields: (t) => ({ contractorId: t.id({ description: 'Database key.' }) }),
});

builder.mutationField('reinstateContractor', (t) =>
  t.prismaField({
    type: ContractorRef,
    description: 'Ends a suspension. For operators.',
    errors: {
      union: { name: 'ReinstateContractorResult', description: 'What came of it.' },
      result: { name: 'ReinstateContractorSuccess', description: 'Leads from now on.' },
      dataField: { name: 'contractor', description: 'As it is now.' },
    },
    args: { input: t.arg({ type: ReinstateContractorInput, description: 'Who.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      showContractor(ctx, await reinstateContractor(ctx, input.contractorId), query),
  }),
);
