// Merging three ways: what I changed since `base` and what was changed elsewhere since `base`, both kept.
// Where both changed the same thing mine wins, and it is told as a conflict.
import { haveSameNumbers } from './edit-lines.ts';
import type { EstimateDocument, LineItem } from './estimate.ts';
import { isSame } from '../is-same.ts';
import { type MergeConflict, mergeLines } from './merge-lines.ts';

/** What an owner edits; a draft on a screen and a stored document both are one. */
export type Mergeable = Pick<
  EstimateDocument,
  'title' | 'items' | 'futureActions' | 'totalOverride'
>;

export interface Merge {
  merged: Mergeable;
  conflicts: MergeConflict[];
}

export interface MergeOptions {
  /** A line I changed and they removed: `KEEP` (a conflict) unless told otherwise. */
  removedByThem?: 'KEEP' | 'DROP';
}

const mergeValue = <Value extends string | number | null>(
  field: string,
  base: Value,
  mine: Value,
  theirs: Value,
): { value: Value; conflicts: MergeConflict[] } => {
  if (mine === base || mine === theirs) return { value: theirs, conflicts: [] };
  if (theirs === base) return { value: mine, conflicts: [] };
  return { value: mine, conflicts: [{ lineId: null, field, mine, theirs }] };
};

/** Merges next steps: those added on either side are there, those removed on either side are gone. */
const mergeActions = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] => {
  if (isSame(mine, base)) return [...theirs];
  if (isSame(theirs, base)) return [...mine];
  const kept = theirs.filter((text) => mine.includes(text) || !base.includes(text));
  return [...kept, ...mine.filter((text) => !base.includes(text) && !kept.includes(text))];
};

/** Merges the total: one set elsewhere does not stand over numbers I changed after it. */
const mergeTotal = (
  base: Mergeable,
  mine: Mergeable,
  theirs: Mergeable,
  items: readonly LineItem[],
) => {
  const [was, set, there] = [base, mine, theirs].map((side) => side.totalOverride ?? null) as [
    number | null,
    number | null,
    number | null,
  ];
  const isMineUntouched = set === was;
  const isOverMyNumbers =
    there !== null && there !== was && isMineUntouched && !haveSameNumbers(theirs.items, items);
  if (!isOverMyNumbers) return mergeValue('totalOverride', was, set, there);
  const conflict = { lineId: null, field: 'totalOverride', mine: null, theirs: there };
  return { value: null, conflicts: [conflict] };
};

/**
 * Lines are the same line when they have the same id. Without changes of mine the outcome is `theirs`, without changes of
 * theirs it is `mine`; a line added on both sides under one id gets a new one.
 */
export const mergeEdits = (
  base: Mergeable,
  mine: Mergeable,
  theirs: Mergeable,
  { removedByThem = 'KEEP' }: MergeOptions = {},
): Merge => {
  const lines = mergeLines(base.items, mine.items, theirs.items, removedByThem);
  const title = mergeValue('title', base.title, mine.title, theirs.title);
  const total = mergeTotal(base, mine, theirs, lines.items);
  return {
    merged: {
      title: title.value,
      items: lines.items,
      futureActions: mergeActions(base.futureActions, mine.futureActions, theirs.futureActions),
      totalOverride: total.value,
    },
    conflicts: [...title.conflicts, ...total.conflicts, ...lines.conflicts],
  };
};
