// What a paper's lines and totals come to, in one form: each line without tax and overhead, its share of both, and the sum
// that the paper arrives at. Layouts differ: amounts with tax and overhead within, beside, or only at the end.
import {
  NO_TOTALS,
  type PaperEstimate,
  type PaperLine,
} from '../../../domain/paper/paper-estimate.ts';
import { roundCents, sumMoney } from '../../../domain/money/money.ts';

/** Amounts of a line, in dollars. */
export interface PaperAmounts {
  /** Amount without the tax and overhead that the paper states. */
  net: number;
  tax: number;
  overheadProfit: number;
}

export interface TheirAmounts {
  /** Amounts by line id, only of lines that count in the paper's total and have an amount. */
  lines: ReadonlyMap<string, PaperAmounts>;
  /** Tax of all lines, and of the paper; null where the paper states none. */
  tax: number | null;
  overheadProfit: number | null;
  /** On top of the lines, and in no amount of theirs; null where the paper states none. */
  contingency: number | null;
  /** Discount in dollars, below 0. */
  discount: number;
  /** Replacement cost of a claim, price of a bid: before depreciation and deductible. */
  total: number;
  /** What the total does not follow from: the paper adds up to something else. */
  unexplained: number;
}

const NEAR = 0.06;

/** Lines that the paper prices for choice or leaves out are in no total. */
export const counts = ({ isExcluded, isAlternate }: PaperLine): boolean =>
  !isExcluded && !isAlternate;

/** Amount of a line as the paper adds it up: a credit takes away. */
const signed = ({ isCredit }: PaperLine, amount: number): number =>
  isCredit ? -Math.abs(amount) : amount;

const productOf = ({ quantity, unitPrice }: PaperLine): number | null =>
  quantity === null || unitPrice === null ? null : roundCents(quantity * unitPrice);

/** @returns null for a line without any amount */
const stated = (line: PaperLine): PaperAmounts | null => {
  const product = productOf(line);
  const [tax, overheadProfit] = [line.tax ?? 0, line.overheadProfit ?? 0];
  const amount = line.rcv ?? product;
  if (amount === null) return null;
  // The amount is with tax and overhead within, unless the product shows that both come on top.
  const isWithout = product !== null && Math.abs(product - amount) <= NEAR;
  const net = isWithout ? amount : roundCents(amount - tax - overheadProfit);
  return { net: signed(line, net), tax, overheadProfit };
};

const sumOf = (all: readonly PaperAmounts[], part: keyof PaperAmounts): number =>
  sumMoney(all.map((line) => line[part]));

const shareOut = (whole: number, net: number, sum: number): number =>
  sum > 0 && net > 0 ? roundCents((whole * net) / sum) : 0;

/** Overhead and profit that the paper states at its end: in dollars, or by its rates. */
const overheadAtEnd = ({ totals }: PaperEstimate, net: number): number | null => {
  const { overhead, profit, overheadPercent, profitPercent } = totals;
  if (overhead !== null || profit !== null) return roundCents((overhead ?? 0) + (profit ?? 0));
  const percent = (overheadPercent ?? 0) + (profitPercent ?? 0);
  return percent > 0 && totals.rcv === null && totals.total === null
    ? roundCents((net * percent) / 100)
    : null;
};

/**
 * Contingency that the paper states, in dollars or by its rate; null where its total does not hold it.
 * @param left of the total beside all else that makes it; null where the paper has none
 */
const contingencyOf = (
  { totals: { contingency, contingencyPercent } }: PaperEstimate,
  net: number,
  left: number | null,
): number | null => {
  if (contingency !== null) return left === 0 ? null : contingency;
  if (contingencyPercent === null) return null;
  const byRate = roundCents((net * contingencyPercent) / 100);
  return left === null || left === byRate ? byRate : null;
};

