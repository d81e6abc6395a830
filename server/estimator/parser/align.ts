// Where in the customer's own text each token stands. Reading rewrites the text many times over; only at the end are the
// tokens laid beside its words again, in their order: equal words first, what was reworded between them.
import type { Span } from './span.ts';
import type { Token } from './tokens.ts';
import { likeness, writtenWords } from './written-words.ts';
import type { WrittenWord } from './written-words.ts';

/** Of each token the index of its word, -1 without one. */
type Matches = Int32Array;

/** Cells of a table of tokens and words; more are matched one after the other. */
const MOST_CELLS = 40_000;
/** Words looked through for the next token where the table would be too large. */
const AHEAD = 40;

interface AlignedPart {
  tokens: readonly [from: number, to: number];
  words: readonly [from: number, to: number];
}

/** Heaviest row of pairs in order; a pair right behind a pair weighs more, so that phrases stay together. */
const matchTable = (
  tokens: readonly Token[],
  words: readonly WrittenWord[],
  { tokens: [a, b], words: [c, d] }: AlignedPart,
  matches: Matches,
): void => {
  const [rows, width] = [b - a + 1, d - c + 1];
  const best = new Int32Array(rows * width);
  const paired = new Uint8Array(rows * width);
  for (let i = 1; i < rows; i += 1) {
    const token = tokens[a + i - 1];
    for (let j = 1; j < width; j += 1) {
      const at = i * width + j;
      const word = words[c + j - 1];
      const left = best[at - 1] ?? 0;
      const above = best[at - width] ?? 0;
      const like = token && word ? likeness(token, word) : 0;
      const joined = (paired[at - width - 1] ?? 0) === 1 ? 1 : 0;
      const pair = like === 0 ? -1 : (best[at - width - 1] ?? 0) + 2 * like + joined;
      best[at] = Math.max(left, above, pair);
      if (pair >= 0 && pair === best[at]) paired[at] = 1;
    }
  }
  let [i, j] = [rows - 1, width - 1];
  while (i > 0 && j > 0) {
    const at = i * width + j;
    if (paired[at] === 1) {
      matches[a + i - 1] = c + j - 1;
      i -= 1;
      j -= 1;
    } else if ((best[at - 1] ?? 0) >= (best[at - width] ?? 0)) j -= 1;
    else i -= 1;
  }
};

const matchInTurn = (
  tokens: readonly Token[],
  words: readonly WrittenWord[],
  { tokens: [a, b], words: [c, d] }: AlignedPart,
  matches: Matches,
): void => {
  let next = c;
  for (let i = a; i < b; i += 1) {
    const token = tokens[i];
    for (let j = next; token && j < Math.min(d, next + AHEAD); j += 1) {
      const word = words[j];
      const like = word ? likeness(token, word) : 0;
      // A comma is the next one or none.
      if (like < 4 && !(like === 1 && j === next)) continue;
      matches[i] = j;
      next = j + 1;
      break;
    }
  }
};

/** Two neighbors that stand once in the tokens and once in the text. */
const anchors = (tokens: readonly Token[], words: readonly WrittenWord[]): [number, number][] => {
  const once = (keys: readonly string[]): Map<string, number> => {
    const found = new Map<string, number>();
    for (let i = 0; i + 1 < keys.length; i += 1) {
      const key = `${keys[i]} ${keys[i + 1]}`;
      found.set(key, found.has(key) ? -1 : i);
    }
    return found;
  };
  const inText = once(words.map(({ key }) => key));
  const pairs: [number, number][] = [];
  for (const [key, token] of once(tokens.map(({ text }) => text))) {
    const word = inText.get(key) ?? -1;
    if (token >= 0 && word >= 0) pairs.push([token, word]);
  }
  return increasing(pairs.toSorted(([a], [b]) => a - b));
};

/** The longest row of pairs that rises in both. */
const increasing = (pairs: readonly [number, number][]): [number, number][] => {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length);
  pairs.forEach(([, word], index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < word) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const row: [number, number][] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair) row.push(pair);
  }
  return row.toReversed();
};

const matched = (tokens: readonly Token[], words: readonly WrittenWord[]): Matches => {
  const matches = new Int32Array(tokens.length).fill(-1);
  const whole: AlignedPart = { tokens: [0, tokens.length], words: [0, words.length] };
  const isSmall = tokens.length * words.length <= MOST_CELLS;
  const fixed: [number, number][] = isSmall ? [] : anchors(tokens, words);
  let [token, word] = [0, 0];
  for (const [nextToken, nextWord] of [...fixed, [tokens.length, words.length] as const]) {
    const part: AlignedPart = { tokens: [token, nextToken], words: [word, nextWord] };
    const cells = (nextToken - token) * (nextWord - word);
    if (cells > 0)
      (cells <= MOST_CELLS ? matchTable : matchInTurn)(
        tokens,
        words,
        isSmall ? whole : part,
        matches,
      );
    if (nextToken < tokens.length) matches[nextToken] = nextWord;
    [token, word] = [nextToken + 1, nextWord + 1];
  }
  return matches;
};

/** Words a moved token is looked for in, before and behind its place. */
const MOVED = 12;
/** More words than these between two that fit were left out, not reworded. */
const REWORDED = 10;
/** With the marks between them. */
const MOST_BETWEEN = 3 * REWORDED;

/**
 * Spans of the tokens in `text`, in linear time; what was reworded has the words between its neighbors, what was added
 * those of the neighbor it was added to. Null where nothing fits.
 */
export const align = (tokens: readonly Token[], text: string): (Span | null)[] => {
  const words = writtenWords(text);
  const matches = matched(tokens, words);
  const taken = new Set(matches);
  const behind = new Int32Array(tokens.length);
  let next = words.length;
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    behind[i] = next;
    if ((matches[i] ?? -1) >= 0) next = matches[i] ?? next;
  }
  let last = -1;
  return tokens.map((token, i): Span | null => {
    const own = matches[i] ?? -1;
    if (own >= 0) last = own;
    const [from, to] = [last + 1, behind[i] ?? words.length];
    const spanOf = (first: number, end: number): Span | null => {
      const [a, b] = [words[first], words[end]];
      return a && b ? { start: a.start, end: b.end } : null;
    };
    if (own >= 0) return spanOf(own, own);
    for (let j = Math.max(0, from - MOVED); j < Math.min(words.length, to + MOVED); j += 1) {
      const word = words[j];
      // A long stretch that was left out is not searched.
      if (j >= from + MOVED && j < to - MOVED) j = to - MOVED;
      if (word && !taken.has(j) && token.kind !== 'stop' && likeness(token, word) > 1) {
        taken.add(j);
        return spanOf(j, j);
      }
    }
    if (to - from > MOST_BETWEEN) return null;
    let [first, end] = [from, to - 1];
    while (first <= end && words[first]?.isStop === true) first += 1;
    while (end >= first && words[end]?.isStop === true) end -= 1;
    if (end - first >= REWORDED) return null;
    if (first <= end) return spanOf(first, end);
    return last >= 0 && words[last]?.isStop !== true ? spanOf(last, last) : spanOf(to, to);
  });
};
