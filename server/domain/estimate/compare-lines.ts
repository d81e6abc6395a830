// Why the same work costs differently in two estimates: quantity, finish, price, charges on the whole, tax, in whole cents that
// foot. Each cause is worked out between both sides, so that swapping the estimates turns every sign and nothing else.
import { isCharge } from '../money/charges.ts';
import type { LineItem } from './estimate.ts';
import type { MatchedLines } from './match-estimates.ts';
import { unitMeasureOf } from '../money/unit-measures.ts';
import { roundCents, sumMoney } from '../money/money.ts';
import { projectTotal } from '../money/pricing.ts';

/** Why two estimates differ, in the order in which it is told. */
export const DIFFERENCE_CAUSES = [
  'ADDED',
  'DROPPED',
  'QUANTITY',
  'FINISH',
  'PRICE',
  'CHARGES',
  'TAX',
  'TOTAL_SET',
] as const;
export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

/** Right less left, dollars; a cause that is not there has no part in it. */
export type CauseAmounts = Partial<Record<DifferenceCause, number>>;

/** One side of a group, in the unit both sides are compared in. */
export interface GroupSide {
  /** Quantity. It is null where the sides are measured differently. */
  quantity: number | null;
  /** Dollars per unit before tax, the average of several lines; null where there is no quantity to divide by. */
  unitPrice: number | null;
  tax: number;
  total: number;
}

export interface LineComparison extends MatchedLines {
  /** Sides of the work. A side is null where only the other one has the work. */
  leftSide: GroupSide | null;
  rightSide: GroupSide | null;
  /** What both quantities are given in; null where the sides are measured differently. */
  unit: string | null;
  category: string;
  difference: number;
  causes: CauseAmounts;
  /** Same work, quantity, price and tax. */
  isSame: boolean;
}

/** The unit of all lines, or the base that all convert to; null where some do not. */
const commonUnit = (lines: readonly LineItem[]): string | null => {
  const [units, bases] = [
    new Set(lines.map(({ unit }) => unit)),
    new Set(lines.map(({ unit }) => unitMeasureOf(unit).base)),
  ];
  return [...(units.size === 1 ? units : bases.size === 1 ? bases : [])][0] ?? null;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const sideOf = (lines: readonly LineItem[], unit: string | null): GroupSide => {
  const tax = sumMoney(lines.map((line) => line.tax));
  const total = projectTotal(lines);
  if (unit === null) return { quantity: null, unitPrice: null, tax, total };
  const factorOf = (line: LineItem) => (line.unit === unit ? 1 : unitMeasureOf(line.unit).factor);
  const quantity = sum(lines.map((line) => line.quantity * factorOf(line)));
  const [only, ...others] = lines;
  if (only && others.length === 0) {
    return { quantity, unitPrice: only.unitPrice / factorOf(only), tax, total };
  }
  const amount = sum(lines.map((line) => line.quantity * line.unitPrice));
  return { quantity, unitPrice: quantity === 0 ? null : amount / quantity, tax, total };
};

const levelOf = (lines: readonly LineItem[]) => {
  const levels = new Set(lines.map(({ metadata }) => metadata.finishLevel));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
};

/**
 * What the other finish level alone adds to the unit price: the average of what the price books of both sides say. It is all of
 * the difference where neither knows, and 0 at the same level.
 */
const finishStep = ({ left, right }: MatchedLines, unit: string, whole: number): number => {
  const [from, to] = [levelOf(left), levelOf(right)];
  if (!from || !to || from === to) return 0;
  const stepOf = (lines: readonly LineItem[]): number[] => {
    const [line] = lines;
    const prices = lines.length === 1 && line ? line.metadata.finishPrices : null;
    if (!line || !prices) return [];
    const factor = line.unit === unit ? 1 : unitMeasureOf(line.unit).factor;
    return [(prices[to].unitPrice - prices[from].unitPrice) / factor];
  };
  const steps = [...stepOf(left), ...stepOf(right)];
  return steps.length === 0 ? whole : sum(steps) / steps.length;
};

/** Cents lost in rounding fall to the largest part, so that nothing is told that is not there. */
const footed = (parts: CauseAmounts, difference: number): CauseAmounts => {
  const entries = DIFFERENCE_CAUSES.flatMap((cause) => {
    const amount = parts[cause] ?? 0;
    return amount === 0 ? [] : [{ cause, amount }];
  });
  const rest = roundCents(difference - sumMoney(entries.map(({ amount }) => amount)));
  const largest = entries.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0];
  const told = entries.map(({ cause, amount }) => ({
    cause,
    amount: cause === largest?.cause ? roundCents(amount + rest) : amount,
  }));
  if (!largest && rest !== 0) told.push({ cause: 'TAX', amount: rest });
  return Object.fromEntries(told.map(({ cause, amount }) => [cause, amount]));
};

