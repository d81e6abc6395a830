import { expect, it } from 'vitest';
import {
  inRoomOrder,
  isOfRoom,
  joinRooms,
  roomGroup,
  roomHead,
  roomsNamed,
} from './room-groups.ts';

const NINE = Array.from({ length: 9 }, (_, index) => `Room ${index + 1}`);

it('rooms taken together are told apart again, and many are counted', () => {
  expect(joinRooms(['Kitchen', 'Bath', 'Kitchen'])).toBe('Kitchen, Bath');
  expect(roomsNamed('Kitchen, Bath')).toEqual(['Kitchen', 'Bath']);
  expect(roomsNamed(joinRooms(NINE))).toEqual(NINE.slice(0, 7));
  expect(roomsNamed('Bath, upper floor')).toEqual(['Bath, upper floor']);
  expect(roomsNamed('')).toEqual(['']);
});

it.each([
  ['Kitchen', 'Kitchen'],
  ['Kitchen, Bath', 'Bath and Kitchen (shared)'],
  ['Bath, Kitchen', 'Bath and Kitchen (shared)'],
  ['Kitchen, Den, Bath', 'Bath, Den, and Kitchen (shared)'],
  ['Bath, upper floor', 'Bath, upper floor'],
  [joinRooms(NINE), 'Room 1, Room 2, Room 3, Room 4, Room 5, Room 6, Room 7 and 2 more (shared)'],
  ['', 'Whole job'],
])('lines of %j stand under %j', (room, head) => {
  expect(roomHead(roomGroup(room))).toBe(head);
});

it('single rooms come first, as they came; the whole job comes last', () => {
  expect(inRoomOrder(['', 'Bath, Kitchen', 'Kitchen', 'Den'])).toEqual([
    'Kitchen',
    'Den',
    'Bath, Kitchen',
    '',
  ]);
});

it.each([
  ['KITCHEN', 'Kitchen, Living room', true],
  ['Living room', 'Kitchen, Living room', true],
  ['Kitchen, Living room', 'Kitchen, Living room', true],
  ['Bath', 'Kitchen, Living room', false],
])('a picture of %j beside the lines of %j: %j', (picture, room, isShown) => {
  expect(isOfRoom(picture, room)).toBe(isShown);
});
