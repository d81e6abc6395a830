import { unitWords } from '../../server/domain/money/unit-words.ts';
import { formatQuantity } from './format.ts';

/** A unit in words; empty for what is counted, which needs none. */
const wordsIn = (unit: string | null, quantity: number): string => {
  const words = unitWords(unit ?? '', quantity);
  return words === 'each' ? '' : words;
};

/** `Width, ft`, `Roof area, roofing squares`, `Doors`. */
export const labelWithUnit = (label: string, unit: string | null): string =>
  [label, wordsIn(unit, 2)].filter(Boolean).join(', ');

/** `24 in`, `1 roofing square`, `5`, `lump sum`. */
export const amountWithUnit = (amount: number, unit: string | null): string => {
  const words = wordsIn(unit, amount);
  return words === 'lump sum' && amount === 1 ? words : `${formatQuantity(amount)} ${words}`.trim();
};
