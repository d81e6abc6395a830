import { expect, it } from 'vitest';
import { isOfRooms, joinRooms, roomGroup, roomHead, roomRank } from './room-groups.ts';

const NINE = Array.from({ length: 9 }, (_, index) => `Room ${index + 1}`);

it('rooms taken together are named once each, and many are counted', () => {
  expect(joinRooms(['Kitchen', 'Bath', 'Kitchen'])).toBe('Kitchen, Bath');
  expect(joinRooms(NINE)).toBe('Room 1, Room 2, Room 3, Room 4, Room 5, Room 6, Room 7 and 2 more');
});

it.each([
  [['Kitchen'], 'Kitchen'],
  [['Kitchen', 'Bath'], 'Bath and Kitchen (shared)'],
  [['Bath', 'Kitchen'], 'Bath and Kitchen (shared)'],
  [['Kitchen', 'Den', 'Bath'], 'Bath, Den, and Kitchen (shared)'],
  [['Kitchen', 'Kitchen'], 'Kitchen'],
  [['Bath, upper floor'], 'Bath, upper floor'],
  [NINE, 'Room 1, Room 2, Room 3, Room 4, Room 5, Room 6, Room 7, and 2 more (shared)'],
  [[], 'Whole job'],
])('lines of %j stand under %j', (rooms, head) => {
  expect(roomHead(rooms)).toBe(head);
});

it('the same rooms in any order are one group, and other rooms are another, however they are written', () => {
  expect(roomGroup(['Kitchen', 'Bath'])).toBe(roomGroup(['Bath', 'Kitchen', 'Bath']));
  expect(roomGroup(['Kitchen', 'Bath'])).not.toBe(roomGroup(['Kitchen, Bath']));
  const others = NINE.with(8, 'Room 10');
  expect(joinRooms(NINE)).toBe(joinRooms(others));
  expect(roomGroup(NINE)).not.toBe(roomGroup(others));
});

it('single rooms come first, then shared ones; the whole job comes last', () => {
  const groups = [[], ['Bath', 'Kitchen'], ['Kitchen'], ['Den', 'Den']];
  expect(groups.map(roomRank)).toEqual([2, 1, 0, 0]);
});

it.each([
  ['KITCHEN', ['Kitchen', 'Living room'], true],
  ['Living room', ['Kitchen', 'Living room'], true],
  ['Kitchen, Living room', ['Kitchen', 'Living room'], true],
  ['Bath', ['Kitchen', 'Living room'], false],
])('a picture of %j beside the lines of %j: %j', (picture, rooms, isShown) => {
  expect(isOfRooms(picture, rooms)).toBe(isShown);
});
