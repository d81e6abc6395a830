// How a price is paid in steps, to the cent, with a deposit that the law may cap.
import { roundCents, sumMoney } from './money.ts';

export interface PaymentStep {
  due: string;
  /** Share of the price, 0–1. */
  share: number;
  /** Paid before work stands for it, so a state's cap applies. */
  deposit: boolean;
}

/** The most a deposit may be: a share of the price, an amount in dollars, or the lesser of both; null sets no limit. */
export interface DepositLimit {
  share: number | null;
  dollars: number | null;
}

export interface Payment {
  due: string;
  /** Share of the price as it came out, 0–1. */
  share: number;
  /** Dollars. */
  amount: number;
}

const mostDeposit = (limit: DepositLimit | null, total: number): number =>
  Math.min(limit?.share == null ? Infinity : limit.share * total, limit?.dollars ?? Infinity);

/** Whole cents that are not above an amount: a law's limit is never rounded up. */
const downToCents = (dollars: number): number => Math.floor(dollars * 100 + 1e-6) / 100;

const REST_DUE = 'On completion';

/**
 * Splits the total into payments that add up to it to the cent. What a limit takes off a deposit moves to the next step; where
 * there is none, a last step is added.
 */
export const payOut = (
  steps: readonly PaymentStep[],
  total: number,
  limit: DepositLimit | null,
): Payment[] => {
  const most = downToCents(mostDeposit(limit, total));
  let carried = 0;
  const amounts = steps.map(({ share, deposit }) => {
    const wanted = roundCents(share * total) + carried;
    const amount = deposit ? Math.min(wanted, most) : wanted;
    carried = roundCents(wanted - amount);
    return roundCents(amount);
  });
  const isOver = carried > 0 && steps.at(-1)?.deposit === true;
  if (isOver) amounts.push(0);
  const dues = [...steps.map(({ due }) => due), ...(isOver ? [REST_DUE] : [])];
  const last = amounts.length - 1;
  const before = sumMoney(amounts.slice(0, last));
  return dues.map((due, index) => {
    const amount = index === last ? roundCents(total - before) : (amounts[index] ?? 0);
    return { due, amount, share: total > 0 ? Math.round((amount / total) * 10_000) / 10_000 : 0 };
  });
};
