// Reads "12 x 14 ft" and tells rooms from tiles, studs and sheets.
import type { NewMark } from './marks.ts';
import { at, METRE, readLength } from './read-length.ts';
import type { LengthReading } from './read-length.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './language.ts';

export interface MarkReading {
  mark: NewMark | null;
  /** Index of the first token not used. */
  next: number;
}

const TIMES = new Set(['x', 'by']);

const TILE_WORDS = wordSet('tile_words');

const TILE_SIDES = new Set([1, 2, 3, 4, 6, 8, 9, 12, 13, 16, 18, 20, 24, 36, 48]);

const LUMBER_WORDS = wordSet('lumber_words');

const isProduct = (
  tokens: readonly Token[],
  from: number,
  next: number,
  a: number,
  b: number,
  unit: boolean,
): boolean => {
  const near = [at(tokens, from - 1), at(tokens, next)];
  const wide = [...near, at(tokens, from - 2), at(tokens, next + 1)];
  if (TILE_SIDES.has(a) && TILE_SIDES.has(b) && near.some((word) => TILE_WORDS.has(word)))
    return true;
  // Millimetres: no room is 300 x 600 ft.
  if (
    a >= 150 &&
    b >= 150 &&
    a % 50 === 0 &&
    b % 50 === 0 &&
    near.some((word) => TILE_WORDS.has(word))
  )
    return true;
  if (unit) return false;
  if (a <= 2) return true;
  const small = (a === 4 && (b === 4 || b === 8)) || (a === 6 && b === 6);
  return small && wide.some((word) => LUMBER_WORDS.has(word));
};

export const readSize = (tokens: readonly Token[], index: number): MarkReading | null => {
  const first = readLength(tokens, index);
  if (!first || !TIMES.has(at(tokens, first.next))) return null;
  const second = readLength(tokens, first.next + 1);
  if (!second) return null;
  const units = [first.unit, second.unit];
  const metric = units.includes('m');
  const scale = (length: LengthReading): number =>
    metric && length.unit === null ? length.feet * METRE : length.feet;
  let [a, b] = [scale(first), scale(second)];
  let next = second.next;
  if (units.includes('in') || units.includes('cm'))
    return { mark: { kind: 'word', text: 'product size' }, next };
  let height: number | null = null;
  if (TIMES.has(at(tokens, next))) {
    const third = readLength(tokens, next + 1);
    if (third) {
      next = third.next;
      height = scale(third);
    }
  }
  if (height !== null && (height < 6 || height > 40)) height = null;
  if (isProduct(tokens, index, next, a, b, units.includes('ft') || metric)) {
    return { mark: { kind: 'word', text: 'product size' }, next };
  }
  if (a < b) [a, b] = [b, a];
  if (b < 1 || a > 5_000) return { mark: null, next };
  const mark = { kind: 'size' as const, length: a, width: b, height, metric };
  // "12x14 ft room" and "12 x 14 sqft" both end in a unit that says nothing new.
  return { mark, next: at(tokens, next) === 'sqft' ? next + 1 : next };
};
