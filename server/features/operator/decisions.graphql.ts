import { builder } from '../../graphql/builder.ts';
import { decideApplication, decideIdentity } from './decisions.ts';
import { revealIdentityNumber } from './desk.ts';

const REASON = 'Reason that the contractor gets by mail; a refusal needs one.';

const DecideApplicationInput = builder.inputType('DecideApplicationInput', {
  description: 'What an operator decided on an application.',
  fields: (t) => ({
    applicationId: t.id({
      names: 'ContractorApplication',
      description: 'Which application, by its `id`.',
    }),
    version: t.int({ description: 'Version that was looked at.' }),
    isApproved: t.boolean({ description: 'False declines it.' }),
    reason: t.string({ required: false, description: REASON }),
  }),
});

builder.mutationField('decideApplication', (t) =>
  t.id({
    names: 'ContractorApplication',
    description: 'Approves or declines an application, and mails the applicant. For operators.',
    errors: {
      result: { description: 'The decision is stored.' },
      dataField: { name: 'applicationId', description: 'Which application, by its `id`.' },
    },
    args: {
      input: t.arg({ type: DecideApplicationInput, description: 'The decision, and its reason.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await decideApplication(ctx, input);
      return input.applicationId;
    },
  }),
);

const DecideIdentityInput = builder.inputType('DecideIdentityInput', {
  description: 'What an operator decided on an identity document.',
  fields: (t) => ({
    documentId: t.id({ names: 'IdentityDocument', description: 'Which document, by its `id`.' }),
    isApproved: t.boolean({ description: 'False declines it.' }),
    reason: t.string({ required: false, description: REASON }),
  }),
});

builder.mutationField('decideIdentity', (t) =>
  t.id({
    names: 'IdentityDocument',
    description:
      'Approves or declines an identity document, and mails the contractor. Its bytes are deleted a set time after. For operators.',
    errors: {
      result: { description: 'The decision is stored.' },
      dataField: { name: 'documentId', description: 'Which document, by its `id`.' },
    },
    args: {
      input: t.arg({ type: DecideIdentityInput, description: 'The decision, and its reason.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await decideIdentity(ctx, input);
      return input.documentId;
    },
  }),
);

const RevealIdentityNumberInput = builder.inputType('RevealIdentityNumberInput', {
  description: 'Which number to read.',
  fields: (t) => ({
    documentId: t.id({ names: 'IdentityDocument', description: 'Which document, by its `id`.' }),
  }),
});

builder.mutationField('revealIdentityNumber', (t) =>
  t.string({
    description: 'Reads the number of an identity document, which the log tells. For operators.',
    errors: {
      result: { description: 'The document was read.' },
      dataField: {
        name: 'identityNumber',
        description: 'Number of the identity document as handed in.',
      },
    },
    args: {
      input: t.arg({
        type: RevealIdentityNumberInput,
        description: 'Which document’s number to read.',
      }),
    },
    resolve: (_root, { input }, ctx) => revealIdentityNumber(ctx, input.documentId),
  }),
);
