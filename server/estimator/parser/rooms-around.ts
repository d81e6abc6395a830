// The rooms that stand around an object so that they are surely its own.
import type { Mark, MarkOf } from './marks.ts';
import type { ReadPlace } from './parsed-place.ts';

/** "5x8 bath with tile floor": the room right before the "with". */
export const hostRoom = (marks: readonly Mark[], index: number): MarkOf<'room'> | null => {
  let i = index - 1;
  while (marks[i]?.kind === 'qualifier' || marks[i]?.kind === 'count') i -= 1;
  const link = marks[i];
  if (link?.kind !== 'break' || link.stop !== 'with') return null;
  const room = marks[i - 1]?.kind === 'size' ? marks[i - 2] : marks[i - 1];
  return room?.kind === 'room' ? room : null;
};

/** "Hallway 4x12 carpet": the room right before the thing, its size between. */
export const roomBefore = (marks: readonly Mark[], index: number): MarkOf<'room'> | null => {
  const before = marks[index - 1];
  const room = before?.kind === 'size' || before?.kind === 'area' ? marks[index - 2] : before;
  return room?.kind === 'room' && room !== before ? room : null;
};

/** "Ceilings of the den and the hall": the room after "of", and those listed with it. */
export const blockOfOwner = (
  marks: readonly Mark[],
  index: number,
  placeOf: (mark: MarkOf<'room'>) => ReadPlace,
): ReadPlace[] => {
  const found: ReadPlace[] = [];
  for (const mark of marks.slice(index + 1)) {
    if (mark.kind === 'object' || mark.kind === 'verb') break;
    if (mark.kind === 'room' && !found.includes(placeOf(mark))) found.push(placeOf(mark));
  }
  return found;
};
