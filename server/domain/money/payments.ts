// How a price is paid in steps, to the cent, with a deposit that the law may cap.
import { roundCents, sumMoney } from './money.ts';

export interface PaymentStep {
  due: string;
  /** Share of the price, 0–1. */
  share: number;
  /** Paid before work stands for it, so a state's cap applies. */
  deposit: boolean;
}

/** A share of each payment that the owner holds, until payments come to a share of the price, 0–1 each. */
export interface Retainage {
  rate: number;
  until: number;
}

/** Steps with what is held of them as a step of its own at the end. A deposit stands for no work yet, so nothing is held of it. */
export const withRetainage = (
  steps: readonly PaymentStep[],
  retainage: Retainage | null,
): readonly PaymentStep[] => {
  if (!retainage) return steps;
  let asked = 0;
  let held = 0;
  const less = steps.map((step) => {
    const own = step.deposit || asked >= retainage.until ? 0 : step.share * retainage.rate;
    asked += step.share;
    held += own;
    return { ...step, share: step.share - own };
  });
  if (held === 0) return steps;
  const percent = Math.round(retainage.rate * 1_000) / 10;
  const due = `Retainage of ${percent}%, on final completion`;
  return [...less, { due, share: held, deposit: false }];
};

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
