// Says in the scope who read the request, what was not taken of a reply, and how a failure was met. Never silent: the
// sentences stay with the scope, so that they stand after its owner's corrections, too.
import type { ScopeNote, ScopeOfWork } from '../../domain/scope-of-work.ts';
import type { ModelFailureKind } from '../../infra/llm/model-client.ts';
import { clip } from '../pricing/price-line.ts';

const NOTE_MAX = 500;
const MOST = 500;

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

const PICTURES_UNSEEN =
  'Pictures were not interpreted; the description and documents alone set the scope.';

const warning = (text: string): ScopeNote => ({ kind: 'WARNING', text: clip(text, NOTE_MAX) });

/** In front, where they are seen, and once: a scope that stands may hold them from before. */
const withNotes = (scope: ScopeOfWork, first: readonly ScopeNote[]): ScopeOfWork => ({
  ...scope,
  notes: [
    ...first,
    ...scope.notes.filter(({ text }) => !first.some((note) => note.text === text)),
  ].slice(0, MOST),
});

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

export interface ReadingNote {
  model: string;
  /** It read what its owner asked to change in a scope that stands, not the request. */
  isChange: boolean;
  /** Sentences on what was not taken. */
  refused: readonly string[];
  /** Items that could not be read at all. */
  unreadable: number;
  /** What the model was not shown. */
  left: readonly string[];
  seenImages: number;
  hadImages: boolean;
  /** Names of uploads with text addressed to a program. */
  orders: readonly string[];
}

const readBy = ({ model, isChange, seenImages, refused, unreadable }: ReadingNote): string => {
  const left = refused.length + unreadable;
  return (
    `${isChange ? 'The last change was read' : 'Read'} by a language model (${clip(model, 80)})${seenImages > 0 ? `, which saw ${seenImages} picture(s)` : ''}.` +
    `${left > 0 ? ` Not taken from it: ${left}.` : ''} All quantities, prices and sums are worked out from the price book.`
  );
};

/** The model's scope, saying who read the request and what was not taken. */
export const withReadingNotes = (scope: ScopeOfWork, about: ReadingNote): ScopeOfWork =>
  withNotes(scope, [
    { kind: 'NOTE', text: readBy(about) },
    ...(about.hadImages && about.seenImages === 0 ? [warning(PICTURES_UNSEEN)] : []),
    ...about.orders.map((name) =>
      warning(`“${clip(name, 80)}” contains text addressed to a program; it changed nothing.`),
    ),
    ...(about.unreadable > 0
      ? [
          warning(
            `${about.unreadable} item(s) of the model’s answer could not be read and were not taken.`,
          ),
        ]
      : []),
    ...about.left.map(warning),
  ]);
