// Counts said behind the thing counted: "x9", "9 of them", and sizes told per piece: "2 @ 11x12".
import type { NewMark } from './marks.ts';
import { readSize } from './read-size.ts';
import type { Token } from './tokens.ts';

interface Repeats {
  marks: NewMark[];
  used: number;
}

const MOST_REPEATED = 20;
const AT = new Set(['@', 'at']);
const RUNS = new Set(['day']);
const BACK = new Set(['them', 'these', 'those', 'each']);

/** Marks for so many of what was named before. */
export const countBehind = (value: number): NewMark[] => [
  { kind: 'word', text: 'times' },
  { kind: 'count', value },
];

/** Marks for a count that looks back, or null when the tokens at `index` are none. */
export const readRepeats = (tokens: readonly Token[], index: number): Repeats | null => {
  const [token, next, third] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (token?.text === 'x' && next?.kind === 'number') {
    if (['day', 'hour', 'hr', 'week', 'month'].includes(third?.text ?? '')) return null;
    if (['in', 'inch', '"', 'ft', "'"].includes(third?.text ?? '')) return null;
    const isSize = tokens[index - 1]?.kind === 'number';
    // "3 dehumidifiers x 5 days": how long each of them runs.
    if (!isSize && RUNS.has(third?.text ?? ''))
      return { marks: [{ kind: 'days', value: next.value }], used: 3 };
    return isSize ? null : { marks: countBehind(next.value), used: 2 };
  }
  if (token?.kind !== 'number') return null;
  if (next?.text === 'of' && BACK.has(third?.text ?? ''))
    return { marks: countBehind(token.value), used: 3 };
  const [size, width] = [tokens[index + 2], tokens[index + 4]];
  if (AT.has(next?.text ?? '') && size?.kind === 'number' && token.value <= MOST_REPEATED) {
    const reading = width ? readSize(tokens, index + 2) : null;
    const { mark } = reading ?? {};
    if (reading && mark?.kind === 'size')
      return {
        marks: Array.from({ length: Math.max(1, token.value) }, () => mark),
        used: reading.next - index,
      };
  }
  return null;
};
