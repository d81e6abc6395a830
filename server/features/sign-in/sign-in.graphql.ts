import { builder } from '../../graphql/builder.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { AccountRef } from '../accounts/accounts.graphql.ts';
import { PasskeyCredentialRef } from '../passkeys/passkeys.graphql.ts';
import { PasskeyNeeded } from '../passkeys/passkeys.errors.ts';
import type { AdoptedWork } from './adopt-guest.ts';
import { SignInCodeRefused } from './sign-in.errors.ts';
import { type MailedCode, type SignedIn, startSignIn, verifySignIn } from './sign-in.service.ts';

const StartSignInInput = builder.inputType('StartSignInInput', {
  description: 'Where to mail a code.',
  fields: (t) => ({
    email: t.string({ description: 'One plain e-mail address, e.g. `ada@example.com`.' }),
  }),
});

const StartSignInSuccess = builder.objectRef<MailedCode>('StartSignInSuccess').implement({
  description: 'The code is on its way. Known and unknown addresses get the same answer.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address as the account is kept under.' }),
    resendAfterSeconds: t.exposeInt('resendAfterSeconds', {
      description: 'Seconds until another code may be asked for.',
    }),
    expiresInMinutes: t.exposeInt('expiresInMinutes', {
      description: 'Minutes for which the code is good.',
    }),
  }),
});

builder.mutationField('startSignIn', (t) =>
  t.field({
    type: StartSignInSuccess,
    description:
      'Mails a 6-digit code, good for whoever asks here: the same guest key, else the same network. One sign-in mutation a document.',
    args: {
      input: t.arg({ type: StartSignInInput, description: 'The address that gets the code.' }),
    },
    errors: {
      directResult: true,
    },
    resolve: (_root, { input }, ctx) => startSignIn(ctx, input),
  }),
);

builder.objectType(SignInCodeRefused, {
  name: 'SignInCodeRefused',
  description: 'The code is wrong, used, replaced or expired.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    triesLeft: t.exposeInt('triesLeft', {
      description: 'Further guesses at this code; 0 when a new one is needed.',
    }),
  }),
});

builder.objectType(PasskeyNeeded, {
  name: 'PasskeyNeeded',
  description:
    'The code was right, and used; the account asks for a passkey, too. Go on with `finishSignIn`.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    ticket: t.string({
      description: 'Goes back with what is signed.',
      resolve: ({ question }) => question.ticket,
    }),
    challenge: t.string({
      description: 'To be signed; base64url.',
      resolve: ({ question }) => question.challenge,
    }),
    partyId: t.string({
      description: 'The host the passkeys are good for.',
      resolve: ({ question }) => question.partyId,
    }),
    credentials: t.field({
      type: [PasskeyCredentialRef],
      description: 'Those that will do.',
      resolve: ({ question }) => question.credentials,
    }),
  }),
});

const AdoptedWorkRef = builder.objectRef<AdoptedWork>('AdoptedWork').implement({
  description: 'What the guest had made, and the account now has.',
  fields: (t) => ({
    projects: t.exposeInt('projects', { description: 'Number of projects.' }),
    estimates: t.exposeInt('estimates', { description: 'How many that are ready.' }),
    files: t.exposeInt('files', { description: 'Number of files.' }),
  }),
});

export const SignInSuccess = builder.objectRef<SignedIn>('VerifySignInSuccess').implement({
  description: 'Signed in.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Token for the header `Authorization: Token …`; shown this once.',
    }),
    account: t.field({
      type: AccountRef,
      description: 'Who is signed in.',
      resolve: ({ account }) => account,
    }),
    adopted: t.field({
      type: AdoptedWorkRef,
      description: 'What was moved to the account from the guest key of this request.',
      resolve: ({ adopted }) => adopted,
    }),
  }),
});

const VerifySignInInput = builder.inputType('VerifySignInInput', {
  description: 'A code in return for a token.',
  fields: (t) => ({
    email: t.string({ description: 'The address the code was mailed to.' }),
    code: t.string({ description: 'Six digits; spaces are ignored.' }),
  }),
});

builder.mutationField('verifySignIn', (t) =>
  t.field({
    type: SignInSuccess,
    description:
      "Signs in with a mailed code and adopts the guest's work. One sign-in mutation a document.",
    args: {
      input: t.arg({ type: VerifySignInInput, description: 'The address, and the mailed code.' }),
    },
    errors: {
      types: [SignInCodeRefused, PasskeyNeeded],
      directResult: true,
    },
    resolve: (_root, { input }, ctx) => verifySignIn(ctx, input),
  }),
);
