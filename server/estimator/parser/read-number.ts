// Reads one measure that begins at a number: a size, an area, a length, a count, or a figure that is no quantity.
import type { Facts, NewMark } from './marks.ts';
import { readDimensions } from './read-dimensions.ts';
import { at, isInchWord } from './read-length.ts';
import { readSingle } from './read-single.ts';
import { readSize } from './read-size.ts';
import type { MarkReading } from './read-size.ts';
import type { Token } from './tokens.ts';
import { LABELS_BEFORE, SPECIFICATIONS, YEAR_WORDS } from './vocabulary/number-words.ts';
import { ordersCoats, setFact } from './number-facts.ts';
import { isHyphenated, isRating } from './ratings.ts';
import { timeAt } from './times-of-work.ts';

/** "Step 4" is a number; "steps 4" are four. */
const isLabel = (before: Token | undefined): boolean =>
  before !== undefined && LABELS_BEFORE.has(before.text) && before.written === before.text;

const startsLine = (tokens: readonly Token[], index: number): boolean =>
  index === 0 || tokens[index - 1]?.text === '\n';

/** "1972 house": the year and what was built, no place to work on. */
const BUILDING_WORDS = new Set(['house', 'home', 'building', 'condo', 'ranch', 'colonial']);

/** Tons of the largest packaged unit; more is a load of stone. */
const LARGEST_UNIT = 50;
/** Beyond this a bare figure is a price, a code or a number of a house. */
const LARGEST_COUNT = 99_999;

const PIECE_UNITS = new Set(['ea', 'each', 'pc', 'pcs']);

/** Reads the number at `index`; `mark` is null for figures that are no quantity of work. */
export const readNumber = (tokens: readonly Token[], index: number, facts: Facts): MarkReading => {
  const value = tokens[index]?.value ?? 0;
  const after = at(tokens, index + 1);
  const denominator = tokens[index + 2];
  if (after === '/' && denominator?.kind === 'number') {
    if (denominator.value === 12 && value <= 24) facts.pitch = value;
    const next = index + 3;
    return { mark: null, next: isInchWord(tokens, next) ? next + 1 : next };
  }
  if (after === 'percentof' && value > 0 && value < 100)
    return { mark: { kind: 'qualifier', qualifier: `share:${value}` }, next: index + 2 };
  if (after === 'percentof') return { mark: null, next: index + 2 };
  if (after === '%') return { mark: null, next: index + 2 };
  // "5-1/4 base", "3-1/4 mdf": a profile, no count.
  if (
    after === '-' &&
    denominator?.kind === 'number' &&
    at(tokens, index + 3) === '/' &&
    tokens[index + 4]?.kind === 'number'
  )
    return { mark: null, next: isInchWord(tokens, index + 5) ? index + 6 : index + 5 };
  if (after === '-' && denominator?.kind === 'number' && /^\d{3,}$/.test(denominator.text)) {
    return { mark: null, next: index + 3 };
  }
  if (
    [')', '.'].includes(after) &&
    startsLine(tokens, index) &&
    value < 100 &&
    denominator?.kind !== 'number'
  )
    return { mark: null, next: index + 2 };
  const told = readDimensions(tokens, index);
  if (told) return told;
  const size = readSize(tokens, index);
  if (size) return size;
  const single = readSingle(tokens, index);
  if (single) return single;
  if (setFact(facts, after === '-' ? at(tokens, index + 2) : after, value)) {
    return {
      mark: ordersCoats(tokens, index + 1) ? { kind: 'verb', verb: 'paint', weak: false } : null,
      next: index + 2,
    };
  }
  if (
    value >= 1800 &&
    value <= 2035 &&
    Number.isInteger(value) &&
    !(tokens[index]?.text ?? '').includes(',')
  ) {
    const stated = ['is', 'are', 'in', 'since', 'from'].includes(at(tokens, index - 1));
    const near = [at(tokens, index - 1), at(tokens, index - 2), at(tokens, index - 3), after];
    if (near.some((word) => YEAR_WORDS.has(word))) facts.yearBuilt = value;
    const copula = ['is', 'are'].includes(at(tokens, index - 1));
    const dated: NewMark = { kind: 'word', text: copula ? 'years old' : 'dated' };
    // "1962 ranch 1,350 sf": with its area the house is a place of its own.
    const isSized = tokens[index + 2]?.kind === 'number' && at(tokens, index + 3) === 'sqft';
    const skips = BUILDING_WORDS.has(after) && !isSized;
    return { mark: stated ? dated : null, next: index + (skips ? 2 : 1) };
  }
  if (isRating(tokens, index)) return { mark: null, next: index + 2 };
  if (isHyphenated(tokens, index, 'panel')) return { mark: null, next: index + 3 };
  const timed = timeAt(tokens, index);
  if (timed) return timed;
  const specification = after === '-' ? at(tokens, index + 2) : after;
  const ofWindow = specification === 'picture' && at(tokens, index + 2) === 'window';
  if (SPECIFICATIONS.has(specification) && !ofWindow) {
    if (specification === 'ton' && value >= 1 && value <= LARGEST_UNIT) facts.tons ??= value;
    const next = index + (after === '-' ? 3 : 2);
    const aged = ['year', 'yr'].includes(specification) && at(tokens, next) === 'old';
    const copula = tokens
      .slice(Math.max(0, index - 3), index)
      .some(({ text }) => text === 'is' || text === 'are');
    return aged && copula
      ? { mark: { kind: 'word', text: 'years old' }, next: next + 1 }
      : { mark: null, next };
  }
  const labelled = at(tokens, index - 1) === '-' ? tokens[index - 2] : tokens[index - 1];
  if (
    (isLabel(labelled) && (labelled === tokens[index - 1] || labelled?.text === 'r')) ||
    value > LARGEST_COUNT ||
    value <= 0 ||
    !Number.isInteger(value)
  ) {
    return { mark: null, next: index + 1 };
  }
  return PIECE_UNITS.has(after)
    ? { mark: { kind: 'count', value, pieces: true }, next: index + 2 }
    : { mark: { kind: 'count', value }, next: index + 1 };
};
