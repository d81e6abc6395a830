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

/** Error of a product in binary, in cents: 0.1 × 70.10 is 7.01 and not 7.00. */
const EXACT = 1e-6;

/** Dollars, rounded down: a cent above its limit is too much. */
const mostDeposit = (limit: DepositLimit | null, total: number): number => {
  const most = Math.min(
    limit?.share == null ? Infinity : limit.share * total,
    limit?.dollars ?? Infinity,
  );
  return Math.floor(most * 100 + EXACT) / 100;
};

/** When the rest is due of a price that was to be paid whole as a deposit. */
const ON_COMPLETION = 'On completion';

/**
 * Splits the total into payments that add up to it to the cent. What a limit takes off a deposit moves to the next step;
 * off the last one, to a step on completion.
 */
export const payOut = (
  steps: readonly PaymentStep[],
  total: number,
  limit: DepositLimit | null,
): Payment[] => {
  const most = mostDeposit(limit, total);
  let carried = 0;
  const amounts = steps.map(({ share, deposit }) => {
    const wanted = roundCents(share * total) + carried;
    const amount = deposit ? Math.min(wanted, most) : wanted;
    carried = roundCents(wanted - amount);
    return roundCents(amount);
  });
  const last = amounts.length - 1;
  const rest = roundCents(total - sumMoney(amounts.slice(0, last)));
  const isCapped = steps[last]?.deposit === true && rest > most;
  if (last >= 0) amounts[last] = isCapped ? most : rest;
  const due = steps.map((step) => step.due);
  const paid = isCapped ? [...amounts, roundCents(rest - most)] : amounts;
  return paid.map((amount, index) => ({
    due: due[index] ?? ON_COMPLETION,
    amount,
    share: total > 0 ? Math.round((amount / total) * 10_000) / 10_000 : 0,
  }));
};
