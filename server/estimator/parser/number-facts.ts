// Counts that describe the building or its paint: stories, layers, coats.
import type { Facts } from './marks.ts';
import { at } from './read-length.ts';
import type { Token } from './tokens.ts';

/** Notes a count that describes the building; false when the unit says nothing of that kind. */
export const setFact = (facts: Facts, unit: string, value: number): boolean => {
  if (unit === 'story' || unit === 'storey') facts.stories = value;
  else if (unit === 'layer') facts.layers = value;
  else if (unit === 'coat') facts.coats = value;
  else return false;
  return true;
};

/** "Two coats on the walls" orders paint; `index` is that of the coats. */
export const ordersCoats = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === 'coat' && ['on', 'to', 'for', 'over', 'of'].includes(at(tokens, index + 1));
