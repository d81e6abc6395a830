// Notes that a reading by a model leaves with the scope. Never silent: the sentences stay with it, so that they stand
// after its owner's corrections, too.
import type { ScopeNote, ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { clip } from '../calculate/price-line.ts';

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
