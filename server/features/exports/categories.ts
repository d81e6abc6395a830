// Lines of an estimate by category, in the order in which the categories first appear.
import type { LineItem } from '../../domain/estimate.ts';
import { sumMoney } from '../../domain/money.ts';
import { lineTotal, projectTotal } from '../../domain/pricing.ts';

/** Lines that stand under one head, each with the number it carries in every export. */
export interface LineGroup<Line> {
  name: string;
  lines: { number: number; line: Line }[];
  total: number;
}

export type CategoryGroup = LineGroup<LineItem> & { tax: number };

const UNCATEGORIZED = 'Uncategorized';

/** On one line, whatever was typed. */
export const categoryOf = ({ category }: { category: string }): string =>
  category.replaceAll(/\s+/g, ' ').trim() || UNCATEGORIZED;

export const groupByCategory = (items: readonly LineItem[]): CategoryGroup[] => {
  const numbered = items.map((line, index) => ({ number: index + 1, line }));
  const groups = Map.groupBy(numbered, ({ line }) => categoryOf(line));
  return [...groups].map(([name, lines]) => ({
    name,
    lines,
    tax: sumMoney(lines.map(({ line }) => line.tax)),
    total: projectTotal(lines.map(({ line }) => line)),
  }));
};

/** Tag of the lines that carry a general contractor's overhead and profit. */
const OVERHEAD_TAG = 'overhead-profit';

export const isOverhead = ({ tags }: LineItem): boolean => tags.includes(OVERHEAD_TAG);

/** How the sum of the lines is made up; the four parts add up to it. Dollars. */
export interface TotalParts {
  work: number;
  overheadAndProfit: number;
  tax: number;
  lines: number;
}

export const totalParts = (items: readonly LineItem[]): TotalParts => {
  const lines = projectTotal(items);
  const tax = sumMoney(items.map((item) => item.tax));
  const overhead = items.filter(isOverhead);
  const overheadAndProfit = sumMoney(overhead.map((item) => lineTotal(item) - item.tax));
  return { work: sumMoney([lines, -tax, -overheadAndProfit]), overheadAndProfit, tax, lines };
};
