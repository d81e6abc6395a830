// Numbers in words before a unit or within a size ("fifteen by twenty", "twenty five squares") become figures.
// A lone worded count ("two windows") stays a word; the marks read it.
import type { Token } from './tokens.ts';
import { CARDINALS } from './vocabulary/small-words.ts';

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const UNITS = new Set([
  'foot',
  'ft',
  'sqft',
  'inch',
  'square',
  'lf',
  'yard',
  'sy',
  'cy',
  'meter',
  'm',
]);

interface Worded {
  value: number;
  /** Index behind the last token of the number. */
  next: number;
  words: number;
}

const own = (table: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const readWorded = (tokens: readonly Token[], start: number): Worded | null => {
  let [value, next, words] = [0, start, 0];
  for (; next < tokens.length; next += 1) {
    const text = tokens[next]?.text ?? '';
    const tens = own(TENS, text);
    const small = own(CARDINALS, text);
    if (text === '-' && words > 0) continue;
    if (tens !== undefined && value % 100 === 0) value += tens;
    else if (
      small !== undefined &&
      (words === 0 || value % 100 === 0 || (value % 10 === 0 && small < 10))
    )
      value += small;
    else if (text === 'hundred' && words > 0 && value < 100) value *= 100;
    else if (text === 'thousand' && words > 0 && value < 1_000) value *= 1_000;
    else break;
    words += 1;
  }
  if (words === 0) return null;
  return { value, next: tokens[next - 1]?.text === '-' ? next - 1 : next, words };
};

const unitAt = (tokens: readonly Token[], index: number): boolean =>
  UNITS.has(tokens[index]?.text ?? '') ||
  (tokens[index]?.text === '-' && UNITS.has(tokens[index + 1]?.text ?? ''));

/** The same tokens with measured and many-worded numbers as figures. */
export const withFigures = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (!token) break;
    const worded = token.kind === 'word' ? readWorded(tokens, index) : null;
    const follows = tokens[worded?.next ?? index]?.text;
    const after = worded ? tokens[worded.next + 1] : undefined;
    const before = out.at(-1)?.text;
    const isSide =
      (follows === 'by' &&
        after !== undefined &&
        (after.kind === 'number' || readWorded(tokens, (worded?.next ?? 0) + 1) !== null)) ||
      (before === 'by' && out.at(-2)?.kind === 'number') ||
      (before === 'by' && out.at(-3)?.kind === 'number');
    if (worded && (worded.words > 1 || isSide || unitAt(tokens, worded.next))) {
      const text = String(worded.value);
      out.push({ kind: 'number', text, written: text, value: worded.value });
      index = worded.next;
    } else {
      out.push(token);
      index += 1;
    }
  }
  return out;
};
