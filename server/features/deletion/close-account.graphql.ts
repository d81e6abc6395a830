import { DELETE_WORD } from '../../domain/account/deletion-word.ts';
import { builder } from '../../graphql/builder.ts';
import { closeAccount } from './close-account.ts';

const DeleteMyDataInput = builder.inputType('DeleteMyDataInput', {
  description: 'What shows that it is meant.',
  fields: (t) => ({
    confirmation: t.string({ description: `\`${DELETE_WORD}\`, as somebody typed it.` }),
  }),
});

builder.mutationField('deleteMyData', (t) =>
  t.boolean({
    description:
      'Deletes everything of the viewer for good: projects, estimates, uploads, requests, messages, a contractor profile with its papers, and the account. What runs is canceled, all sign-ins end, and it is mailed. Of a guest the hashed key stays, with how much of the free trial was used. An account needs a sign-in made just now, else LOGIN_REQUIRED.',
    args: {
      input: t.arg({ type: DeleteMyDataInput, description: 'The typed word that confirms it.' }),
    },
    errors: {
      result: { description: 'It is found no more.' },
      dataField: { name: 'isDeleted', description: 'Always true.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await closeAccount(ctx, input.confirmation);
      return true;
    },
  }),
);
