// A scope of work as `raw_json.scope`: snake case, words of closed sets in small letters, as in the rest of the document.
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { toWire } from '../../rest/wire-names.ts';

/** Members whose value is a word of a closed set. */
export const SCOPE_WORDS: ReadonlySet<string> = new Set([
  'basis',
  'by',
  'certainty',
  'finishLevel',
  'from',
  'kind',
  'readBy',
]);

/** Returns null for estimates made before there was a scope. */
export const toRestScope = (scope: ScopeOfWork | null | undefined): unknown => {
  if (!scope) return null;
  const { nextId: _inner, ...told } = scope;
  return toWire(told, SCOPE_WORDS);
};