/** The paper's own total before depreciation; null where it has none. */
const totalStated = ({ kind, totals }: PaperEstimate): number | null => {
  const { rcv, acv, depreciation, total } = totals;
  if (kind !== 'CLAIM') return total ?? rcv;
  if (rcv !== null) return rcv;
  if (acv !== null && depreciation !== null) return roundCents(acv + Math.abs(depreciation));
  return null;
};

/** Amounts of a paper with one column of them; see `paperOfBidder` for papers with several. */
export const theirAmounts = (paper: PaperEstimate): TheirAmounts => {
  const found = paper.lines.flatMap((line): [string, PaperAmounts][] => {
    const amounts = counts(line) ? stated(line) : null;
    return amounts ? [[line.id, amounts]] : [];
  });
  const all = found.map(([, amounts]) => amounts);
  const net = sumOf(all, 'net');
  const byLine = { tax: sumOf(all, 'tax'), overheadProfit: sumOf(all, 'overheadProfit') };
  const tax = paper.totals.tax ?? (byLine.tax === 0 ? null : byLine.tax);
  const overheadProfit =
    overheadAtEnd(paper, net) ?? (byLine.overheadProfit === 0 ? null : byLine.overheadProfit);
  const discount = -Math.abs(paper.totals.discount ?? 0);
  const beside = sumMoney([net, tax ?? 0, overheadProfit ?? 0, discount]);
  const written = totalStated(paper);
  const left = written === null ? null : roundCents(written - beside);
  const contingency = contingencyOf(paper, net, left);
  const explained = sumMoney([beside, contingency ?? 0]);
  const total = written ?? explained;
  const bought = sumMoney(all.map((line) => Math.max(0, line.net)));
  const lines = found.map(([id, line]): [string, PaperAmounts] => [
    id,
    {
      net: line.net,
      tax: byLine.tax === 0 ? shareOut(tax ?? 0, line.net, bought) : line.tax,
      overheadProfit:
        byLine.overheadProfit === 0
          ? shareOut(overheadProfit ?? 0, line.net, bought)
          : line.overheadProfit,
    },
  ]);
  return {
    lines: new Map(lines),
    tax,
    overheadProfit,
    contingency,
    discount,
    total,
    unexplained: roundCents(total - explained),
  };
};

/** All that a line costs on the paper; null where it has no amount. */
export const lineAmount = (amounts: PaperAmounts | undefined): number | null =>
  amounts ? sumMoney([amounts.net, amounts.tax, amounts.overheadProfit]) : null;

const unpriced = (line: PaperLine): PaperLine => ({
  ...line,
  unitPrice: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null,
  amounts: line.amounts.map(() => null),
});

/** The paper as it can stand beside ours: figures in another currency than dollars are no prices. */
export const inDollars = (paper: PaperEstimate): PaperEstimate =>
  paper.currency === 'USD'
    ? paper
    : {
        ...paper,
        lines: paper.lines.map(unpriced),
        totals: NO_TOTALS,
        bidders: paper.bidders.map(({ name }) => ({ name, total: null })),
      };

/** Sums that stand in one bidder's column: which one's is not known, and they are nobody else's. */
const OF_ONE_COLUMN = {
  net: null,
  rcv: null,
  tax: null,
  overhead: null,
  profit: null,
  contingency: null,
  discount: null,
} as const;

/** The paper as one of its bidders fills it in: their amounts, their total. */
export const paperOfBidder = (paper: PaperEstimate, bidder: number): PaperEstimate => {
  const named = paper.bidders[bidder];
  if (!named) return paper;
  return {
    ...paper,
    from: { ...paper.from, company: named.name },
    bidders: [],
    lines: paper.lines.map((line) => {
      const amount = line.amounts[bidder] ?? null;
      const unitPrice =
        amount !== null && line.quantity ? roundCents(amount / line.quantity) : null;
      return { ...line, unitPrice, rcv: amount, amounts: [] };
    }),
    totals: { ...paper.totals, ...OF_ONE_COLUMN, total: named.total },
  };
};
