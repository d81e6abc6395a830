import { describe, expect, it } from 'vitest';
import { sheet, parse, short, roomsOf, type Placed } from '../../testing/drawn-plan.ts';

describe('sizes of doors and windows', () => {
  it.each([
    `2'8X6'8`,
    `2'-6" x 6'-8"`,
    `3'-0" x 8'-0"`,
    `8'0X6'8 GLASS SLIDER`,
    `2#6'0X6'8 BI FOLD`,
    `3'-0" x 5'-0" S.H.`,
    `16'-0" x 7'-0" O.H. DOOR`,
  ])('%s are no room, nor that of the room beside it', (size) => {
    const plan = parse(sheet(['CLOSET', 100, 100], [size, 100, 300], ['DEN', 300, 100]));
    expect(plan.rooms.map(short)).toEqual(['Closet -', 'Den -']);
  });

  it.each([`2'8X6'8`, `6'0X6'8 BI FOLD`])('%s below a name do not measure it', (size) => {
    const plan = parse(sheet(['CLOSET', 100, 100], [size, 100, 114]));
    expect(plan.rooms.map(short)).toEqual(['Closet -']);
  });

  it.each([
    [`4'-0" x 8'-0"`, 'Closet 8x4'],
    [`6'-8" x 3'-0"`, 'Closet 6.67x3'],
    [`8'-0" x 6'-8"`, 'Closet 8x6.67'],
  ])('are none where a room is named: %s', (size, room) => {
    const plan = parse(sheet(['CLOSET', 100, 100], [size, 100, 114]));
    expect(plan.rooms.map(short)).toEqual([room]);
  });
});

describe('names and their sizes', () => {
  it('takes the size below a name', () => {
    const plan = parse(
      sheet(
        ['KITCHEN', 100, 100],
        [`12'-0" x 14'-6"`, 100, 114],
        ['BEDROOM 1', 300, 100],
        [`11'-0" x 12'-0"`, 300, 114],
        ['BATH', 100, 200],
        [`5'-0" x 8'-3"`, 100, 214],
      ),
    );
    expect(plan.rooms.map(short)).toEqual([
      'Kitchen 14.5x12',
      'Bedroom 1 12x11',
      'Bathroom 8.25x5',
    ]);
    expect(plan.notes).toEqual([]);
  });

  it.each<[what: string, labels: Placed[], rooms: string[]]>([
    ['on one line', [[`KITCHEN 12' x 14'`, 100, 100]], ['Kitchen 14x12']],
    [
      'above the name',
      [
        [`12' x 14'`, 100, 88],
        ['KITCHEN', 100, 100],
      ],
      ['Kitchen 14x12'],
    ],
    [
      'below a name of two lines',
      [
        ['MASTER', 100, 100],
        ['BEDROOM', 100, 112],
        [`12' x 14'`, 100, 126],
      ],
      ['Master bedroom 14x12'],
    ],
    [
      'below a number of its own',
      [
        ['Bedroom', 100, 100],
        ['2', 100, 112],
        [`12' x 14'`, 100, 126],
      ],
      ['Bedroom 2 14x12'],
    ],
    [
      'nearest, where two are in reach',
      [
        ['HALL', 100, 100],
        [`4' x 9'`, 100, 114],
        ['BATH', 100, 140],
        [`5' x 8'`, 100, 154],
      ],
      ['Hallway 9x4', 'Bathroom 8x5'],
    ],
    [
      'in two units, as one room',
      [
        ['KITCHEN', 100, 100],
        ['3.66m x 4.27m', 100, 114],
        [`12' x 14'`, 100, 128],
      ],
      ['Kitchen 14.01x12.01'],
    ],
    [
      'in two units on one line, in feet',
      [
        ['KITCHEN', 100, 100],
        [`3.66m x 4.27m (12'-0" x 14'-0")`, 100, 114],
      ],
      ['Kitchen 14x12'],
    ],
    [
      'as an area',
      [
        ['KITCHEN', 100, 100],
        ['120 SF', 100, 114],
      ],
      ['Kitchen - 120sf'],
    ],
    [
      'with an area',
      [
        ['KITCHEN', 100, 100],
        [`12' x 10'`, 100, 114],
        ['120 SF', 100, 128],
      ],
      ['Kitchen 12x10 120sf'],
    ],
    ['in square metres', [['KITCHEN 12.5 m²', 100, 100]], ['Kitchen - 134.55sf']],
    [
      'but not the total',
      [
        ['KITCHEN', 100, 100],
        ['TOTAL 1,240 SF', 100, 114],
      ],
      ['Kitchen -'],
    ],
  ])('%s', (_what, labels, rooms) => {
    expect(roomsOf(sheet(...labels))).toEqual(rooms);
  });

  it('keeps apart what stands far away', () => {
    expect(roomsOf(sheet(['KITCHEN', 100, 100], [`12' x 14'`, 500, 100]))).toEqual([
      'Kitchen -',
      'Room 1 14x12',
    ]);
  });

  it('keeps a name it does not know where it knows the others', () => {
    const plan = sheet(
      ['KITCHEN', 100, 100],
      [`12' x 14'`, 100, 114],
      ['ORANGERY', 300, 100],
      [`10' x 11'`, 300, 114],
    );
    expect(roomsOf(plan)).toEqual(['Kitchen 14x12', 'Orangery 11x10']);
  });

  it('takes further sheets for the same rooms', () => {
    const first = sheet(['KITCHEN', 100, 100], [`12' x 14'`, 100, 114], ['BATH 5x8', 300, 100]);
    const ceilingPlan = sheet(['KITCHEN', 100, 100], ['BATH 5x8', 300, 100], ['DEN', 200, 300]);
    expect(roomsOf(first, ceilingPlan)).toEqual(['Kitchen 14x12', 'Bathroom 8x5', 'Den -']);
  });
});

