// Lines under the rooms they are done in, the same on the page, on paper and in a workbook. Work that runs through several rooms
// names them all, and nothing tells which part of it is whose: it stands under a head of its own, after the single rooms.
import { isSameRoom } from './same-room.ts';

/** Rooms named one by one; more are counted. */
const MOST_NAMED = 8;

/** Rooms taken together, as a line names them: `Kitchen, Living room`. */
export const joinRooms = (names: readonly string[]): string => {
  const rooms = [...new Set(names)];
  return rooms.length <= MOST_NAMED
    ? rooms.join(', ')
    : `${rooms.slice(0, MOST_NAMED - 1).join(', ')} and ${rooms.length - MOST_NAMED + 1} more`;
};

/** A name begins so; what follows the comma of `Bath, upper floor` does not. */
const NAME = /^[\p{Lu}\p{N}]/u;

/** The rooms that a line names, without those that it only counts. */
export const roomsNamed = (room: string): string[] => {
  const parts = room.replace(/(?<=, .*) and \d+ more$/, '').split(', ');
  return parts.every((part) => NAME.test(part)) ? parts : [room];
};

/** Whether a picture of one room shows something of the line's. */
export const isOfRoom = (picture: string, room: string): boolean =>
  [room, ...roomsNamed(room)].some((name) => isSameRoom(picture, name));

const isShared = (room: string): boolean => roomsNamed(room).length > 1;
const isCounted = (room: string): boolean => room.endsWith(' more');

/** What lines are grouped by: the same rooms in any order are one group. Empty for lines of no room. */
export const roomGroup = (room: string): string =>
  isShared(room) && !isCounted(room) ? joinRooms(roomsNamed(room).toSorted()) : room;

/** Of the lines that stand in no room: permits, haul-off, overhead. */
export const WHOLE_JOB = 'Whole job';

const list = new Intl.ListFormat('en-US');

/** What a group is called: `Kitchen and Living room (shared)`. */
export const roomHead = (group: string): string => {
  if (group === '') return WHOLE_JOB;
  if (!isShared(group)) return group;
  return `${isCounted(group) ? group : list.format(roomsNamed(group))} (shared)`;
};

const rankOf = (group: string): number => (group === '' ? 2 : isShared(group) ? 1 : 0);

/** Single rooms in the order given, then shared ones, then what is of no room. */
export const inRoomOrder = (groups: Iterable<string>): string[] =>
  [...groups].toSorted((one, other) => rankOf(one) - rankOf(other));
