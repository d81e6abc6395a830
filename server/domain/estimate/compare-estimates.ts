// What differs between two estimates, and why: every difference with its money, footing to the difference of the totals. This
// file is for two estimates of their own; diff-estimates.ts compares versions of one estimate.
import {
  type CauseAmounts,
  compareGroup,
  DIFFERENCE_CAUSES,
  type DifferenceCause,
  type LineComparison,
} from './compare-lines.ts';
import { costMatrix, type CostMatrix } from './cost-matrix.ts';
import type { EstimateDocument } from './estimate.ts';
import { withNumbers } from './line-numbers.ts';
import { matchEstimates } from './match-estimates.ts';
import { setByHand } from './project-costs.ts';
import { roundCents, sumMoney } from '../money/money.ts';
import { estimateTotal } from '../money/pricing.ts';
import { STORED_ESTIMATE } from '../stored-documents.ts';

type Comparable = Pick<EstimateDocument, 'items' | 'totalOverride'>;

/** One reason for the difference, with its money. */
export interface CauseDifference {
  cause: DifferenceCause;
  /** Right less left, dollars. */
  amount: number;
  /** Number of groups of lines behind the reason; 0 for a total set by hand. */
  lineCount: number;
}

export interface CategoryDifference {
  /** Empty when the lines have none. */
  category: string;
  amount: number;
  causes: CauseAmounts;
}

export interface EstimateComparison {
  /** Total project cost right less left, dollars. */
  difference: number;
  /** Every cause that applies, in the order of DIFFERENCE_CAUSES; they sum to `difference`. */
  causes: CauseDifference[];
  /** Largest difference first; they sum to `difference` but for a total set by hand, which belongs to no category. */
  categories: CategoryDifference[];
  /** Every line of both, matched; largest difference first. */
  lines: LineComparison[];
  /** No line and no total differs. */
  isSame: boolean;
}

const amountsOf = (lines: readonly LineComparison[], cause: DifferenceCause): number[] =>
  lines.flatMap(({ causes }) => causes[cause] ?? []);

const sumCauses = (lines: readonly LineComparison[]): CauseAmounts =>
  Object.fromEntries(
    DIFFERENCE_CAUSES.flatMap((cause) => {
      const amounts = amountsOf(lines, cause);
      return amounts.length === 0 ? [] : [[cause, sumMoney(amounts)]];
    }),
  );

const bySize = (one: number, other: number): number => Math.abs(other) - Math.abs(one);

/** Compares two estimates. The order of the two only changes the signs, and turns added into dropped. */
export const compareEstimates = (left: Comparable, right: Comparable): EstimateComparison => {
  const lines = matchEstimates(left.items, right.items)
    .map(compareGroup)
    .toSorted(
      (one, other) =>
        Number(one.isSame) - Number(other.isSame) || bySize(one.difference, other.difference),
    );
  const bySetting = roundCents(setByHand([right]) - setByHand([left]));
  const causes = DIFFERENCE_CAUSES.flatMap((cause): CauseDifference[] => {
    const amounts = amountsOf(lines, cause);
    return amounts.length === 0
      ? []
      : [{ cause, amount: sumMoney(amounts), lineCount: amounts.length }];
  });
  if (bySetting !== 0) causes.push({ cause: 'TOTAL_SET', amount: bySetting, lineCount: 0 });
  const categories = [...Map.groupBy(lines, ({ category }) => category)]
    .map(([category, group]) => ({
      category,
      amount: sumMoney(group.map(({ difference }) => difference)),
      causes: sumCauses(group),
    }))
    .filter(({ amount, causes: parts }) => amount !== 0 || Object.keys(parts).length > 0)
    .toSorted((one, other) => bySize(one.amount, other.amount));
  return {
    difference: roundCents(estimateTotal(right) - estimateTotal(left)),
    causes,
    categories,
    lines,
    isSame: bySetting === 0 && lines.every(({ isSame }) => isSame),
  };
};

/** Lines of a comparison are named by their numbers. */
const readNumbered = (stored: string): Comparable => {
  const document = STORED_ESTIMATE.read(JSON.parse(stored));
  return { ...document, items: withNumbers(document.items) };
};

/** Compares two estimates as their rows hold them, as JSON. */
export const compareStored = (left: string, right: string): EstimateComparison =>
  compareEstimates(readNumbered(left), readNumbered(right));

/** Puts estimates side by side as their rows hold them, as JSON. */
export const costMatrixOfStored = (stored: readonly string[]): CostMatrix =>
  costMatrix(stored.map((one) => STORED_ESTIMATE.read(JSON.parse(one))));
