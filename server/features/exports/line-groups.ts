// Lines of an estimate under heads, numbered 1, 2, 3 … in the order in which every export shows them.
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import { sumMoney } from '../../domain/money.ts';
import { projectTotal } from '../../domain/pricing.ts';

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

export type EstimateGroup = LineGroup<LineItem> & { tax: number };

const UNCATEGORIZED = 'Uncategorized';
/** Head of the lines that stand in no room: permits, haul-off, overhead. */
const WHOLE_JOB = 'Whole job';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** On one line, whatever was typed. */
export const categoryOf = ({ category }: { category: string }): string =>
  oneLine(category) || UNCATEGORIZED;

const roomOf = ({ metadata: { room } }: LineItem): string => oneLine(room ?? '') || WHOLE_JOB;

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

const withTax = (group: LineGroup<LineItem>): EstimateGroup => ({
  ...group,
  tax: sumMoney(group.lines.map(({ line }) => line.tax)),
});

const grouped = (
  items: readonly LineItem[],
  headOf: (line: LineItem) => string,
): EstimateGroup[] => {
  const groups = Map.groupBy(items, headOf);
  const last = groups.get(WHOLE_JOB);
  if (last && groups.delete(WHOLE_JOB)) groups.set(WHOLE_JOB, last);
  return numberGroups(groups, projectTotal).map(withTax);
};

export const groupByCategory = (items: readonly LineItem[]): EstimateGroup[] =>
  grouped(items, categoryOf);

export interface GroupedLines {
  by: 'room' | 'category';
  groups: EstimateGroup[];
}

/** By room, as owners and adjusters read it; by category where no line names a room, and for the client of a contractor. */
export const groupLines = ({
  workflow,
  items,
}: Pick<EstimateDocument, 'workflow' | 'items'>): GroupedLines => {
  const hasRooms = items.some((line) => roomOf(line) !== WHOLE_JOB);
  return workflow === 'CONTRACTOR' || !hasRooms
    ? { by: 'category', groups: groupByCategory(items) }
    : { by: 'room', groups: grouped(items, roomOf) };
};

export const numberedLines = ({ groups }: GroupedLines): NumberedLine<LineItem>[] =>
  groups.flatMap(({ lines }) => lines);
