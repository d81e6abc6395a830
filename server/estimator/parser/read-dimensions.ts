// Reads two lengths told by words: "16 ft long and 9 ft high", "12 ft wide 65 ft long", "30 LF x 9 ft high".
import { at, readLength } from './read-length.ts';
import type { MarkReading } from './read-size.ts';
import type { Token } from './tokens.ts';

const ALONG = new Set(['long', 'wide', 'deep', 'length', 'width', 'across']);
const UP = new Set(['high', 'tall', 'height']);
const JOINS = new Set(['x', 'by', 'and', ',', '-']);
const TIMES = new Set(['x', 'by']);

interface ToldSide {
  feet: number;
  metric: boolean;
  /** The word that says which dimension it is. */
  word: string | null;
  next: number;
}

const readTold = (tokens: readonly Token[], index: number): ToldSide | null => {
  const length = readLength(tokens, index);
  if (!length || length.unit === 'in' || length.unit === 'cm') return null;
  let { next } = length;
  if (at(tokens, next) === 'lf') next += 1;
  if (at(tokens, next) === 'in' && ['length', 'width', 'height'].includes(at(tokens, next + 1)))
    next += 1;
  const word = at(tokens, next);
  const isTold = ALONG.has(word) || UP.has(word);
  return {
    feet: length.feet,
    metric: length.unit === 'm',
    word: isTold ? word : null,
    next: isTold ? next + 1 : next,
  };
};

/** A size whose dimensions are named; `standing` when one of them is a height, so that it is no floor. */
export const readDimensions = (tokens: readonly Token[], index: number): MarkReading | null => {
  const first = readTold(tokens, index);
  if (!first) return null;
  const joint = at(tokens, first.next);
  const second = readTold(tokens, first.next + (JOINS.has(joint) ? 1 : 0));
  if (!second || TIMES.has(at(tokens, second.next))) return null;
  const isSize = TIMES.has(joint)
    ? first.word !== null || second.word !== null
    : first.word !== null && second.word !== null;
  if (!isSize || first.word === second.word) return null;
  const [length, width] = [first.feet, second.feet].toSorted((a, b) => b - a);
  if (length === undefined || width === undefined || width < 1 || length > 5_000) return null;
  const standing = UP.has(first.word ?? '') || UP.has(second.word ?? '');
  return {
    mark: {
      kind: 'size',
      length: standing && UP.has(first.word ?? '') ? second.feet : standing ? first.feet : length,
      width: standing && UP.has(first.word ?? '') ? first.feet : standing ? second.feet : width,
      height: null,
      metric: first.metric,
      ...(standing ? { standing: true as const } : {}),
    },
    next: second.next,
  };
};
