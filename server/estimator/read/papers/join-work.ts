// Puts the work that documents list into the work of the description, so that nothing is priced twice:
// a stated quantity beats the document's, the document's beats one that was worked out or assumed.
import type { Work } from '../../../domain/scope/scope-of-work.ts';
import type { WorkLine } from '../../calculate/work-line.ts';
import { isSameThing, roomsIn, roomsMeet } from './same-thing.ts';

export interface Joined {
  /** Document lines left out, as the description has that work already. */
  known: WorkLine[];
  /** Lines of the description whose quantity gave way. */
  replaced: WorkLine[];
  /** Document lines that count, each with the line it takes the place of; it stands in that line's room where it names none. */
  placed: { line: WorkLine; at: WorkLine | null; isAtRoom: boolean }[];
  /** A quantity that stays keeps the document's age, which nobody stated with it. */
  aged: { line: WorkLine; age: { years: number; source: string } }[];
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

/** @param own lines of the description @param listed lines of the documents */
export const joinWork = (own: readonly WorkLine[], listed: readonly WorkLine[]): Joined => {
  const rivalsOf = (line: WorkLine) => own.filter((other) => isRival(other, line));
  const stays = (rival: WorkLine) => rival.basis === 'STATED' || !isCovered(rival, listed);
  const known = listed.filter((line) => rivalsOf(line).some(stays));
  const taken = listed.filter((line) => !known.includes(line));
  const replaced = own.filter((line) => taken.some((other) => isRival(line, other)));
  const placed = taken.map((line) => {
    const rivals = rivalsOf(line);
    const [first] = rivals;
    const isOneRoom = rivals.every((rival) => rival.room === first?.room);
    return { line, at: first ?? null, isAtRoom: line.room === null && isOneRoom };
  });
  const aged = own.flatMap((line) => {
    if (replaced.includes(line)) return [];
    const { listedAge } = listed.find((other) => other.listedAge && isRival(line, other)) ?? {};
    return listedAge ? [{ line, age: listedAge }] : [];
  });
  return { known, replaced, placed, aged };
};

const worth = (lines: readonly WorkLine[]): number =>
  lines.reduce((sum, { item, quantity }) => sum + quantity * item.costs[1].price, 0);

/** Share of a package's worth from which documents that list it replace the package. */
const LISTED_SHARE = 0.5;

/**
 * What a package of the description would add to work that documents list themselves: a listed roof gets no starter course
 * that nobody asked for. A package is listed where its dearest line is, or half of its worth; amounts told stay.
 */
export const topUpOf = (
  work: readonly Work[],
  own: readonly WorkLine[],
  { known, replaced, placed }: Joined,
): WorkLine[] => {
  const listed = [...known, ...placed.map(({ line }) => line)];
  return work.flatMap((entry) => {
    if (entry.does.kind === 'ROW') return [];
    const lines = own.filter(({ from }) => from.workIds.includes(entry.id));
    const met = lines.filter((line) => listed.some((other) => isRival(line, other)));
    const [dearest] = lines.toSorted((one, other) => worth([other]) - worth([one]));
    const isListed =
      dearest !== undefined && (met.includes(dearest) || worth(met) >= LISTED_SHARE * worth(lines));
    return isListed
      ? lines.filter((line) => line.basis !== 'STATED' && !replaced.includes(line))
      : [];
  });
};
