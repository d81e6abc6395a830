// Names of places: two of one name would be taken for one room.
import type { Place } from '../../domain/scope/scope-of-work.ts';

/** Characters before a number, out of the 120 that a label may have. */
const MOST_BEFORE_NUMBER = 115;

/** `wished`, or with a number behind it where another place has that name: the second "Bedroom" is "Bedroom 2". */
export const ownLabel = (wished: string, others: readonly Place[]): string => {
  const label = wished.trim();
  const taken = new Set(others.map((place) => place.label));
  if (label === '' || !taken.has(label)) return label;
  const start = label.slice(0, MOST_BEFORE_NUMBER);
  const numbered = others.map((_place, index) => `${start} ${index + 2}`);
  return numbered.find((name) => !taken.has(name)) ?? label;
};
