import type { ScopeQuestion } from '../../domain/scope/scope-of-work.ts';
import { builder } from '../../graphql/builder.ts';

const ScopeAnswerRef = builder
  .objectRef<ScopeQuestion['answers'][number]>('ScopeAnswer')
  .implement({
    description: 'An answer to tap; its place in the list, from 0, is what a patch sends.',
    fields: (t) => ({ label: t.exposeString('label', { description: 'Name to show to people.' }) }),
  });

export const ScopeQuestionRef = builder.objectRef<ScopeQuestion>('ScopeQuestion').implement({
  description: 'What is assumed and moves the total, asked.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique within its scope, e.g. `q1`.' }),
    text: t.exposeString('text', { description: 'The question.' }),
    about: t.id({
      nullable: true,
      description: 'Id of the place or work it is about; null for the whole.',
      resolve: ({ about }) => about,
    }),
    moves: t.expose('moves', {
      type: 'Money',
      nullable: true,
      description: 'How far the total moves at most between the answers; null while unpriced.',
    }),
    answers: t.field({
      type: [ScopeAnswerRef],
      description: 'In the order to show; may be empty.',
      resolve: ({ answers }) => answers,
    }),
  }),
});
