// What each category of work costs, and what the total is made of.
import { isOverhead } from '../../../../server/domain/money/charges.ts';
import { sumMoney } from '../../../../server/domain/money/money.ts';
import { lineTotal, projectTotal } from '../../../../server/domain/money/pricing.ts';
import type { EditorLine } from '../editor/draft.ts';

export interface CategoryShare {
  name: string;
  amount: number;
  /** Share of all lines, 0 to 1. It is 0 where there is nothing to share. */
  share: number;
  lines: number;
}

type CostLine = Pick<EditorLine, 'category' | 'quantity' | 'unitPrice' | 'tax' | 'tags'>;

/** What the lines of each name come to, largest first. */
export const sharesBy = <Line extends CostLine>(
  lines: readonly Line[],
  nameOf: (line: Line) => string,
): CategoryShare[] => {
  const whole = projectTotal(lines);
  return [...Map.groupBy(lines, nameOf)]
    .map(([name, group]) => {
      const amount = projectTotal(group);
      return { name, amount, share: whole > 0 ? amount / whole : 0, lines: group.length };
    })
    .toSorted((one, other) => other.amount - one.amount || one.name.localeCompare(other.name));
};

export const categoryCosts = (lines: readonly CostLine[]): CategoryShare[] =>
  sharesBy(lines, ({ category }) => category.trim() || 'Uncategorized');

/** Keeps the largest as they are, and puts the others together as one. */
export const topCategories = (costs: readonly CategoryShare[], most: number): CategoryShare[] => {
  if (costs.length <= most) return [...costs];
  const rest = costs.slice(most - 1);
  return [
    ...costs.slice(0, most - 1),
    {
      name: `${rest.length} other categories`,
      amount: sumMoney(rest.map(({ amount }) => amount)),
      share: rest.reduce((sum, { share }) => sum + share, 0),
      lines: rest.reduce((sum, { lines: count }) => sum + count, 0),
    },
  ];
};

export interface CostParts {
  work: number;
  /** Overhead and profit of the lines. It is null where the lines carry none of their own. */
  overhead: number | null;
  tax: number;
}

export const costParts = (lines: readonly CostLine[]): CostParts => {
  const untaxed = (some: readonly CostLine[]) =>
    sumMoney(some.map((line) => lineTotal({ ...line, tax: 0 })));
  const [overhead, work] = [lines.filter(isOverhead), lines.filter((line) => !isOverhead(line))];
  return {
    work: untaxed(work),
    overhead: overhead.length > 0 ? untaxed(overhead) : null,
    tax: sumMoney(lines.map(({ tax }) => tax)),
  };
};
