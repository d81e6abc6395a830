// Merging three ways, whatever is merged: what I changed since `base` and what they changed since `base`, both kept. The lines
// of an estimate, the materials of an inventory and the parts of a bid are all merged by these rules.
import { isSame } from '../is-same.ts';

/** Whose word counts where both changed the same thing, each in its own way. */
export type Side = 'mine' | 'theirs';

type FieldValues<Field extends string> = Readonly<Record<Field, unknown>>;

export const changedFields = <Field extends string>(
  fields: readonly Field[],
  before: FieldValues<Field>,
  after: FieldValues<Field>,
): Field[] => fields.filter((field) => !isSame(before[field], after[field]));

export interface FieldMerge<Field extends string> {
  /** Changed by me. */
  changed: Field[];
  /** Those of them that they also changed, to something else. */
  conflicting: Field[];
}

export const mergeFields = <Field extends string>(
  fields: readonly Field[],
  base: FieldValues<Field>,
  mine: FieldValues<Field>,
  theirs: FieldValues<Field>,
): FieldMerge<Field> => {
  const changed = changedFields(fields, base, mine);
  const conflicting = changed.filter(
    (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
  );
  return { changed, conflicting };
};

/** The fields whose value is mine in the end. */
export const keptFields = <Field extends string>(
  { changed, conflicting }: FieldMerge<Field>,
  side: Side,
): Field[] => (side === 'mine' ? changed : changed.filter((field) => !conflicting.includes(field)));

/**
 * What becomes of an entry that was there before: it is gone, one side's stands, or both changed it. The last two are
 * conflicts: one side removed what the other one changed.
 */
export type Fate =
  | 'gone'
  | 'mine'
  | 'theirs'
  | 'changed-by-both'
  | 'removed-by-me'
  | 'removed-by-them';

/** Tells the fate of an entry. An undefined one was removed by that side. */
export const fateOf = <Entry>(
  base: Entry,
  mine: Entry | undefined,
  theirs: Entry | undefined,
  areSame: (one: Entry, other: Entry) => boolean = isSame,
): Fate => {
  if (mine === undefined) {
    return theirs === undefined || areSame(theirs, base) ? 'gone' : 'removed-by-me';
  }
  if (theirs === undefined) return areSame(mine, base) ? 'gone' : 'removed-by-them';
  if (areSame(mine, base) || areSame(mine, theirs)) return 'theirs';
  return areSame(theirs, base) ? 'mine' : 'changed-by-both';
};
