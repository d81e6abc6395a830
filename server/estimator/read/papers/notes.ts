// A sentence of a reader as a note of the scope.
import type { ScopeNote } from '../../../domain/scope/scope-of-work.ts';

const LONGEST = 1_000;

export const noteOf = (kind: ScopeNote['kind'], text: string): ScopeNote => ({
  kind,
  text: text.slice(0, LONGEST),
});
