import { builder } from '../../graphql/builder.ts';
import { PasskeyRefused } from '../passkeys/passkeys.errors.ts';
import { SignInSuccess } from './sign-in.graphql.ts';
import { finishSignIn } from './sign-in.service.ts';

const PasskeyAssertionInput = builder.inputType('PasskeyAssertionInput', {
  description: 'What a passkey signed (WebAuthn `get`), base64url.',
  fields: (t) => ({
    credentialId: t.string({ description: '`id`.' }),
    clientData: t.string({ description: '`response.clientDataJSON`.' }),
    authenticatorData: t.string({ description: '`response.authenticatorData`.' }),
    signature: t.string({ description: '`response.signature`.' }),
  }),
});

const FinishSignInInput = builder.inputType('FinishSignInInput', {
  description: 'A ticket with what a passkey signed, or with a recovery code.',
  fields: (t) => ({
    ticket: t.string({ description: 'The `ticket` of `PasskeyNeeded`.' }),
    assertion: t.field({
      type: PasskeyAssertionInput,
      required: false,
      description: 'What a passkey signed.',
    }),
    recoveryCode: t.string({
      required: false,
      description:
        'Recovery code in place of a passkey; spaces, hyphens and small letters are fine.',
    }),
  }),
});

builder.mutationField('finishSignIn', (t) =>
  t.field({
    type: SignInSuccess,
    description:
      "Signs in where `verifySignIn` answered `PasskeyNeeded`, and adopts the guest's work. One sign-in mutation a document.",
    args: { input: t.arg({ type: FinishSignInInput, description: 'Ticket and proof.' }) },
    errors: {
      types: [PasskeyRefused],
      directResult: true,
    },
    resolve: (_root, { input }, ctx) => finishSignIn(ctx, input),
  }),
);
