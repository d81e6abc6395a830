// "Suite 210", "suite 210-212": an address, and no office to work on.
import type { Token } from './tokens.ts';

const LEAST_NUMBER = 100;
const JOINING = ['&', '-', 'and'];

/** Tokens of the address that begins here; 0 when none does. */
export const suiteAddress = (tokens: readonly Token[], index: number): number => {
  const [word, number, after, second] = tokens.slice(index, index + 4);
  if (word?.text !== 'suite' || number?.kind !== 'number' || number.value < LEAST_NUMBER) return 0;
  if (after?.text === 'sqft') return 0;
  return JOINING.includes(after?.text ?? '') && second?.kind === 'number' ? 4 : 2;
};