describe('ceiling heights', () => {
  it('of all rooms, and of one', () => {
    const plan = sheet(
      [`CEILING HEIGHT 9'-0" U.N.O.`, 600, 20],
      ['KITCHEN', 100, 100],
      [`12' x 14'`, 100, 114],
      ['LIVING', 300, 100],
      [`15' x 20'`, 300, 114],
      [`12' CLG`, 300, 128],
    );
    expect(roomsOf(plan)).toEqual(['Kitchen 14x12 h9', 'Living room 20x15 h12']);
  });

  it('as a third side', () => {
    expect(roomsOf(sheet([`Kitchen 12' x 14' x 9'`, 100, 100]))).toEqual(['Kitchen 14x12 h9']);
  });
});

describe('units that are not written', () => {
  it.each<[what: string, sizes: [string, string], rooms: string[], says: RegExp | null]>([
    [
      'centimeters',
      ['322 X 347', '406 X 260'],
      ['Kitchen 11.38x10.56', 'Bathroom 13.32x8.53'],
      /centimeters/,
    ],
    [
      'millimeters',
      ['3220 x 3470', '4060 x 2600'],
      ['Kitchen 11.38x10.56', 'Bathroom 13.32x8.53'],
      /millimeters/,
    ],
    [
      'metres beside metres',
      ['3.22 x 3.47', '4.06m x 2.60m'],
      ['Kitchen 11.38x10.56', 'Bathroom 13.32x8.53'],
      /taken as meters/,
    ],
    ['feet', ['12 x 14', '5 x 8.5'], ['Kitchen 14x12', 'Bathroom 8.5x5'], /taken as feet/],
    [
      'feet beside feet',
      ['12 x 14', `5' x 8'`],
      ['Kitchen 14x12', 'Bathroom 8x5'],
      /taken as feet/,
    ],
    [
      'metres with the unit',
      ['3.22 m x 3.47 m', '4 m x 2.6 m'],
      ['Kitchen 11.38x10.56', 'Bathroom 13.12x8.53'],
      /in meters and were converted/,
    ],
  ])('%s', (_what, [kitchen, bath], rooms, says) => {
    const plan = parse(
      sheet(['KITCHEN', 100, 100], [kitchen, 100, 114], ['BATH', 300, 100], [bath, 300, 114]),
    );
    expect(plan.rooms.map(short)).toEqual(rooms);
    expect(plan.notes.join(' ')).toMatch(says ?? /^$/);
  });
});
