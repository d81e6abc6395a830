// Finds the places an object in a run of marks belongs to.
import type { Mark, MarkOf } from './marks.ts';
import type { ReadPlace } from './parsed-place.ts';
import { blockOfOwner, hostRoom, roomBefore } from './rooms-around.ts';

/** The places an object belongs to: the block of rooms after it, or the one before when rooms lead. */
export const placesFor = (
  marks: readonly Mark[],
  index: number,
  placeOf: (mark: MarkOf<'room'>) => ReadPlace,
): ReadPlace[] => {
  const blockFrom = (start: number, step: 1 | -1): ReadPlace[] => {
    const found: ReadPlace[] = [];
    for (let i = start; i >= 0 && i < marks.length; i += step) {
      const mark = marks[i];
      if (mark?.kind === 'object' && found.length > 0) break;
      if (mark?.kind === 'room' && !found.includes(placeOf(mark))) found.push(placeOf(mark));
    }
    return found;
  };
  const host = hostRoom(marks, index);
  if (host) return [placeOf(host)];
  const owner = marks[index + 1];
  if (owner?.kind === 'room' && owner.owns === true) return blockOfOwner(marks, index, placeOf);
  const near = roomBefore(marks, index);
  const led = marks.find((mark) => mark.kind === 'room' || mark.kind === 'object');
  if (near && led?.kind === 'object' && led !== marks[index]) return [placeOf(near)];
  const leader = marks.find((mark) => mark.kind === 'room' || mark.kind === 'object');
  const previous = blockFrom(index - 1, -1);
  const next = blockFrom(index + 1, 1);
  if (leader?.kind !== 'room' || previous.length === 0) return next.length > 0 ? next : previous;
  const isLastObject = !marks.slice(index + 1).some((mark) => mark.kind === 'object');
  const follows = marks[index + 1];
  const here =
    follows?.kind === 'break' && follows.stop === 'in' && marks[index + 2]?.kind === 'room';
  if (here) return next;
  return isLastObject ? [...new Set([...previous, ...next])] : previous;
};
