// Settles what collided in a merge: mine stands already, theirs is put in its place where it was chosen.
import { editLine } from '../../../../server/domain/estimate/edit-lines.ts';
import type { LineItem } from '../../../../server/domain/estimate/estimate.ts';
import type { Merge, Mergeable } from '../../../../server/domain/estimate/merge-estimates.ts';

export type Conflict = Merge['conflicts'][number];

/** Tells one collision from another. */
export const conflictKey = ({ lineId, field }: Conflict): string => `${lineId ?? ''} ${field}`;

/** Where it stood: behind the nearest line above it that is still there. */
const putBack = (items: readonly LineItem[], line: LineItem, order: readonly LineItem[]) => {
  const above = order.slice(
    0,
    order.findIndex(({ id }) => id === line.id),
  );
  const neighbor = above.findLast(({ id }) => items.some((item) => item.id === id));
  const index = items.findIndex(({ id }) => id === neighbor?.id) + 1;
  return items.toSpliced(index, 0, line);
};

const withTheirLine = (merged: Mergeable, id: string, theirs: Mergeable): Mergeable => {
  const line = theirs.items.find((item) => item.id === id);
  const items = merged.items.filter((item) => item.id !== id);
  return { ...merged, items: line ? putBack(items, line, theirs.items) : items };
};

const withTheirs = (merged: Mergeable, conflict: Conflict, theirs: Mergeable): Mergeable => {
  const { lineId, field } = conflict;
  if (lineId === null) {
    return field === 'title'
      ? { ...merged, title: theirs.title }
      : { ...merged, totalOverride: theirs.totalOverride };
  }
  if (field === 'line') return withTheirLine(merged, lineId, theirs);
  return {
    ...merged,
    items: merged.items.map((line) =>
      line.id === lineId ? editLine(line, { [field]: conflict.theirs }) : line,
    ),
  };
};

/** @param theirsChosen keys of the collisions in which theirs is to stand */
export const resolveMerge = (
  { merged, conflicts }: Merge,
  theirs: Mergeable,
  theirsChosen: ReadonlySet<string>,
): Mergeable =>
  conflicts
    .filter((conflict) => theirsChosen.has(conflictKey(conflict)))
    .reduce((settled, conflict) => withTheirs(settled, conflict, theirs), merged);
