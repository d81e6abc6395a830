// Lines of an estimate under heads, numbered 1, 2, 3 … in the order in which every export shows them.
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import { sumMoney } from '../../domain/money.ts';
import { projectTotal } from '../../domain/pricing.ts';
import { inRoomOrder, roomGroup, roomHead } from '../../domain/room-groups.ts';

export interface NumberedLine<Line> {
  number: number;
  line: Line;
}

/** Lines that stand under one head. */
export interface LineGroup<Line> {
  name: string;
  lines: NumberedLine<Line>[];
  total: number;
}

export type EstimateGroup = LineGroup<LineItem> & {
  tax: number;
  /** As its lines name it; null for a category and for what is of no room. */
  room: string | null;
};

const UNCATEGORIZED = 'Uncategorized';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** On one line, whatever was typed. */
export const categoryOf = ({ category }: { category: string }): string =>
  oneLine(category) || UNCATEGORIZED;

const roomOf = ({ metadata: { room } }: LineItem): string => roomGroup(oneLine(room ?? ''));

/** Lists under heads, in the order in which the heads first appear, numbered through all of them. */
export const numberGroups = <Line>(
  groups: ReadonlyMap<string, readonly Line[]>,
  totalOf: (lines: readonly Line[]) => number,
): LineGroup<Line>[] => {
  let number = 0;
  return [...groups].map(([name, lines]) => ({
    name,
    lines: lines.map((line) => ({ number: ++number, line })),
    total: totalOf(lines),
  }));
};

const whole = (group: LineGroup<LineItem>, room: string | null): EstimateGroup => ({
  ...group,
  room,
  tax: sumMoney(group.lines.map(({ line }) => line.tax)),
});

export const groupByCategory = (items: readonly LineItem[]): EstimateGroup[] =>
  numberGroups(Map.groupBy(items, categoryOf), projectTotal).map((group) => whole(group, null));

const groupByRoom = (items: readonly LineItem[]): EstimateGroup[] => {
  const groups = Map.groupBy(items, roomOf);
  const rooms = inRoomOrder(groups.keys());
  const inOrder = new Map(rooms.map((room) => [roomHead(room), groups.get(room) ?? []]));
  return numberGroups(inOrder, projectTotal).map((group, index) =>
    whole(group, rooms[index] || null),
  );
};

export interface GroupedLines {
  by: 'room' | 'category';
  groups: EstimateGroup[];
}

/** By room, as owners and adjusters read it; by category where no line names a room, and for the client of a contractor. */
export const groupLines = ({
  workflow,
  items,
}: Pick<EstimateDocument, 'workflow' | 'items'>): GroupedLines => {
  const hasRooms = items.some((line) => roomOf(line) !== '');
  return workflow === 'CONTRACTOR' || !hasRooms
    ? { by: 'category', groups: groupByCategory(items) }
    : { by: 'room', groups: groupByRoom(items) };
};

export const numberedLines = ({ groups }: GroupedLines): NumberedLine<LineItem>[] =>
  groups.flatMap(({ lines }) => lines);
