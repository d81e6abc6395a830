// A charge worked out from other lines, without a catalogue row of its own.
import type { ChargeTag } from '../../domain/charges.ts';
import { roundCents } from '../../domain/money.ts';

export interface Charge {
  name: string;
  details: string;
  /** Dollars, untaxed. */
  amount: number;
  source: string;
  tag: ChargeTag;
}

/** The charge in a list, or an empty list when it would be nothing. */
export const charge = (
  name: string,
  details: string,
  amount: number,
  tag: ChargeTag = 'overhead-profit',
): Charge[] => {
  const rounded = roundCents(amount);
  const source = 'Price book: rules for who runs the job, overhead and profit.';
  return rounded < 0.01 ? [] : [{ name, details, amount: rounded, source, tag }];
};

export const percent = (rate: number): string => `${Math.round(rate * 1000) / 10} %`;
