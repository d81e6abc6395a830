// Which lines of one estimate are the work of which lines of another one. The two were numbered apart, perhaps by different
// people: ids mean nothing, one line may stand for several, rooms and words differ. Matching mirrors: swapping the
// estimates swaps the groups.
import type { LineItem } from './estimate.ts';
import { likeness, plainWords, readLine, type ReadLine } from './line-likeness.ts';
import { unitMeasureOf } from '../money/unit-measures.ts';

/** The same work on both sides; one side is empty where the other estimate does not have it. */
export interface MatchedLines {
  left: LineItem[];
  right: LineItem[];
}

interface LikeLines {
  left: ReadLine[];
  right: ReadLine[];
}

type ReadLineKey = (line: ReadLine) => string | null;

const byWords: ReadLineKey = ({ line, code, roomKey, base }) =>
  [code ?? '', roomKey, plainWords(line.name), base].join('|');
const byCodeAndRoom: ReadLineKey = ({ code, roomKey }) => code && `${code}|${roomKey}`;
const byCode: ReadLineKey = ({ code }) => code;

/** Compares by code units, which is fast and the same everywhere. */
const compareText = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

const inOrder = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.toSorted((one, other) => compareText(one.order, other.order));

const amountOf = ({ line: { unit, quantity, unitPrice, tax } }: ReadLine): string =>
  [unit, quantity, unitPrice, tax].join('|');

/** Lines of one key: equal amounts pair off, then as many pairs as lines; an uneven rest is one work split differently. */
const pairOff = ({ left, right }: LikeLines): LikeLines[] => {
  const pairs: LikeLines[] = [];
  const freeRight = Map.groupBy(inOrder(right), amountOf);
  const restLeft = inOrder(left).filter((line) => {
    const equal = freeRight.get(amountOf(line))?.shift();
    if (equal) pairs.push({ left: [line], right: [equal] });
    return !equal;
  });
  const restRight = inOrder([...freeRight.values()].flat());
  if (restLeft.length === 0 || restRight.length === 0) return pairs;
  if (restLeft.length !== restRight.length) {
    return [...pairs, { left: restLeft, right: restRight }];
  }
  const zipped = restLeft.flatMap((line, at) => {
    const other = restRight[at];
    return other ? [{ left: [line], right: [other] }] : [];
  });
  return [...pairs, ...zipped];
};

const groupsBy = (key: ReadLineKey, { left, right }: LikeLines): LikeLines[] => {
  const rights = Map.groupBy(right, key);
  return [...Map.groupBy(left, key)].flatMap(([name, lines]) => {
    const others = name === null ? undefined : rights.get(name);
    return others ? [{ left: lines, right: others }] : [];
  });
};

const isWholeJob = (lines: readonly ReadLine[]): boolean =>
  lines.every(({ roomKey }) => roomKey === '');

/** A line for the whole job may stand for those of all rooms. */
const isOneForAllRooms = ({ left, right }: LikeLines): boolean =>
  isWholeJob(left) || isWholeJob(right);

const without = ({ left, right }: LikeLines, groups: readonly LikeLines[]): LikeLines => {
  const gone = new Set(groups.flatMap((group) => [...group.left, ...group.right]));
  return {
    left: left.filter((line) => !gone.has(line)),
    right: right.filter((line) => !gone.has(line)),
  };
};

/** Words that so many lines share tell none from another; it also bounds the work a hostile list makes. */
const COMMON = 200;

const tagsOf = ({ code, words }: ReadLine): string[] => [
  ...(code ? [`code ${code}`] : []),
  ...words,
];

/** Finds, for a line of one side, those of the other one that are alike. Words are as common as they are on both sides. */
const finderOf = ({ left, right }: LikeLines) => {
  const sides = new Map<ReadLine, 'left' | 'right'>([
    ...left.map((line) => [line, 'left'] as const),
    ...right.map((line) => [line, 'right'] as const),
  ]);
  const index = Map.groupBy(
    [...sides.keys()].flatMap((line) => tagsOf(line).map((tag) => ({ tag, line }))),
    ({ tag }) => tag,
  );
  return (line: ReadLine, side: 'left' | 'right') => {
    const near = tagsOf(line)
      .map((tag) => index.get(tag) ?? [])
      .filter(({ length }) => length <= COMMON)
      .flatMap((entries) => entries.map((entry) => entry.line));
    return [...new Set(near)].flatMap((other) => {
      const score = sides.get(other) === side ? likeness(line, other) : 0;
      return score > 0 ? [{ other, score }] : [];
    });
  };
};