const causesOfChange = (
  group: MatchedLines,
  unit: string | null,
  left: GroupSide,
  right: GroupSide,
): CauseAmounts => {
  const difference = roundCents(right.total - left.total);
  const tax = roundCents(right.tax - left.tax);
  if ([...group.left, ...group.right].every(isCharge)) {
    return footed({ CHARGES: roundCents(difference - tax), TAX: tax }, difference);
  }
  if (unit === null || left.quantity === null || right.quantity === null) {
    return footed({ PRICE: roundCents(difference - tax), TAX: tax }, difference);
  }
  // There is no price without a quantity: the other side's price is taken.
  const priceLeft = left.unitPrice ?? right.unitPrice ?? 0;
  const priceRight = right.unitPrice ?? left.unitPrice ?? 0;
  const priceStep = priceRight - priceLeft;
  const finish = finishStep(group, unit, priceStep);
  const quantity = (left.quantity + right.quantity) / 2;
  const parts = {
    QUANTITY: roundCents(((right.quantity - left.quantity) * (priceLeft + priceRight)) / 2),
    FINISH: roundCents(finish * quantity),
    PRICE: roundCents((priceStep - finish) * quantity),
    TAX: tax,
  };
  return footed(parts, difference);
};

/**
 * Category of the lines. A cataloged line is put where the catalog has it; the first by name counts where the estimates
 * disagree.
 */
const categoryOf = (lines: readonly LineItem[]): string => {
  const named = lines.filter(({ category }) => category.trim() !== '');
  const catalogued = named.filter(({ metadata }) => metadata.code !== null);
  const names = (catalogued.length > 0 ? catalogued : named).map(({ category }) => category.trim());
  return names.toSorted()[0] ?? '';
};

const isSameSide = (left: GroupSide, right: GroupSide, causes: CauseAmounts): boolean =>
  Object.keys(causes).length === 0 &&
  left.quantity === right.quantity &&
  left.unitPrice === right.unitPrice &&
  left.tax === right.tax;

/** What one group of lines adds to the difference of two estimates. Its causes sum to its difference, to the cent. */
export const compareGroup = (group: MatchedLines): LineComparison => {
  const { left, right } = group;
  const lines = [...left, ...right];
  const unit = commonUnit(lines);
  const leftSide = left.length > 0 ? sideOf(left, unit) : null;
  const rightSide = right.length > 0 ? sideOf(right, unit) : null;
  const difference = roundCents((rightSide?.total ?? 0) - (leftSide?.total ?? 0));
  const shared = { ...group, leftSide, rightSide, unit, category: categoryOf(lines), difference };
  if (!leftSide) return { ...shared, causes: { ADDED: difference }, isSame: false };
  if (!rightSide) return { ...shared, causes: { DROPPED: difference }, isSame: false };
  const causes = causesOfChange(group, unit, leftSide, rightSide);
  return { ...shared, causes, isSame: isSameSide(leftSide, rightSide, causes) };
};
