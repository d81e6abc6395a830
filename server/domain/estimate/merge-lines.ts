// Merges the lines of three versions: field by field where both sides changed a line, in an order that follows both.
import { editLine, type LineChanges } from './edit-lines.ts';
import { followCharges, isFollowing, withFiguresOf } from '../money/follow-charges.ts';
import { nextLineId } from './line-ids.ts';
import type { LineItem } from './estimate.ts';
import { isSame } from '../is-same.ts';
import { fateOf, mergeFields } from './three-way.ts';

// One order out of two: the first stays as it is, and what only the second has goes after its neighbor there.

/** Weaves two lists of ids; every id stands once. */
const weave = (first: readonly string[], second: readonly string[]): string[] => {
  const known = new Set(first);
  const after = new Map<string | null, string[]>();
  let neighbor: string | null = null;
  for (const id of second) {
    if (known.has(id)) {
      neighbor = id;
      continue;
    }
    const followers = after.get(neighbor);
    if (followers) followers.push(id);
    else after.set(neighbor, [id]);
  }
  return [...(after.get(null) ?? []), ...first.flatMap((id) => [id, ...(after.get(id) ?? [])])];
};

const FIELDS = ['name', 'details', 'quantity', 'unit', 'unitPrice', 'tax', 'category'] as const;

export interface MergeConflict {
  /** Id of the line. It is null when the conflict is not about a line. */
  lineId: string | null;
  /** Field of the line, or `line` when one side removed it. Otherwise it is a field of the estimate. */
  field: string;
  /** Value on one side. It is null when that side removed the line, or has no such value. */
  mine: string | number | null;
  theirs: string | number | null;
}

interface Merged {
  line: LineItem | null;
  conflicts: MergeConflict[];
}

type Lines = ReadonlyMap<string, LineItem>;

const none = (line: LineItem | null): Merged => ({ line, conflicts: [] });

const flagsOf = ({ metadata: { taxByHand, charge } }: LineItem) => ({
  taxByHand,
  isLocked: charge?.isLocked ?? null,
});

const FOLLOWING_TAX = FIELDS.filter((field) => field !== 'tax');
const FOLLOWING_CHARGE = FOLLOWING_TAX.filter(
  (field) => field !== 'quantity' && field !== 'unitPrice',
);

/** Fields whose values somebody typed. A value that follows from others is worked out anew. */
const typedFields = (line: LineItem): readonly (typeof FIELDS)[number][] => {
  if (isFollowing(line)) return FOLLOWING_CHARGE;
  return line.metadata.taxByHand ? FIELDS : FOLLOWING_TAX;
};

/** The line as somebody left it, without changes that only followed other lines. */
const asTyped = (line: LineItem | undefined, base: LineItem): LineItem | undefined =>
  line && isFollowing(line) && isFollowing(base) ? withFiguresOf(line, base) : line;

/** Applies my changes to the line as they left it. Figures that depend on a changed number follow. */
const mergeBoth = (base: LineItem, mine: LineItem, theirs: LineItem): Merged => {
  const { changed, conflicting } = mergeFields(typedFields(mine), base, mine, theirs);
  const level = mine.metadata.finishLevel;
  const isSwitched = level !== null && level !== base.metadata.finishLevel;
  // A switched finish is a wish for the level. Their prices say what that level costs.
  const isPricedThere = isSwitched && theirs.metadata.finishPrices !== null;
  const mineOnly = isPricedThere
    ? changed.filter((field) => field !== 'unitPrice' && field !== 'tax')
    : changed;
  const changes: LineChanges = Object.fromEntries(mineOnly.map((field) => [field, mine[field]]));
  if (isSwitched) changes.finishLevel = level;
  const [was, is] = [flagsOf(base), flagsOf(mine)];
  if (is.taxByHand !== was.taxByHand) changes.taxByHand = is.taxByHand;
  if (is.isLocked !== was.isLocked) changes.isLocked = is.isLocked;
  const typedThere = new Set<string>(typedFields(theirs));
  // A value that only followed on their side does not conflict.
  const collided = conflicting.filter((field) => typedThere.has(field));
  const conflicts = collided.map((field) => ({
    lineId: theirs.id,
    field,
    mine: mine[field],
    theirs: theirs[field],
  }));
  return { line: editLine(theirs, changes), conflicts };
};

