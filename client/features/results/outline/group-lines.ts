// What lines are grouped by, and the rows that come of it.
import { inRoomOrder, roomGroup, roomHead } from '../../../../server/domain/room-groups.ts';
import { tradeOfCategory } from '../../../../server/domain/trades-of-work.ts';
import type { EditorLine } from '../editor/draft.ts';

/** Of a line, what groups are made of. */
export interface GroupedLine {
  room: string;
  category: string;
}

interface Groups {
  label: string;
  /** Empty for lines that belong to none. */
  nameOf: (line: GroupedLine) => string;
  /** What a group is called. */
  headOf: (name: string) => string;
  /** As they are shown, of names in the order of their first lines. */
  inOrder: (names: Iterable<string>) => string[];
}

/** Those of no group come last. */
const othersLast = (names: Iterable<string>): string[] =>
  [...names].toSorted((one, other) => Number(one === '') - Number(other === ''));

export const GROUPINGS = {
  room: {
    label: 'By room',
    nameOf: ({ room }) => roomGroup(room),
    headOf: roomHead,
    inOrder: inRoomOrder,
  },
  category: {
    label: 'By category',
    nameOf: ({ category }) => category,
    headOf: (name) => name || 'Uncategorized',
    inOrder: othersLast,
  },
  trade: {
    label: 'By trade',
    nameOf: ({ category }) => tradeOfCategory(category) ?? '',
    headOf: (name) => name || 'Of no single trade',
    inOrder: othersLast,
  },
} as const satisfies Record<string, Groups>;

export type Grouping = keyof typeof GROUPINGS | 'none';

export const isGrouping = (text: string | null): text is Grouping =>
  text !== null && (text === 'none' || Object.hasOwn(GROUPINGS, text));

export const groupedLine = ({ category, metadata }: EditorLine): GroupedLine => ({
  room: metadata.room ?? '',
  category,
});

/** More lines than these are hard to take in without groups. */
const FEW = 12;

/** Until somebody chooses: many lines by room, or by category where there is but one room. */
export const usualGrouping = (lines: readonly EditorLine[]): Grouping => {
  if (lines.length <= FEW) return 'none';
  const rooms = new Set(lines.flatMap(({ metadata }) => metadata.room ?? []));
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
  /** Where the group is one; null otherwise. */
  room: string | null;
  ids: readonly string[];
  isFolded: boolean;
}

export type OutlineRowOf = LineRow | GroupRow;

const lineRow = (id: string): LineRow => ({ kind: 'line', key: id, id });

export const groupKey = (grouping: Grouping, name: string): string => `${grouping} ${name}`;

/** Groups in the order of their first lines; of several rooms, and of no group, come last. @param folded keys of groups */
export const rowsOf = (
  ids: readonly string[],
  grouping: Grouping,
  lineOf: (id: string) => GroupedLine,
  folded: ReadonlySet<string>,
): OutlineRowOf[] => {
  if (grouping === 'none') return ids.map(lineRow);
  const { nameOf, headOf, inOrder } = GROUPINGS[grouping];
  const groups = Map.groupBy(ids, (id) => nameOf(lineOf(id)));
  return inOrder(groups.keys()).flatMap((name): OutlineRowOf[] => {
    const members = groups.get(name) ?? [];
    const key = groupKey(grouping, name);
    const isFolded = folded.has(key);
    const head: GroupRow = {
      kind: 'group',
      key,
      name: headOf(name),
      room: grouping === 'room' && name !== '' ? name : null,
      ids: members,
      isFolded,
    };
    return isFolded ? [head] : [head, ...members.map(lineRow)];
  });
};
