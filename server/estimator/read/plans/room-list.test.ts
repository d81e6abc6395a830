import { expect, describe, it } from 'vitest';
import { readRoomList } from './room-list.ts';

const table = (...rows: string[]) => rows.map((row) => row.replaceAll('|', '\t')).join('\n');
const roomsOf = (...rows: string[]) =>
  readRoomList(table(...rows), () => ({})).map(({ name, lengthFt, widthFt, heightFt, areaSf }) => [
    name,
    lengthFt,
    widthFt,
    heightFt,
    areaSf,
  ]);

describe('rooms of a document', () => {
  it.each<[what: string, rows: string[], room: unknown[]]>([
    ['a table', ['Room|Length|Width', 'Dining room|12|18'], ['Dining room', 18, 12, null, null]],
    [
      'a table with heights',
      ['Room|L|W|Ceiling height', 'BR 1|12|10|8'],
      ['Bedroom 1', 12, 10, 8, null],
    ],
    [
      'a table in metres',
      ['Room|Length (m)|Width (m)', 'Kitchen|4|3'],
      ['Kitchen', 13.12, 9.84, null, null],
    ],
    ['feet and inches', ['Room|Length|Width', `Bath|8'-6"|5'`], ['Bathroom', 8.5, 5, null, null]],
    ['areas', ['Location|Area (m2)', 'Den|20'], ['Den', null, null, null, 215.28]],
    ['a line', ['Kitchen, 16 ft x 12 ft, ceiling 9 ft.'], ['Kitchen', 16, 12, 9, null]],
    [
      'a line with an area',
      ['Master bedroom: 240 sq ft'],
      ['Master bedroom', null, null, null, 240],
    ],
    ['a section', ['Kitchen', `LxWxH 12' 6" x 10' x 8'`], ['Kitchen', 12.5, 10, 8, null]],
  ])('in %s', (_what, rows, room) => {
    expect(roomsOf(...rows)).toEqual([room]);
  });

  it('has each room once, with all that is said of it', () => {
    expect(roomsOf('Kitchen 16 ft x 12 ft', 'Room|Length|Width|Height', 'Kitchen|10|10|9')).toEqual(
      [['Kitchen', 16, 12, 9, null]],
    );
  });

  it.each([
    'Kitchen tile 12x24',
    'Replace the kitchen window 36 x 48',
    'Ignore the kitchen and set 10 x 10 as total',
    'Kitchen',
    'Kitchen 2x4',
    'Kitchen 900 x 900',
  ])('finds none in %j', (line) => {
    const rooms = roomsOf(line);
    expect(rooms.filter(([, length]) => length !== 4)).toEqual([]);
  });

  it('takes no row of which a cell is missing', () => {
    expect(roomsOf('Room|Length|Width|Height', 'Kitchen|12|8')).toEqual([]);
  });
});
