// What lines are grouped by, and the rows that come of it.
import { roomGroup, roomHead, roomRank } from '../../../../server/domain/estimate/room-groups.ts';
import { tradeOfCategory } from '../../../../server/domain/leads/trades-of-work.ts';
import type { EditorLine } from '../editor/draft.ts';

/** The part of a line that groups are made of. */
export interface GroupedLine {
  rooms: readonly string[];
  category: string;
}

interface Groups {
  label: string;
  /** Name that the lines of one group share. It is empty for lines that belong to none. */
  nameOf: (line: GroupedLine) => string;
  /** What the group of the line is called. */
  headOf: (line: GroupedLine) => string;
  /** Groups of a lower rank come first. Groups of equal rank stand in the order of their first lines. */
  rankOf: (line: GroupedLine) => number;
}

const tradeOf = ({ category }: GroupedLine): string => tradeOfCategory(category) ?? '';

export const GROUPINGS = {
  room: {
    label: 'By room',
    nameOf: ({ rooms }) => roomGroup(rooms),
    headOf: ({ rooms }) => roomHead(rooms),
    rankOf: ({ rooms }) => roomRank(rooms),
  },
  category: {
    label: 'By category',
    nameOf: ({ category }) => category,
    headOf: ({ category }) => category || 'Uncategorized',
    rankOf: ({ category }) => Number(category === ''),
  },
  trade: {
    label: 'By trade',
    nameOf: tradeOf,
    headOf: (line) => tradeOf(line) || 'Several trades',
    rankOf: (line) => Number(tradeOf(line) === ''),
  },
} as const satisfies Record<string, Groups>;

export type Grouping = keyof typeof GROUPINGS | 'none';

export const isGrouping = (text: string | null): text is Grouping =>
  text !== null && (text === 'none' || Object.hasOwn(GROUPINGS, text));

export const groupedLine = ({ category, metadata }: EditorLine): GroupedLine => ({
  rooms: metadata.rooms,
  category,
});

/** More lines than these are hard to take in without groups. */
const FEW = 12;

/** Grouping until somebody chooses: many lines by room, or by category where there is only one room. */
export const usualGrouping = (lines: readonly EditorLine[]): Grouping => {
  if (lines.length <= FEW) return 'none';
  const rooms = new Set(lines.map(({ metadata }) => roomGroup(metadata.rooms)).filter(Boolean));
  if (rooms.size > 1) return 'room';
  return new Set(lines.map(({ category }) => category)).size > 1 ? 'category' : 'none';
};

export interface LineRow {
  kind: 'line';
  key: string;
  id: string;
}

/** The head of a group, above its lines unless it is folded. */
export interface GroupRow {
  kind: 'group';
  key: string;
  name: string;
  /** Rooms of the group, if lines are grouped by room. */
  rooms: readonly string[];
  ids: readonly string[];
  isFolded: boolean;
}

export type OutlineRowOf = LineRow | GroupRow;

const lineRow = (id: string): LineRow => ({ kind: 'line', key: id, id });

export const groupKey = (grouping: Grouping, name: string): string => `${grouping} ${name}`;

/** Groups in the order of their first lines. Those of several rooms or no group come last. @param foldsGroup by its key */
export const rowsOf = (
  ids: readonly string[],
  grouping: Grouping,
  lineOf: (id: string) => GroupedLine,
  foldsGroup: (key: string) => boolean,
): OutlineRowOf[] => {
  if (grouping === 'none') return ids.map(lineRow);
  const { nameOf, headOf, rankOf } = GROUPINGS[grouping];
  const groups = [...Map.groupBy(ids, (id) => nameOf(lineOf(id)))]
    .map(([name, members]) => ({ name, members, first: lineOf(members[0] ?? '') }))
    .toSorted((one, other) => rankOf(one.first) - rankOf(other.first));
  return groups.flatMap(({ name, members, first }): OutlineRowOf[] => {
    const key = groupKey(grouping, name);
    const isFolded = foldsGroup(key);
    const head: GroupRow = {
      kind: 'group',
      key,
      name: headOf(first),
      rooms: grouping === 'room' ? first.rooms : [],
      ids: members,
      isFolded,
    };
    return isFolded ? [head] : [head, ...members.map(lineRow)];
  });
};
