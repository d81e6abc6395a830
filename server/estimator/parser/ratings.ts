// Numbers that are a property of the piece, however it is spelt: "20A circuit", "6-panel door".
import { at } from './read-length.ts';
import type { Token } from './tokens.ts';

const LEAST_AMPS = 10;

/** "20A circuit", "2 panel door": a property of the piece, however it is spelt. */
export const isRating = (tokens: readonly Token[], index: number): boolean => {
  const [value, unit, next] = [
    tokens[index]?.value ?? 0,
    at(tokens, index + 1),
    at(tokens, index + 2),
  ];
  if (unit === 'a' && tokens[index + 1]?.written === 'a') return value >= LEAST_AMPS;
  const ofDoor =
    unit === 'panel' &&
    value <= 8 &&
    tokens.slice(Math.max(0, index - 6), index).some(({ text }) => text === 'door');
  if (ofDoor) return true;
  return (
    ['panel', 'lite', 'light', 'raised'].includes(unit) &&
    ['door', 'interior', 'shaker', 'panel'].includes(next)
  );
};

/** "Doors, 6-panel": hyphenated, it is always a kind. */
export const isHyphenated = (tokens: readonly Token[], index: number, unit: string): boolean =>
  at(tokens, index + 1) === '-' && at(tokens, index + 2) === unit;
