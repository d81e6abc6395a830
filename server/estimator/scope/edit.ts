// The state that every patch of a scope works on, the refusal of a faulty patch, and the ids of new things.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Place, ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import type { PriceBook } from '../book/price-book.ts';

/** Who changes the scope. */
export type Author = 'OWNER' | 'MODEL' | 'RULES';

export interface Edit {
  readonly scope: ScopeOfWork;
  /** Places added by earlier patches of the same list, by the name these gave them. */
  readonly refs: ReadonlyMap<string, string>;
  /** Sentences on parts of the present patch that were not taken, while the rest of it was. */
  readonly remarks: readonly string[];
  readonly by: Author;
  readonly book: PriceBook;
}

/** Ends one patch; the message is a sentence for people. Never leaves `apply`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Ids have at most six digits. */
export const LAST_ID = 999_999;

/** @throws Refusal when the scope has given all its ids. */
export const withNewId = (
  edit: Edit,
  letter: 'p' | 'w' | 'x',
): { id: string; scope: ScopeOfWork } => {
  const { nextId } = edit.scope;
  if (nextId > LAST_ID)
    throw new Refusal('This scope was changed too often to take anything new. Start a new one.');
  return { id: `${letter}${nextId}`, scope: { ...edit.scope, nextId: nextId + 1 } };
};

/** @throws Refusal for a place that is not in the scope. */
export const requirePlace = ({ scope, refs }: Edit, ref: string): Place => {
  const id = refs.get(ref) ?? ref;
  const place = scope.places.find((known) => known.id === id);
  if (!place)
    throw new Refusal(`There is no place "${ref}" in this scope (any more). Choose another one.`);
  return place;
};

/** @throws Refusal for work that is not in the scope. */
export const requireWork = ({ scope }: Edit, id: string): Work => {
  const work = scope.work.find((known) => known.id === id);
  if (!work) throw new Refusal(`There is no work "${id}" in this scope (any more).`);
  return work;
};

/** Where a figure of a patch comes from, when the patch itself does not say. */
export const basisOf = (
  { by }: Pick<Edit, 'by'>,
  because: Because | null | undefined,
): QuantityBasis => {
  if (by === 'OWNER') return 'STATED';
  if (!because) return 'DERIVED';
  return because.source === 'request' ? 'STATED' : 'PLAN';
};

export const withNote = (scope: ScopeOfWork, text: string): ScopeOfWork =>
  scope.notes.length >= SCOPE_LIMITS.notes
    ? scope
    : { ...scope, notes: [...scope.notes, { kind: 'NOTE', text }] };
