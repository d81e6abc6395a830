// The figures of a bid from its lines: what the price is made of, direct cost, markup, allowances, payments. Dollars.
import { isCharge, isLaborCharge } from '../money/charges.ts';
import type { BidSums, CostSplit } from '../estimate/estimate-figures.ts';
import type { EstimateDocument, LineItem } from '../estimate/estimate.ts';
import { estimateTotal } from '../money/pricing.ts';
import { splitLike, untaxedTotal } from '../estimate/line-figures.ts';
import { roundCents, sumMoney } from '../money/money.ts';

const addUp = (lines: readonly LineItem[]): CostSplit => {
  const part = (key: keyof CostSplit) =>
    sumMoney(lines.map(({ metadata }) => metadata.cost?.[key] ?? 0));
  return { labor: part('labor'), material: part('material'), equipment: part('equipment') };
};

/** Gives costs to lines the owner wrote: they are made of labor and material as the rest of the job is. */
export const withCosts = (lines: readonly LineItem[]): LineItem[] => {
  const pattern = addUp(lines);
  return lines.map((line) =>
    line.metadata.cost || isCharge(line)
      ? line
      : {
          ...line,
          metadata: { ...line.metadata, cost: splitLike(pattern, untaxedTotal(line)) },
        },
  );
};

const madeOf = (lines: readonly LineItem[]): CostSplit => {
  const split = addUp(lines);
  const charged = sumMoney(lines.filter(isLaborCharge).map(untaxedTotal));
  return { ...split, labor: roundCents(split.labor + charged) };
};

const wholeOf = ({ labor, material, equipment }: CostSplit): number =>
  roundCents(labor + material + equipment);

/** Ratio with four decimals; 0 where the whole is 0. */
export const ratio = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;

const bounded = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Quantities follow the lines of their code; what has no line left is no allowance any more. */
const allowancesAfter = (
  allowances: BidSums['allowances'],
  before: readonly LineItem[],
  after: readonly LineItem[],
): BidSums['allowances'] => {
  const quantityOf = (lines: readonly LineItem[], code: string) =>
    lines.reduce((sum, line) => sum + (line.metadata.code === code ? line.quantity : 0), 0);
  return allowances.flatMap((allowance) => {
    const [was, is] = [quantityOf(before, allowance.code), quantityOf(after, allowance.code)];
    if (was === is) return [allowance];
    if (is <= 0 || was <= 0) return [];
    const quantity = Math.round((allowance.quantity / was) * is * 100) / 100;
    return [{ ...allowance, quantity, amount: roundCents(quantity * allowance.unitAmount) }];
  });
};

/**
 * Payments with the same shares of the new price. The first step never grows where a state caps deposits: no cap is broken
 * then.
 */
const paymentsAfter = (
  { paymentSchedule, depositNote, price: was }: BidSums,
  price: number,
): BidSums['paymentSchedule'] => {
  if (was === price || paymentSchedule.length === 0) return paymentSchedule;
  const shares = paymentSchedule.map(({ share }) => roundCents(share * price));
  const amounts = shares.map((amount, index) => {
    const most = paymentSchedule[index]?.amount ?? 0;
    return index === 0 && depositNote !== null && was > 0 ? Math.min(amount, most) : amount;
  });
  const last = amounts.length - 1;
  const before = sumMoney(amounts.slice(0, last));
  return paymentSchedule.map(({ due }, index) => {
    const amount = index === last ? roundCents(price - before) : (amounts[index] ?? 0);
    return { due, amount, share: price > 0 ? bounded(ratio(amount, price), 0, 1) : 0 };
  });
};

/** Direct cost stays the share of the work it was; the usual markup and the contingency keep their rates. */
export const refigureBid = (
  bid: BidSums,
  before: EstimateDocument,
  after: EstimateDocument,
): BidSums => {
  const made = madeOf(after.items);
  const worked = wholeOf(bid);
  const share = worked === 0 ? 1 : bid.directCost / worked;
  const directCost = roundCents(share * wholeOf(made));
  const price = estimateTotal(after);
  const tax = sumMoney(after.items.map((line) => line.tax));
  const untaxed = roundCents(price - tax);
  return {
    ...bid,
    ...made,
    tax,
    directCost,
    markupRate: bounded(ratio(untaxed - directCost, directCost), -1, 1e6),
    margin: bounded(ratio(untaxed - directCost, untaxed), -1e6, 1),
    usualPrice: roundCents(directCost * (1 + bid.usualMarkupRate)),
    contingency: roundCents(price * bid.contingencyRate),
    price,
    allowances: allowancesAfter(bid.allowances, before.items, after.items),
    paymentSchedule: paymentsAfter(bid, price),
  };
};
