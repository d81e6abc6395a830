// Notes that a reading by a model leaves with the scope. Never silent: the sentences stay with it, so that they stand
// after its owner's corrections, too.
import type { ScopeNote, ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ModelFailureKind } from '../../infra/llm/model-client.ts';
import { clip } from '../../domain/text/plain-text.ts';

const NOTE_MAX = 500;
const MOST = 500;

export const PICTURES_UNSEEN =
  'Pictures were not interpreted; the description and documents alone set the scope.';

export const warning = (text: string): ScopeNote => ({
  kind: 'WARNING',
  text: clip(text, NOTE_MAX),
});

/** Puts notes in front, where they are seen, and only once: a scope that stands may hold them from before. */
export const withNotes = (scope: ScopeOfWork, first: readonly ScopeNote[]): ScopeOfWork => ({
  ...scope,
  notes: [
    ...first,
    ...scope.notes.filter(({ text }) => !first.some((note) => note.text === text)),
  ].slice(0, MOST),
});

const FAILED: Record<ModelFailureKind | 'distrusted', string> = {
  auth: 'it could not be reached with the present settings',
  quota: 'its budget is used up',
  rate_limit: 'it was too busy',
  refusal: 'it declined to answer',
  filtered: 'its answer was withheld by the provider',
  truncated: 'its answer was cut short',
  invalid_output: 'its answer could not be used',
  timeout: 'it did not answer in time',
  aborted: 'it was interrupted',
  bad_request: 'it did not take the request',
  unavailable: 'it could not be reached',
  distrusted:
    'a file speaks to such programs, and the answer was too far from what the request says by itself',
};

const USED_UP =
  'No language model was asked to read the request: what it reads in a day is used up.';

export interface UnreadNote {
  why: ModelFailureKind | 'distrusted' | 'used_up';
  hadImages: boolean;
}

/** The rules' scope, saying why the model did not read it. */
export const withUnreadNote = (scope: ScopeOfWork, { why, hadImages }: UnreadNote): ScopeOfWork =>
  withNotes(scope, [
    {
      kind: 'NOTE',
      text: `${why === 'used_up' ? USED_UP : `A language model was asked to read the request, but ${FAILED[why]}.`} The built-in method alone read it; its quantities and prices do not depend on the model.`,
    },
    ...(hadImages ? [warning(PICTURES_UNSEEN)] : []),
  ]);
