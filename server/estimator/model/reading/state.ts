// The state of a model's reading while its reply arrives: the scope so far, and the notes on it.
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { apply } from '../../scope/apply.ts';
import type { Ground } from '../grounds/ground.ts';

export interface ReadingParts {
  request: EstimateRequest;
  book: PriceBook;
  ground: Ground;
  /** The rules' reading of the same request. */
  rules: ScopeOfWork;
  /** The scope that stands, where the reply says what changes in it; null where it writes one. */
  standing: ScopeOfWork | null;
}

export interface ReadingState extends ReadingParts {
  scope: ScopeOfWork;
  /** Ids of the scope by those of the reply: places and work. */
  ids: Map<string, string>;
  /** Whole sentences on what was not taken. */
  refused: string[];
  /** Items that could not be read at all. */
  unreadable: number;
  /** Patches that stand. */
  taken: number;
}

const MOST_NOTES = 400;

type NoteKind = ScopeOfWork['notes'][number]['kind'];

export const note = (state: ReadingState, kind: NoteKind, text: string): void => {
  if (state.scope.notes.length >= MOST_NOTES) return;
  const known = state.scope.notes.some((each) => each.text === text);
  if (known) return;
  state.scope = { ...state.scope, notes: [...state.scope.notes, { kind, text }] };
};

/**
 * @param what the name of the item: the price book's, never the model's own words
 * @param why may quote what the model gave, and is cleaned for that
 */
export const refuse = (state: ReadingState, what: string, why: string): void => {
  const reason = state.ground.prose.clean(why, 600) ?? 'it cannot be';
  const sentence = `${what} was not taken from the model: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`;
  state.refused.push(sentence);
  note(state, 'REFUSED', sentence.slice(0, 1_000));
};

/** Applies one patch of the model; what the validator says against it is returned, the rest stands. */
export const take = (state: ReadingState, patch: ScopePatch): string[] => {
  const { scope, refused } = apply(state.scope, [patch], state.book, 'MODEL');
  if (scope !== state.scope) state.taken += 1;
  state.scope = scope;
  return refused.map(({ message }) => message);
};
