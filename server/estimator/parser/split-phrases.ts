// "Lift 300 sq ft of carpet" is "lift carpet 300 sq ft": an amount inside a known phrase goes behind it.
import { conceptOf } from './concepts/all.ts';
import { PHRASES } from './phrase-book.ts';
import type { Token } from './tokens.ts';

const UNITS = new Set(['sqft', 'lf', 'ft', 'foot', 'square', 'sq', 'sy', 'cy', 'ea']);

const PASSED = new Set(['of', 'the', 'wet', 'our', 'my', 'new', 'old', 'existing', 'interior']);

/** Index behind the amount that begins at `index`; `index` itself when none does. */
const amountEnd = (tokens: readonly Token[], index: number): number => {
  if (tokens[index]?.kind !== 'number') return index;
  let next = index + 1;
  if (UNITS.has(tokens[next]?.text ?? '')) next += 1;
  return next;
};

/** Tokens of the longest phrase looked for behind an amount. */
const LONGEST = 8;
/** Most words of a phrase before the amount. */
const MOST_BEFORE = 3;

/** Work that is named by its verb and its thing and needs more than one row. */
const NAMED_WORK: ReadonlySet<string> = new Set([
  'wall_insulation',
  'INS-BATTCL',
  'stair_carpet',
  'drain_clog',
  'pipe_leak',
]);

/** A piece of work that is a row of its own; "stair 14 steps" and "turn 12 units" are none. */
const isRow = (id: string | undefined): boolean => {
  const concept = id === undefined ? undefined : conceptOf(id);
  if (concept && NAMED_WORK.has(concept.id)) return true;
  return concept?.always === true && concept.pricings.otherwise.codes !== undefined;
};

interface JoinedTokens {
  tokens: Token[];
  next: number;
}

const joinedAt = (tokens: readonly Token[], index: number): JoinedTokens | null => {
  let before = 1;
  while (before < MOST_BEFORE && tokens[index + before]?.kind === 'word') before += 1;
  for (let words = 1; words <= before; words += 1) {
    const from = index + words;
    const to = amountEnd(tokens, from);
    if (to === from) continue;
    let rest = to;
    while (PASSED.has(tokens[rest]?.text ?? '')) rest += 1;
    const whole = [...tokens.slice(index, from), ...tokens.slice(rest, rest + LONGEST)];
    const match = PHRASES.at(whole, 0);
    if (!match || match.length <= words || !isRow(match.meaning.concept)) continue;
    const phrase = whole.slice(0, match.length);
    const amount = tokens.slice(from, to);
    // A bare number counts what stands behind it.
    const isCount = amount.length === 1;
    return {
      tokens: isCount ? [...amount, ...phrase] : [...phrase, ...amount],
      next: rest + match.length - words,
    };
  }
  return null;
};

/** The tokens with amounts taken out of phrases they stand in. */
export const withJoinedPhrases = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const first = tokens[index];
    if (!first) break;
    const joined = first.kind === 'word' ? joinedAt(tokens, index) : null;
    out.push(...(joined?.tokens ?? [first]));
    index = joined?.next ?? index + 1;
  }
  return out;
};
