import { builder } from '../../graphql/builder.ts';
import { AccountRef } from '../accounts/accounts.graphql.ts';
import { requireOwnAccount } from '../accounts/accounts.service.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { removePasskey } from './register-passkey.ts';
import { RECOVERY } from './add-passkey.graphql.ts';

const RemovePasskeyInput = builder.inputType('RemovePasskeyInput', {
  description: 'Which passkey to remove.',
  fields: (t) => ({ id: t.id({ names: 'Passkey', description: 'Which passkey, by its `id`.' }) }),
});

builder.mutationField('removePasskey', (t) =>
  t.prismaField({
    type: AccountRef,
    description:
      'Removes a passkey; with the last one, the mailed code alone signs in again. Needs a sign-in made just now, else LOGIN_REQUIRED.',
    args: {
      input: t.arg({ type: RemovePasskeyInput, description: 'Which passkey to remove.' }),
    },
    errors: {
      result: { description: 'It is good for nothing any more.' },
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
      result: { description: 'New recovery codes replace the old ones.' },
      dataField: { name: 'recoveryCodes', description: RECOVERY },
    },
    resolve: (_root, _args, ctx) => renewRecoveryCodes(ctx),
  }),
);
