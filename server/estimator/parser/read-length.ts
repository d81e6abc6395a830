// Reads one length: feet, feet and inches, inches, metres, with fractions. The unit may be missing.
import type { Token } from './tokens.ts';
import { wordSet } from './language.ts';

export const METRE = 3.28084;

const FEET = new Set(["'", 'ft', 'foot']);

const INCHES = new Set(['"', 'in', 'inch']);

const AFTER_PREPOSITION = wordSet('after_preposition');

export const at = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';

export interface LengthReading {
  feet: number;
  unit: 'ft' | 'in' | 'm' | 'cm' | null;
  next: number;
}

export const isInchWord = (tokens: readonly Token[], index: number): boolean =>
  INCHES.has(at(tokens, index)) &&
  !(
    at(tokens, index) === 'in' &&
    (AFTER_PREPOSITION.has(at(tokens, index + 1)) ||
      (at(tokens, index + 1) === 'front' && at(tokens, index + 2) !== 'door'))
  );

export const readLength = (tokens: readonly Token[], index: number): LengthReading | null => {
  const token = tokens[index];
  if (token?.kind !== 'number') return null;
  let value = token.value;
  let next = index + 1;
  const [top, slash, bottom] = [tokens[next], at(tokens, next + 1), tokens[next + 2]];
  if (
    top?.kind === 'number' &&
    slash === '/' &&
    bottom?.kind === 'number' &&
    [2, 4, 8].includes(bottom.value)
  ) {
    value += top.value / bottom.value;
    next += 3;
  }
  const unit = at(tokens, next);
  if (FEET.has(unit)) {
    next += 1;
    const dash = at(tokens, next) === '-' ? 1 : 0;
    const inches = tokens[next + dash];
    if (inches?.kind === 'number' && inches.value < 12 && isInchWord(tokens, next + dash + 1)) {
      return { feet: value + inches.value / 12, unit: 'ft', next: next + dash + 2 };
    }
    if (dash === 1 && inches?.kind === 'number' && inches.value < 12) {
      return { feet: value + inches.value / 12, unit: 'ft', next: next + 2 };
    }
    return { feet: value, unit: 'ft', next };
  }
  if (isInchWord(tokens, next)) return { feet: value / 12, unit: 'in', next: next + 1 };
  if (unit === 'm') return { feet: value * METRE, unit: 'm', next: next + 1 };
  if (unit === 'cm') return { feet: (value * METRE) / 100, unit: 'cm', next: next + 1 };
  return { feet: value, unit: null, next };
};
