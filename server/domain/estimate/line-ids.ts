// Ids of lines: numbers, given out once.
import type { LineItem } from './estimate.ts';

const LARGEST_ID = 999_999_999;

/** The highest numeric id plus 1; once that would not fit, the lowest free one. */
export const nextLineId = (lines: readonly Pick<LineItem, 'id'>[]): string => {
  const ids = lines.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  const next = ids.reduce((highest, id) => Math.max(highest, id), 0) + 1;
  if (next <= LARGEST_ID) return String(next);
  const taken = new Set(ids);
  let free = 1;
  while (taken.has(free)) free += 1;
  return String(free);
};
