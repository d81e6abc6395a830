import { PASSKEYS_MAX, RECOVERY_CODES } from '../../domain/passkeys.ts';
import { builder } from '../../graphql/builder.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { AccountRef } from '../accounts/accounts.graphql.ts';
import { requireOwnAccount } from '../accounts/accounts.service.ts';
import { type PasskeyQuestion, PasskeyRefused } from './passkeys.errors.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import {
  addPasskey,
  type PasskeyCreation,
  removePasskey,
  startPasskey,
} from './register-passkey.ts';

builder.prismaObject('Passkey', {
  description:
    'A second factor of an account: a device or a password manager that signs in with a fingerprint, a face, a PIN or a touch.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Database key.' }),
    name: t.exposeString('name', { description: 'As its owner called it, else its browser.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When somebody signed in with it last; null before.',
    }),
  }),
});

builder.prismaObjectFields(AccountRef, (t) => ({
  passkeys: t.relation('passkeys', {
    description: `Oldest first, at most ${PASSKEYS_MAX}. Signing in asks for one of them when there is any.`,
    query: { orderBy: { id: 'asc' } },
  }),
  recoveryCodesLeft: t.relationCount('recoveryCodes', {
    description: 'Codes that still stand in for a passkey; 0 without passkeys.',
  }),
}));

builder.objectType(PasskeyRefused, {
  name: 'PasskeyRefused',
  description: 'Not signed by a passkey of the account, too late, or a wrong recovery code.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    triesLeft: t.exposeInt('triesLeft', {
      description: 'Further tries; 0 when it has to be begun anew.',
    }),
  }),
});

export const PasskeyCredentialRef = builder
  .objectRef<PasskeyQuestion['credentials'][number]>('PasskeyCredential')
  .implement({
    description: 'A passkey as the browser knows it.',
    fields: (t) => ({
      credentialId: t.exposeString('credentialId', { description: 'Base64url.' }),
      transports: t.exposeStringList('transports', {
        description: 'How a browser reaches it, e.g. `internal`.',
      }),
    }),
  });

const PasskeyCreationRef = builder.objectRef<PasskeyCreation>('PasskeyCreation').implement({
  description: 'What a browser needs to make a passkey (WebAuthn `create`).',
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Goes back with what was made.' }),
    challenge: t.exposeString('challenge', { description: 'To be signed; base64url.' }),
    partyId: t.exposeString('partyId', { description: 'The host it will be good for.' }),
    email: t.exposeString('email', { description: 'What the device calls the account.' }),
    userHandle: t.exposeString('userHandle', {
      description: 'Names the account to the device; base64url.',
    }),
    algorithms: t.exposeIntList('algorithms', {
      description: 'What it may sign with, best first, as COSE numbers them.',
    }),
    credentials: t.field({
      type: [PasskeyCredentialRef],
      description: 'Those that the account has: their devices need not make another.',
      resolve: ({ credentials }) => credentials,
    }),
  }),
});

builder.mutationField('startPasskey', (t) =>
  t.field({
    type: PasskeyCreationRef,
    description:
      'Begins to add a passkey to the signed-in account. Needs a sign-in made just now, else LOGIN_REQUIRED.',
    errors: {
      union: { name: 'StartPasskeyResult', description: 'What came of it.' },
      result: { name: 'StartPasskeySuccess', description: 'The browser may make one.' },
      dataField: { name: 'creation', description: 'What it needs for that.' },
    },
    resolve: (_root, _args, ctx) => startPasskey(ctx),
  }),
);

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  description: 'What the browser made (WebAuthn), base64url.',
  fields: (t) => ({
    ticket: t.string({ description: 'As `startPasskey` gave it.' }),
    name: t.string({
      description: 'What its owner calls it; empty for what the browser is called.',
    }),
    credentialId: t.string({ description: '`id`.' }),
    clientData: t.string({ description: '`response.clientDataJSON`.' }),
    attestation: t.string({ description: '`response.attestationObject`.' }),
    transports: t.stringList({ description: '`response.getTransports()`.' }),
  }),
});

interface AddedPasskey {
  recoveryCodes: string[] | null;
}

const RECOVERY = `Each stands in for a passkey once. They are shown this once; ${RECOVERY_CODES} of them.`;

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: builder.objectRef<AddedPasskey>('AddPasskeySuccess').implement({
      description: 'From now on signing in asks for a passkey, beside the mailed code.',
      fields: (f) => ({
        recoveryCodes: f.exposeStringList('recoveryCodes', {
          nullable: true,
          description: `${RECOVERY} Null where the account has some from before.`,
        }),
        account: f.prismaField({
          type: AccountRef,
          description: 'The account as it is now.',
          resolve: (query, _root, _args, ctx) => requireOwnAccount(ctx, query),
        }),
      }),
    }),
    description: 'Adds a passkey to the signed-in account.',
    args: { input: t.arg({ type: AddPasskeyInput, description: 'The passkey.' }) },
    errors: {
      types: [PasskeyRefused],
      directResult: true,
      union: { name: 'AddPasskeyResult', description: 'What came of it.' },
    },
    resolve: async (_root, { input }, ctx) => ({ recoveryCodes: await addPasskey(ctx, input) }),
  }),
);

const RemovePasskeyInput = builder.inputType('RemovePasskeyInput', {
  description: 'Which passkey to remove.',
  fields: (t) => ({ id: t.id({ description: 'Database key.' }) }),
});

builder.mutationField('removePasskey', (t) =>
  t.prismaField({
    type: AccountRef,
    description:
      'Removes a passkey; with the last one, the mailed code alone signs in again. Needs a sign-in made just now, else LOGIN_REQUIRED.',
    args: { input: t.arg({ type: RemovePasskeyInput, description: 'Which one.' }) },
    errors: {
      union: { name: 'RemovePasskeyResult', description: 'What came of it.' },
      result: { name: 'RemovePasskeySuccess', description: 'It is good for nothing any more.' },
      dataField: { name: 'account', description: 'The account as it is now.' },
    },
    resolve: async (query, _root, { input }, ctx) => {
      await removePasskey(ctx, input.id);
      return requireOwnAccount(ctx, query);
    },
  }),
);

builder.mutationField('renewRecoveryCodes', (t) =>
  t.field({
    type: ['String'],
    description:
      'Makes new recovery codes; those there were are good no more. Needs a sign-in made just now, else LOGIN_REQUIRED.',
    errors: {
      union: { name: 'RenewRecoveryCodesResult', description: 'What came of it.' },
      result: { name: 'RenewRecoveryCodesSuccess', description: 'There are new ones.' },
      dataField: { name: 'recoveryCodes', description: RECOVERY },
    },
    resolve: (_root, _args, ctx) => renewRecoveryCodes(ctx),
  }),
);
