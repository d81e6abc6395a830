// Reads descriptions of the dwelling and worded numbers; neither is work to do.
import type { Token } from './tokens.ts';
import { NUMBER_WORDS } from './vocabulary/small-words.ts';
import { wordSet } from './language.ts';

const BEDS = new Set(['bed', 'bedroom', 'br', 'bdrm']);
const BATHS = new Set(['bath', 'bathroom', 'ba']);
const DWELLINGS = wordSet('dwellings');

export const smallNumber = (token: Token | undefined): number | undefined => {
  if (!token) return undefined;
  if (token.kind === 'number') return token.value;
  return Object.hasOwn(NUMBER_WORDS, token.text) ? NUMBER_WORDS[token.text] : undefined;
};

/** How many bedrooms and bathrooms the description of `used` tokens tells. */
export const dwellingRooms = (
  tokens: readonly Token[],
  index: number,
  used: number,
): { beds: number | null; baths: number | null } => {
  const countBefore = (names: ReadonlySet<string>): number | null => {
    const at = tokens
      .slice(index, index + used)
      .findIndex(({ text }, i) => i > 0 && names.has(text));
    return at > 0 ? (smallNumber(tokens[index + at - 1]) ?? null) : null;
  };
  return { beds: countBefore(BEDS), baths: countBefore(BATHS) };
};

/** A word for a house or flat. */
export const isDwellingWord = (word: string): boolean => DWELLINGS.has(word);

/** "3 bed 2 bath", "2 br apartment": a description of the dwelling, not rooms to work on. Returns tokens to skip. */
export const dwellingDescription = (tokens: readonly Token[], index: number): number => {
  if (smallNumber(tokens[index]) === undefined) return 0;
  if (BATHS.has(tokens[index + 1]?.text ?? '') && DWELLINGS.has(tokens[index + 2]?.text ?? ''))
    return 2;
  if (!BEDS.has(tokens[index + 1]?.text ?? '')) return 0;
  let next = index + 2;
  while (['/', ',', '-'].includes(tokens[next]?.text ?? '')) next += 1;
  if (smallNumber(tokens[next]) !== undefined && BATHS.has(tokens[next + 1]?.text ?? ''))
    return next + 2 - index;
  const after = tokens[index + 2];
  const isShort = tokens[index + 1]?.written === 'bed' || tokens[index + 1]?.written === 'bd';
  if (isShort && (!after || after.kind === 'stop')) return 2;
  if (DWELLINGS.has(after?.text ?? '')) return 2;
  return after?.kind === 'number' && ['sqft', 'sqm'].includes(tokens[index + 3]?.text ?? '')
    ? 2
    : 0;
};
