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
  'day',
  'hour',
  'hr',
  'yd',
  'sqm',
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

const LARGE = new Set(['hundred', 'thousand']);
const A_DOZEN = 12;

const readWorded = (tokens: readonly Token[], start: number): Worded | null => {
  let [value, next, words] = [0, start, 0];
  for (; next < tokens.length; next += 1) {
    const text = tokens[next]?.text ?? '';
    const follows = tokens[next + 1]?.text ?? '';
    // "A hundred", "two hundred and forty".
    if (words === 0 && text === 'a' && LARGE.has(follows)) {
      value = 1;
      words = 1;
      continue;
    }
    const joins =
      text === 'and' &&
      LARGE.has(tokens[next - 1]?.text ?? '') &&
      (own(TENS, follows) ?? own(CARDINALS, follows)) !== undefined;
    if (joins && words > 1) continue;
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
    else if (text === 'dozen' && words > 0 && value < 100) value *= A_DOZEN;
    else break;
    words += 1;
  }
  if (words === 0) return null;
  return { value, next: tokens[next - 1]?.text === '-' ? next - 1 : next, words };
};

const unitAt = (tokens: readonly Token[], index: number): boolean =>
  UNITS.has(tokens[index]?.text ?? '') ||
  (tokens[index]?.text === '-' && UNITS.has(tokens[index + 1]?.text ?? ''));

const figure = (value: number): Token => {
  const text = String(value);
  return { kind: 'number', text, written: text, value };
};

const textsAt = (tokens: readonly Token[], index: number, count: number): string =>
  tokens
    .slice(index, index + count)
    .map(({ text }) => text)
    .join(' ');

interface Figured {
  value: number;
  used: number;
}

/** "2 dozen", "half a dozen", "12 and a half": a figure finished by words. */
const finished = (tokens: readonly Token[], index: number): Figured | null => {
  const token = tokens[index];
  if (token?.kind === 'number' && textsAt(tokens, index + 1, 1) === 'dozen')
    return { value: token.value * A_DOZEN, used: 2 };
  if (token?.kind === 'number' && textsAt(tokens, index + 1, 3) === 'and a half')
    return { value: token.value + 0.5, used: 4 };
  for (const half of ['half a dozen', 'half dozen']) {
    const used = half.split(' ').length;
    if (textsAt(tokens, index, used) === half) return { value: A_DOZEN / 2, used };
  }
  return null;
};

/** "Seven (7) doors": said twice. */
const repeatedAt = (tokens: readonly Token[], index: number, value: number): boolean =>
  textsAt(tokens, index, 3) === `( ${value} )`;

/** The same tokens with measured and many-worded numbers as figures. */
export const withFigures = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (!token) break;
    const whole = finished(tokens, index);
    if (whole) {
      out.push(figure(whole.value));
      index += whole.used;
      continue;
    }
    const worded = token.kind === 'word' ? readWorded(tokens, index) : null;
    if (worded && repeatedAt(tokens, worded.next, worded.value)) {
      out.push(figure(worded.value));
      index = worded.next + 3;
      continue;
    }
    const halved = worded !== null && textsAt(tokens, worded.next, 3) === 'and a half';
    const follows = tokens[worded?.next ?? index]?.text;
    const after = worded ? tokens[worded.next + 1] : undefined;
    const before = out.at(-1)?.text;
    const isSide =
      (follows === 'by' &&
        after !== undefined &&
        (after.kind === 'number' || readWorded(tokens, (worded?.next ?? 0) + 1) !== null)) ||
      (before === 'by' && out.at(-2)?.kind === 'number') ||
      (before === 'by' && out.at(-3)?.kind === 'number');
    if (worded && (worded.words > 1 || halved || isSide || unitAt(tokens, worded.next))) {
      out.push(figure(worded.value + (halved ? 0.5 : 0)));
      index = worded.next + (halved ? 3 : 0);
    } else {
      out.push(token);
      index += 1;
    }
  }
  return out;
};