const orderOf = (lines: readonly ReadLine[]): string =>
  inOrder(lines)
    .map(({ order }) => order)
    .join('\n');

/** Pairs of lines that are alike, the likeliest first; no line twice. */
const pairAlike = (rest: LikeLines): LikeLines[] => {
  const findAlike = finderOf(rest);
  const candidates = rest.left.flatMap((line) =>
    findAlike(line, 'right').map(({ other, score }) => ({
      line,
      other,
      score,
      order: orderOf([line, other]),
    })),
  );
  const taken = new Set<ReadLine>();
  return candidates
    .toSorted((a, b) => b.score - a.score || compareText(a.order, b.order))
    .flatMap(({ line, other }) => {
      if (taken.has(line) || taken.has(other)) return [];
      taken.add(line).add(other);
      return [{ left: [line], right: [other] }];
    });
};

const quantityOf = (lines: readonly ReadLine[]): number =>
  lines.reduce((sum, { line }) => sum + line.quantity * unitMeasureOf(line.unit).factor, 0);

const isMeasuredIn = (base: string, { left, right }: LikeLines): boolean =>
  [...left, ...right].every((line) => line.base === base);

const OTHER_SIDE = { left: 'right', right: 'left' } as const;

/** A line left over is part of a group's work when it is alike, and brings the quantities of both sides closer. */
const absorb = (groups: readonly LikeLines[], rest: LikeLines): LikeLines[] => {
  const grown = groups.map(({ left, right }) => ({ left: [...left], right: [...right] }));
  const homes = new Map(
    grown.flatMap((group) => [...group.left, ...group.right].map((line) => [line, group] as const)),
  );
  const findAlike = finderOf({
    left: [...rest.left, ...grown.flatMap(({ left }) => left)],
    right: [...rest.right, ...grown.flatMap(({ right }) => right)],
  });
  const sideOf = new Map(rest.left.map((line) => [line, 'left' as const]));
  for (const line of inOrder([...rest.left, ...rest.right])) {
    const side = sideOf.get(line) ?? 'right';
    const home = findAlike(line, OTHER_SIDE[side])
      .toSorted((a, b) => b.score - a.score || compareText(a.other.order, b.other.order))
      .flatMap(({ other }) => homes.get(other) ?? [])
      .find((group) => {
        const gap = quantityOf(group[OTHER_SIDE[side]]) - quantityOf(group[side]);
        const isCloser = Math.abs(gap - quantityOf([line])) < Math.abs(gap);
        return isCloser && isMeasuredIn(line.base, group);
      });
    home?.[side].push(line);
  }
  return grown;
};

/** Every line of both sides stands in exactly one group. */
export const matchEstimates = (
  leftItems: readonly LineItem[],
  rightItems: readonly LineItem[],
): MatchedLines[] => {
  const all: LikeLines = { left: leftItems.map(readLine), right: rightItems.map(readLine) };
  const rounds: ((rest: LikeLines) => LikeLines[])[] = [
    (rest) => groupsBy(byWords, rest).flatMap(pairOff),
    (rest) => groupsBy(byCodeAndRoom, rest).flatMap(pairOff),
    (rest) => groupsBy(byCode, rest).filter(isOneForAllRooms).flatMap(pairOff),
    pairAlike,
  ];
  const matched = rounds.reduce<LikeLines[]>(
    (groups, round) => [...groups, ...round(without(all, groups))],
    [],
  );
  const groups = absorb(matched, without(all, matched));
  const rest = without(all, groups);
  const alone = [
    ...rest.left.map((line) => ({ left: [line], right: [] })),
    ...rest.right.map((line) => ({ left: [], right: [line] })),
  ];
  const linesOf = (side: readonly ReadLine[]) => side.map(({ line }) => line);
  return [...groups, ...alone].map(({ left, right }) => ({
    left: linesOf(left),
    right: linesOf(right),
  }));
};
