// Lines of an estimate under heads, each with the number that it has on the page and in the API.
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import { lineNumbers } from '../../domain/estimate/line-numbers.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { projectTotal } from '../../domain/money/pricing.ts';
import { roomGroup, roomHead, roomRank } from '../../domain/estimate/room-groups.ts';
import { inOneLine } from '../../domain/text/one-line.ts';

export interface PrintedLine<Line> {
  number: number;
  line: Line;
}

/** Lines that stand under one head. */
export interface LineGroup<Line> {
  name: string;
  lines: PrintedLine<Line>[];
  total: number;
}

export type EstimateGroup = LineGroup<LineItem> & {
  tax: number;
  /** Rooms of its lines; none for a category and for lines without a room. */
  rooms: readonly string[];
};

const UNCATEGORIZED = 'Uncategorized';

/** Category on one line, whatever was typed. */
export const categoryOf = ({ category }: { category: string }): string =>
  inOneLine(category) || UNCATEGORIZED;

const roomsOf = ({ metadata: { rooms } }: LineItem): string[] => rooms.map(inOneLine);

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

/** @param items all lines of the estimate: who stands among them decides the numbers */
const groupOf = (
  items: readonly LineItem[],
): ((name: string, lines: readonly LineItem[], rooms: readonly string[]) => EstimateGroup) => {
  const numbers = lineNumbers(items);
  return (name, lines, rooms) => ({
    name,
    // Only a spent charge has no number, and exports do not show it.
    lines: lines.map((line) => ({ number: numbers.get(line.id) ?? 0, line })),
    total: projectTotal(lines),
    tax: sumMoney(lines.map(({ tax }) => tax)),
    rooms,
  });
};

export const groupByCategory = (items: readonly LineItem[]): EstimateGroup[] => {
  const group = groupOf(items);
  return [...Map.groupBy(items, categoryOf)].map(([name, lines]) => group(name, lines, []));
};

const groupByRoom = (items: readonly LineItem[]): EstimateGroup[] => {
  const groups = [...Map.groupBy(items, (line) => roomGroup(roomsOf(line))).values()]
    .map((lines) => ({ lines, rooms: lines[0] ? roomsOf(lines[0]) : [] }))
    .toSorted((one, other) => roomRank(one.rooms) - roomRank(other.rooms));
  const group = groupOf(items);
  return groups.map(({ rooms, lines }) => group(roomHead(rooms), lines, rooms));
};

export interface GroupedLines {
  by: 'room' | 'category';
  groups: EstimateGroup[];
}

/**
 * Groups by room, as owners and adjusters read it. Groups by category where no line names a room, and for the client of a
 * contractor.
 */
export const groupLines = ({
  workflow,
  items,
}: Pick<EstimateDocument, 'workflow' | 'items'>): GroupedLines => {
  const hasRooms = items.some(({ metadata }) => metadata.rooms.length > 0);
  return workflow === 'CONTRACTOR' || !hasRooms
    ? { by: 'category', groups: groupByCategory(items) }
    : { by: 'room', groups: groupByRoom(items) };
};

export const numberedLines = ({ groups }: GroupedLines): PrintedLine<LineItem>[] =>
  groups.flatMap(({ lines }) => lines);
