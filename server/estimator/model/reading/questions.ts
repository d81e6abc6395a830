// Questions of the model with answers to tap: an answer that the scope would not take stays as words alone.
import type { ScopeQuestion } from '../../../domain/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope-patch.ts';
import { apply } from '../../scope-of-work/apply.ts';
import { patchesOf } from '../items/answer.ts';
import type { QuestionItem } from '../reply/read-reply.ts';
import type { ReadingState } from './state.ts';

const MOST_ANSWERS = 6;

const isTakeable = ({ scope, book }: ReadingState, patches: ScopePatch[]): boolean =>
  apply(scope, patches, book, 'OWNER').refused.length === 0;

const answersOf = (state: ReadingState, { answers }: QuestionItem): ScopeQuestion['answers'] =>
  answers.slice(0, MOST_ANSWERS).flatMap(({ label, changes }) => {
    const shown = state.ground.prose.clean(label, 120);
    if (shown === null) return [];
    const patches = patchesOf(changes, state);
    return [{ label: shown, patches: isTakeable(state, patches) ? patches : [] }];
  });

export const takeQuestion = (state: ReadingState, item: QuestionItem): void => {
  const text = state.ground.prose.clean(item.text, 500);
  if (text === null) return;
  const { scope, ids } = state;
  const question: ScopeQuestion = {
    id: `q${scope.nextId}`,
    text,
    by: 'MODEL',
    about: item.about === null ? null : (ids.get(item.about) ?? null),
    moves: null,
    answers: answersOf(state, item),
  };
  state.scope = {
    ...scope,
    questions: [...scope.questions, question],
    nextId: scope.nextId + 1,
  };
};
