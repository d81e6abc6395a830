// The sums of a paper beside lines that its owner put right: they stay as they are written, unless the lines lead away from
// them.
import { sumMoney } from '../money/money.ts';
import { moneyWriter, type WriteMoney } from '../money/written.ts';
import type { PaperEstimate, PaperLine, PaperTotals } from './paper-estimate.ts';

/** Dollars; a credit takes away. */
const amountOf = ({ rcv, quantity, unitPrice, isCredit }: PaperLine): number => {
  const amount = rcv ?? (quantity ?? 0) * (unitPrice ?? 0);
  return isCredit ? -Math.abs(amount) : amount;
};

const sumOf = (lines: readonly PaperLine[], amount = amountOf): number =>
  sumMoney(lines.filter(({ isExcluded, isAlternate }) => !isExcluded && !isAlternate).map(amount));

/** What the lines come to by the sums of the paper; null where it has none. */
const sumWritten = ({ net, total, rcv, discount, ...totals }: PaperTotals) => {
  const end = total ?? rcv;
  if (net !== null || end === null) return net;
  const { tax, overhead, profit, contingency } = totals;
  const added = [tax, overhead, profit, contingency].map((sum) => -(sum ?? 0));
  return sumMoney([end, ...added, Math.abs(discount ?? 0)]);
};

/** Sums that follow from the lines. */
const FOLLOWING = ['net', 'rcv', 'acv', 'netClaim', 'total'] as const;

const NEAR = 0.05;

const isFarther = (written: number, before: number, after: number): boolean =>
  Math.abs(after - written) > Math.abs(before - written) + NEAR;

/**
 * True when the lines lead away from the paper's sums. The sums confirm lines that were put right and now come nearer to them.
 * Where the lines lead away from them, the sums are of other lines and do not count.
 */
const leadsAway = (paper: PaperEstimate, lines: readonly PaperLine[]): boolean => {
  const before = sumOf(paper.lines);
  // A total may be told with its contingency or without: the one that the lines as read come nearer to counts.
  const [written] = [paper.totals, { ...paper.totals, contingency: null }]
    .map(sumWritten)
    .filter((sum) => sum !== null)
    .toSorted((a, b) => Math.abs(a - before) - Math.abs(b - before));
  if (written === undefined || paper.bidders.length > 0) return false;
  return isFarther(written, before, sumOf(lines));
};

/** @param corrected sums that were put right; @param lines as they stand now */
export const settledSums = (
  paper: PaperEstimate,
  lines: readonly PaperLine[],
  corrected: Partial<PaperTotals>,
): Pick<PaperEstimate, 'totals' | 'checks'> => {
  const totals = { ...paper.totals, ...corrected };
  // What a claim comes to is its replacement cost.
  if (paper.kind === 'CLAIM' && typeof corrected.total === 'number')
    totals.rcv = corrected.rcv ?? corrected.total;
  // Whoever put a sum right has said what the paper comes to.
  const isSaid = FOLLOWING.some((sum) => corrected[sum] !== undefined);
  if (isSaid || !leadsAway(paper, lines)) return { totals, checks: [] };
  for (const sum of FOLLOWING) totals[sum] = null;
  const money = moneyWriter(paper.currency);
  const message = `Your corrected lines add up to ${money(sumOf(lines))}. The sums on the paper are of other lines and do not count; correct the total, too, if it is wrong.`;
  return { totals, checks: [{ what: 'SUM', message, place: null, lineId: null }] };
};

/** What a bidder asks for a line; a credit takes away. */
const amountOfBidder =
  (bidder: number) =>
  ({ amounts, isCredit }: PaperLine): number => {
    const amount = amounts[bidder] ?? 0;
    return isCredit ? -Math.abs(amount) : amount;
  };

/** The same for each of several bidders: a total that lines put right lead away from is of other lines. */
export const settledBidders = (
  paper: PaperEstimate,
  lines: readonly PaperLine[],
): Pick<PaperEstimate, 'bidders' | 'checks'> => {
  const checks: PaperEstimate['checks'] = [];
  const money = moneyWriter(paper.currency);
  const bidders = paper.bidders.map((bidder, at) => {
    const after = sumOf(lines, amountOfBidder(at));
    const before = sumOf(paper.lines, amountOfBidder(at));
    if (bidder.total === null || !isFarther(bidder.total, before, after)) return bidder;
    const message = `The corrected amounts of ${bidder.name} add up to ${money(after)}. The total on the paper, ${money(bidder.total)}, is of other amounts and does not count.`;
    checks.push({ what: 'SUM', message: message.slice(0, 500), place: null, lineId: null });
    return { ...bidder, total: null };
  });
  return { bidders, checks };
};

/** How far a product may be off because its factors are written to hundredths. */
export const slackOf = (quantity: number, price: number): number =>
  0.011 + 0.0051 * (Math.abs(price) + Math.abs(quantity));

const productCheck = (line: PaperLine, money: WriteMoney): PaperEstimate['checks'] => {
  const { id, description, place, quantity, unitPrice, rcv, tax, overheadProfit } = line;
  if (quantity === null || unitPrice === null || rcv === null) return [];
  const product = Math.abs(quantity * unitPrice);
  const [ofTax, ofBoth] = [tax ?? 0, (tax ?? 0) + (overheadProfit ?? 0)];
  const agrees = [0, ofTax, ofBoth, overheadProfit ?? 0].some(
    (more) => Math.abs(product + more - Math.abs(rcv)) <= slackOf(quantity, unitPrice),
  );
  if (agrees) return [];
  const message = `“${description.slice(0, 80)}”, as corrected: ${quantity} × ${money(unitPrice)} is ${money(product)}, its amount is ${money(rcv)}.`;
  return [{ what: 'LINE_PRODUCT', message, place, lineId: id }];
};

/** What was wrong with a line as it was read goes with what was put right in it; what its new figures say stands instead. */
export const checksOfLines = (
  paper: PaperEstimate,
  lines: readonly PaperLine[],
  corrected: ReadonlySet<string>,
): PaperEstimate['checks'] => [
  ...lines
    .filter(({ id }) => corrected.has(id))
    .flatMap((line) => productCheck(line, moneyWriter(paper.currency))),
  ...paper.checks.filter(({ lineId }) => lineId === null || !corrected.has(lineId)),
];
