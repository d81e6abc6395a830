import { RECOVERY_CODES } from '../../domain/account/passkeys.ts';
import { builder } from '../../graphql/builder.ts';
import { AccountRef } from '../accounts/accounts.graphql.ts';
import { requireOwnAccount } from '../accounts/accounts.service.ts';
import { PasskeyRefused } from './passkeys.errors.ts';
import { addPasskey } from './register-passkey.ts';
import { type PasskeyCreation, startPasskey } from './start-passkey.ts';
import { PasskeyCredentialRef } from './passkeys.graphql.ts';

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
      result: { description: 'The browser may make one.' },
      dataField: { name: 'creation', description: 'What it needs for that.' },
    },
    resolve: (_root, _args, ctx) => startPasskey(ctx),
  }),
);

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  description: 'What the browser made (WebAuthn), base64url.',
  fields: (t) => ({
    ticket: t.string({ description: 'Ticket that `startPasskey` gave.' }),
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

export const RECOVERY = `Each stands in for a passkey once. They are shown this once; ${RECOVERY_CODES} of them.`;

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: builder.objectRef<AddedPasskey>('AddPasskeySuccess').implement({
      description:
        'The passkey is added. Signing in asks for one from now on, beside the mailed code.',
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
    },
    resolve: async (_root, { input }, ctx) => ({ recoveryCodes: await addPasskey(ctx, input) }),
  }),
);
