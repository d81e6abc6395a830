// Lines under the rooms they are done in, the same on the page, on paper and in a workbook. Work that runs through several
// rooms has them all. Nothing tells which part of it is whose, so it stands under a head of its own, after the single rooms.
import { madeOnce } from '../made-once.ts';
import { isSameRoom } from './same-room.ts';

/** Rooms named one by one; more are counted. */
const MOST_NAMED = 8;

const named = (rooms: readonly string[]): string[] =>
  rooms.length <= MOST_NAMED
    ? [...rooms]
    : [...rooms.slice(0, MOST_NAMED - 1), `${rooms.length - MOST_NAMED + 1} more`];

const each = (rooms: readonly string[]): string[] => [...new Set(rooms)];

/** Rooms taken together, for people: `Kitchen, Living room`. */
export const joinRooms = (names: readonly string[]): string => {
  const rooms = each(names);
  const [last, ...others] = named(rooms).toReversed();
  return rooms.length <= MOST_NAMED
    ? rooms.join(', ')
    : `${others.toReversed().join(', ')} and ${last}`;
};

/** Whether a picture of one room shows something of a line's. It may have been placed in all of them together. */
export const isOfRooms = (picture: string, rooms: readonly string[]): boolean =>
  [...rooms, joinRooms(rooms)].some((room) => isSameRoom(picture, room));

const inOrder = (rooms: readonly string[]): string[] => each(rooms).toSorted();

/** What lines are grouped by: the same rooms in any order are one group. Empty for lines of no room. */
export const roomGroup = (rooms: readonly string[]): string => inOrder(rooms).join('\n');

/** Head of the lines that stand in no room: permits, haul-off, overhead. */
const WHOLE_JOB = 'Whole job';

const list = madeOnce(() => new Intl.ListFormat('en-US'));

/** What the group of such lines is called: `Kitchen and Living room (shared)`. */
export const roomHead = (rooms: readonly string[]): string => {
  const [first = WHOLE_JOB, ...others] = inOrder(rooms);
  return others.length === 0 ? first : `${list().format(named([first, ...others]))} (shared)`;
};

/** Sort key of a group, lowest first: single rooms, then shared ones, then lines without a room. */
export const roomRank = (rooms: readonly string[]): number =>
  rooms.length === 0 ? 2 : Number(each(rooms).length > 1);
