// Reads one figure with its unit: an area, a length, a height, roofing squares, cubic yards.
import type { NewMark } from './marks.ts';
import { at, readLength } from './read-length.ts';
import type { MarkReading } from './read-size.ts';
import type { Token } from './tokens.ts';

const SQUARE_METRE = 10.7639;

const HEIGHT_WORDS = new Set(['ceiling', 'tall', 'high', 'height']);

export const readSingle = (tokens: readonly Token[], index: number): MarkReading | null => {
  const token = tokens[index];
  const length = readLength(tokens, index);
  if (!token || !length) return null;
  const { next } = length;
  const unit = at(tokens, index + 1);
  const measure = (mark: NewMark, used = 2): MarkReading => ({ mark, next: index + used });
  if (unit === 'k' && at(tokens, index + 2) === 'sqft')
    return measure({ kind: 'area', value: token.value * 1000 }, 3);
  if (unit === 'sqft') return measure({ kind: 'area', value: token.value });
  if (unit === 'sqm') return measure({ kind: 'area', value: token.value * SQUARE_METRE });
  if (unit === 'sy') return measure({ kind: 'area', value: token.value * 9 });
  if (unit === 'lf') return measure({ kind: 'length', value: token.value });
  const near = tokens.slice(index, index + 6);
  const stop = near.findIndex(({ kind }) => kind === 'stop');
  const ofCarpet = [
    ...tokens.slice(Math.max(0, index - 5), index),
    ...(stop < 0 ? near : near.slice(0, stop)),
  ].some(
    ({ text }) => text === 'carpet' || text === 'turf' || text === 'berber' || text === 'frieze',
  );
  if (ofCarpet && (unit === 'yard' || unit === 'yd'))
    return measure({ kind: 'area', value: token.value * 9 });
  if (unit === 'cy' || unit === 'yard' || unit === 'yd')
    return measure({ kind: 'volume', value: token.value });
  if (
    unit === 'sq' ||
    unit === 'square' ||
    (unit === 'roofing' && at(tokens, index + 2) === 'square')
  ) {
    return measure({ kind: 'squares', value: token.value }, unit === 'roofing' ? 3 : 2);
  }
  if (length.unit === 'ft' || length.unit === 'm') {
    const after = at(tokens, next);
    if (
      length.feet <= 40 &&
      (HEIGHT_WORDS.has(after) ||
        (after === 'wall' &&
          at(tokens, next + 1) !== 'between' &&
          length.feet <= 12 &&
          at(tokens, index - 1) === 'with'))
    ) {
      return { mark: { kind: 'height', value: length.feet }, next: next + 1 };
    }
    if (after === 'of') return { mark: { kind: 'length', value: length.feet }, next: next + 1 };
    return { mark: { kind: 'feet', value: length.feet }, next };
  }
  if (length.unit === 'in') return { mark: { kind: 'inches', value: length.feet * 12 }, next };
  return null;
};
