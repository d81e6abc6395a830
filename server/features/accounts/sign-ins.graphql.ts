import { builder } from '../../graphql/builder.ts';
import { AccountRef } from './accounts.graphql.ts';
import { requireOwnAccount } from './accounts.service.ts';
import { revokeOtherSignIns, revokeSignIn, signOut } from './sign-ins.service.ts';

builder.mutationField('signOut', (t) =>
  t.boolean({
    description: 'Ends the sign-in of this request: its token is good for nothing any more.',
    errors: {
      result: { description: 'The sign-in has ended.' },
      dataField: { name: 'isSignedOut', description: 'Always true.' },
    },
    resolve: (_root, _args, ctx) => signOut(ctx),
  }),
);

const RevokeSignInInput = builder.inputType('RevokeSignInInput', {
  description: 'Which sign-in to end.',
  fields: (t) => ({ id: t.id({ names: 'SignIn', description: 'Which sign-in, by its `id`.' }) }),
});

builder.mutationField('revokeSignIn', (t) =>
  t.prismaField({
    type: AccountRef,
    description: "Ends one of the account's sign-ins, wherever it is.",
    args: {
      input: t.arg({ type: RevokeSignInInput, description: 'Which sign-in to end.' }),
    },
    errors: {
      result: { description: 'The sign-in has ended.' },
      dataField: { name: 'account', description: 'The account with the sign-ins that are left.' },
    },
    resolve: async (query, _root, { input }, ctx) => {
      await revokeSignIn(ctx, input.id);
      return requireOwnAccount(ctx, query);
    },
  }),
);

builder.mutationField('revokeOtherSignIns', (t) =>
  t.prismaField({
    type: AccountRef,
    description: "Ends all of the account's sign-ins but the one of this request.",
    errors: {
      result: { description: 'The others have ended.' },
      dataField: { name: 'account', description: 'The account with the sign-in that is left.' },
    },
    resolve: async (query, _root, _args, ctx) => {
      await revokeOtherSignIns(ctx);
      return requireOwnAccount(ctx, query);
    },
  }),
);