const removal = (
  id: string,
  mine: LineItem | undefined,
  theirs: LineItem | undefined,
): MergeConflict => ({
  lineId: id,
  field: 'line',
  mine: mine?.name ?? null,
  theirs: theirs?.name ?? null,
});

/** One line that was there before. */
const mergeOld = (
  base: LineItem,
  mine: LineItem | undefined,
  theirs: LineItem | undefined,
  removedByThem: 'KEEP' | 'DROP',
): Merged => {
  const fate = fateOf(base, asTyped(mine, base), asTyped(theirs, base));
  if (fate === 'changed-by-both' && mine && theirs) return mergeBoth(base, mine, theirs);
  const isKept = fate === 'mine' || (fate === 'removed-by-them' && removedByThem === 'KEEP');
  const standing = fate === 'theirs' ? theirs : isKept ? mine : undefined;
  const isConflict = fate === 'removed-by-me' || fate === 'removed-by-them';
  return {
    line: standing ?? null,
    conflicts: isConflict ? [removal(base.id, mine, theirs)] : [],
  };
};

const byId = (lines: readonly LineItem[]): Lines => new Map(lines.map((line) => [line.id, line]));

/** Gives new ids to my additions under ids that are theirs. The same line added on both sides is one line. */
const withFreeIds = (
  base: Lines,
  mine: readonly LineItem[],
  theirs: Lines,
): readonly LineItem[] => {
  const isTaken = (line: LineItem): boolean => {
    const other = theirs.get(line.id);
    return other !== undefined && !base.has(line.id) && !isSame(other, line);
  };
  if (!mine.some(isTaken)) return mine;
  const used = [...base.values(), ...mine, ...theirs.values()];
  return mine.map((line) => {
    if (!isTaken(line)) return line;
    const moved = { ...line, id: nextLineId(used) };
    used.push(moved);
    return moved;
  });
};

const idsOf = (lines: readonly LineItem[]): string[] => lines.map(({ id }) => id);

/** True when the lines that both have stand in the same order. */
const isSameOrder = (one: readonly LineItem[], other: readonly LineItem[]): boolean => {
  const [inOne, inOther] = [new Set(idsOf(one)), new Set(idsOf(other))];
  return isSame(
    idsOf(one).filter((id) => inOther.has(id)),
    idsOf(other).filter((id) => inOne.has(id)),
  );
};

export const mergeLines = (
  baseLines: readonly LineItem[],
  myLines: readonly LineItem[],
  theirLines: readonly LineItem[],
  removedByThem: 'KEEP' | 'DROP',
): { items: LineItem[]; conflicts: MergeConflict[] } => {
  const [base, theirs] = [byId(baseLines), byId(theirLines)];
  const freed = withFreeIds(base, myLines, theirs);
  const mine = byId(freed);
  const ordered = isSameOrder(baseLines, theirLines)
    ? weave(idsOf(freed), idsOf(theirLines))
    : weave(idsOf(theirLines), idsOf(freed));
  const conflicts: MergeConflict[] = [];
  const items = ordered.flatMap((id) => {
    const old = base.get(id);
    const merged = old
      ? mergeOld(old, mine.get(id), theirs.get(id), removedByThem)
      : none(mine.get(id) ?? theirs.get(id) ?? null);
    conflicts.push(...merged.conflicts);
    return merged.line ? [merged.line] : [];
  });
  return { items: followCharges(theirLines, items), conflicts };
};
