// Several estimates side by side, category by category.
import { type Costed, costsByCategory, setByHand } from './project-costs.ts';

/** How many estimates stand side by side. */
export const SIDE_BY_SIDE = { least: 2, most: 6 } as const;

export interface CostMatrixRow {
  /** Empty when the lines have none. */
  category: string;
  /** Dollars in the order of the estimates; null where one has no line of the category. */
  amounts: (number | null)[];
}

export interface CostMatrix {
  /** The row with the largest amount first. */
  rows: CostMatrixRow[];
  /** Dollars by which each total set by its owner differs from its lines. */
  setByHand: number[];
}

const largest = ({ amounts }: CostMatrixRow): number =>
  Math.max(...amounts.map((amount) => amount ?? 0));

/** The columns sum to the totals of the estimates. */
export const costMatrix = (estimates: readonly Costed[]): CostMatrix => {
  const columns = estimates.map(
    (estimate) =>
      new Map(costsByCategory([estimate]).map(({ category, amount }) => [category, amount])),
  );
  const categories = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return {
    rows: categories
      .map((category) => ({
        category,
        amounts: columns.map((column) => column.get(category) ?? null),
      }))
      .toSorted((a, b) => largest(b) - largest(a) || a.category.localeCompare(b.category)),
    setByHand: estimates.map((estimate) => setByHand([estimate])),
  };
};

/** Places of the lowest and the highest amount; null where all that stand there are the same, or only one does. */
export const extremesOf = (
  amounts: readonly (number | null)[],
): { lowest: number; highest: number } | null => {
  const stated = amounts.filter((amount) => amount !== null);
  const [least, most] = [Math.min(...stated), Math.max(...stated)];
  return stated.length < 2 || least === most
    ? null
    : { lowest: amounts.indexOf(least), highest: amounts.indexOf(most) };
};
