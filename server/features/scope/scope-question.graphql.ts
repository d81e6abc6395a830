import type { ScopeQuestion } from '../../domain/scope/scope-of-work.ts';
import { globalId, type PartOf, partKey } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { partIds } from '../../graphql/id-fields.ts';

const ScopeAnswerRef = builder
  .objectRef<ScopeQuestion['answers'][number]>('ScopeAnswer')
  .implement({
    description: 'An answer to tap; its place in the list, from 0, is what a patch sends.',
    fields: (t) => ({ label: t.exposeString('label', { description: 'Name to show to people.' }) }),
  });

/** Where the words begin that one of its answers calls background; null where it asks for no words. */
const unreadStartOf = ({ answers }: ScopeQuestion): number | null =>
  answers
    .flatMap(({ patches }) => patches)
    .flatMap((patch) => (patch.kind === 'DISMISS' ? [patch.start] : []))[0] ?? null;

/** Places begin with `p`, work with `w`. */
const nameOfSubject = (about: string, partOf: string): string =>
  globalId(about.startsWith('p') ? 'ScopePlace' : 'ScopeWork', partKey({ partOf }, about));

export const ScopeQuestionRef = builder
  .objectRef<PartOf<ScopeQuestion>>('ScopeQuestion')
  .implement({
    description: 'What is assumed and moves the total, asked.',
    interfaces: [NodeRef],
    fields: (t) => ({
      ...partIds(t, 'its scope, e.g. `q1`'),
      text: t.exposeString('text', { description: 'The question.' }),
      about: t.id({
        nullable: true,
        description: 'Id of the place or work it is about; null for the whole.',
        resolve: ({ about, partOf }) => about && nameOfSubject(about, partOf),
      }),
      unreadStart: t.int({
        nullable: true,
        description:
          'Where words begin whose meaning it asks for, as `start` of their entry in `unread`; null where it asks for no words.',
        resolve: unreadStartOf,
      }),
      moves: t.expose('moves', {
        type: 'Money',
        nullable: true,
        description: 'How far the total moves at most between the answers; null while unpriced.',
      }),
      answers: t.field({
        type: [ScopeAnswerRef],
        description: 'Answers in the order to show; may be empty.',
        resolve: ({ answers }) => answers,
      }),
    }),
  });
