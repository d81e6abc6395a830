// Reads a total as people type it. It loads once somebody types.
import { roundCents } from '../../../../server/domain/money/money.ts';
import { readMoney } from '../../../lib/typed-number.ts';

/** The largest total an estimate can hold, dollars. */
const LARGEST = 1e9;

/** Dollars with two decimals; null for what is no amount: then the field falls back to its previous value. */
export const readTotal = (text: string): number | null => {
  const read = readMoney(text, null);
  if ('hint' in read || read.value < 0 || read.value > LARGEST) return null;
  return roundCents(read.value);
};
