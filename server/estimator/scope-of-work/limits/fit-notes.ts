// The notes of a scope, as many as there is room for.
import type { ScopeNote } from '../../../domain/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope-parts.ts';

/** Sentences of people before those of rules, which only developers read. */
export const fitNotes = (notes: readonly ScopeNote[]): ScopeNote[] => {
  if (notes.length <= SCOPE_LIMITS.notes) return [...notes];
  const said = notes.filter(({ kind }) => kind !== 'RULE');
  const rules = notes.filter(({ kind }) => kind === 'RULE');
  return [...said, ...rules].slice(0, SCOPE_LIMITS.notes);
};
