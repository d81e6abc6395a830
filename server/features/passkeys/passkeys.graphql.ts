import { PASSKEYS_MAX } from '../../domain/account/passkeys.ts';
import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { UserErrorRef } from '../../graphql/errors.ts';
import { AccountRef } from '../accounts/accounts.graphql.ts';
import { type PasskeyQuestion, PasskeyRefused } from './passkeys.errors.ts';

builder.prismaObject('Passkey', {
  description:
    'A second factor of an account: a device or a password manager that signs in with a fingerprint, a face, a PIN or a touch.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the passkey in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    name: t.exposeString('name', { description: 'Name that its owner gave it, else its browser.' }),
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
  description: 'No passkey of the account signed, it came too late, or the recovery code is wrong.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    triesLeft: t.exposeInt('triesLeft', {
      description: 'How many tries are left; at 0 start again.',
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
