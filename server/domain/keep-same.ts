// Entries that did not change from one list to the next stay the very same: what was worked out of one need not be again.
import { isSame } from './is-same.ts';

interface Listed {
  readonly id: string;
}

/** `after`, with the very entry of `before` in place of one that equals it under the same id. */
export const keepSame = <Entry extends Listed>(
  before: readonly Entry[],
  after: readonly Entry[],
): Entry[] => {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return after.map((entry) => {
    const was = known.get(entry.id);
    return was !== undefined && isSame(was, entry) ? was : entry;
  });
};
