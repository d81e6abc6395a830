// Puts the work that documents list into the work of the description, so that nothing is priced twice:
// a stated quantity beats the document's, the document's beats one that was worked out or assumed.
import type { WorkLine } from '../takeoff/work-line.ts';
import { isSameThing, roomsIn, roomsMeet } from './same-thing.ts';

export interface Joined {
  work: WorkLine[];
  /** Document lines left out, as the description has that work already. */
  known: WorkLine[];
  /** Lines of the description whose quantity gave way. */
  replaced: WorkLine[];
}

const isRival = (own: WorkLine, listed: WorkLine): boolean =>
  isSameThing(own.item, listed.item) && roomsMeet(own.room, listed.room);

/** Whether the document lists all the rooms that a line of the description covers together. */
const isCovered = (own: WorkLine, all: readonly WorkLine[]): boolean => {
  const listed = all.filter((line) => isRival(own, line));
  if (listed.some(({ room }) => room === null)) return true;
  const rooms = new Set(listed.flatMap(({ room }) => roomsIn(room)));
  return roomsIn(own.room).every((room) => rooms.has(room));
};

/** A quantity that stays keeps the document's age, which nobody stated with it. */
const withListedAge = (own: WorkLine, listed: readonly WorkLine[]): WorkLine => {
  const { listedAge } = listed.find((line) => line.listedAge && isRival(own, line)) ?? {};
  return listedAge ? { ...own, listedAge } : own;
};

export const joinWork = (own: readonly WorkLine[], listed: readonly WorkLine[]): Joined => {
  const rivalsOf = (line: WorkLine) => own.filter((other) => isRival(other, line));
  const stays = (rival: WorkLine) => rival.basis === 'STATED' || !isCovered(rival, listed);
  const known = listed.filter((line) => rivalsOf(line).some(stays));
  const taken = listed.filter((line) => !known.includes(line));
  const replaced = own.filter((line) => taken.some((other) => isRival(line, other)));
  const placed = taken.map((line) => {
    const rivals = rivalsOf(line);
    const [first] = rivals;
    const room =
      line.room ?? (rivals.every((rival) => rival.room === first?.room) ? first?.room : null);
    return { line: { ...line, room: room ?? null }, at: first };
  });
  const inPlaceOf = (line: WorkLine) => placed.filter(({ at }) => at === line);
  return {
    work: [
      ...own.flatMap((line) =>
        replaced.includes(line)
          ? inPlaceOf(line).map((entry) => entry.line)
          : [withListedAge(line, listed)],
      ),
      ...placed.filter(({ at }) => at === undefined).map((entry) => entry.line),
    ],
    known,
    replaced,
  };
};
