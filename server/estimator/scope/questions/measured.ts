// Amounts as questions ask for them: the units of the price book in words.
import { inWords } from '../../../domain/numbers.ts';
import type { Unit } from '../../book/units.ts';

interface UnitWords {
  question: string;
  /** Words behind a number. */
  words: string;
}

/** Units of measure, piece or time; the amount of a lump sum is not asked for. */
const UNIT_WORDS: Readonly<Partial<Record<Unit, UnitWords>>> = {
  EA: { question: 'How many?', words: '' },
  SF: { question: 'How many square feet?', words: 'sq ft' },
  LF: { question: 'How many feet?', words: 'ft' },
  SY: { question: 'How many square yards?', words: 'sq yd' },
  SQ: { question: 'How many squares of 100 square feet?', words: 'squares of 100 sq ft' },
  CY: { question: 'How many cubic yards?', words: 'cubic yards' },
  HR: { question: 'How many hours?', words: 'hours' },
  DAY: { question: 'How many days?', words: 'days' },
};

const wordsOf = (unit: string): UnitWords | undefined =>
  Object.entries(UNIT_WORDS).find(([known]) => known === unit)?.[1];

export const isMeasured = (unit: string): boolean => wordsOf(unit) !== undefined;

/** An amount in words: `90 sq ft`, or `3` of what is inWords. */
export const measured = (value: number, unit: string): string =>
  `${inWords(value)} ${wordsOf(unit)?.words ?? unit}`.trim();

/** Question for the amount of a row of the price book. */
export const amountQuestion = (unit: string): string =>
  wordsOf(unit)?.question ?? 'How much of it?';
