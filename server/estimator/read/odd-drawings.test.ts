// DXF drawings as offices and surveyors really hand them over: tags in frames, outlines that do not close, a wrong unit, files that are
// not there. Right values are those of the drawing.
import { describe, expect, it } from 'vitest';
import {
  attribute,
  block,
  box,
  circle,
  type Corner,
  dxf,
  hatch,
  insert,
  leader,
  line,
  mtext,
  multileader,
  outline,
  reference,
  room,
  spline,
  text,
} from '../../infra/media/testing/drawings.ts';
import { useTestPlans } from '../testing/test-plans.ts';

const { planOf, notesOf, roomsOf } = useTestPlans();

const KITCHEN = room('KITCHEN', [0, 0], [168, 138]);
const BATH = room('BATH', [180, 0], [96, 60]);

/** A tag of three lines. */
const tag = ([name, number, area]: readonly [string, string, string], [x, y]: Corner) =>
  insert('TAG', [x, y], {
    attributes: [
      attribute('NAME', name, [x, y + 8], 6),
      attribute('NUMBER', number, [x, y], 6),
      attribute('AREA', area, [x, y - 8], 6),
    ],
  });

describe('a room of a drawing', () => {
  it('has its area by its tag of name, number and area', async () => {
    const drawing = dxf({
      blocks: [block('TAG', outline(box(-20, -10, 40, 30), { layer: '0' }))],
      entities: [
        outline(box(0, 0, 168, 138)),
        outline(box(180, 0, 96, 60)),
        tag(['KITCHEN', '101', '161 SF'], [84, 69]),
        tag(['BATH', '102', '40 SF'], [228, 30]),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([
      ['Kitchen', 14, 11.5, null, 161, 1],
      ['Bathroom', 8, 5, null, 40, 1],
    ]);
  });

  it('keeps its number where it is one of several of its kind', async () => {
    const at: Corner = [30, 70];
    const drawing = dxf({
      entities: [outline(box(0, 0, 120, 120)), text('BEDROOM', at, 8), text('2', [56, 56], 8)],
    });
    expect(await roomsOf(drawing)).toEqual([['Bedroom 2', 10, 10, null, null, 1]]);
  });

  it('has the size that stands in it as a word of its own', async () => {
    const drawing = dxf({
      entities: [
        outline(box(0, 0, 168, 138)),
        text('KITCHEN', [50, 70], 8),
        text(`13'-6" x 11'-0"`, [50, 58], 6),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 13.5, 11, null, null, 1]]);
  });

  it.each([
    ['whose unit is told', { $INSUNITS: 1 }],
    ['whose unit is guessed', { $INSUNITS: 0, $MEASUREMENT: 0 }],
  ])(
    'is measured by its walls and not by the frame of its tag, in a drawing %s',
    async (_what, header) => {
      const framed = (name: string, at: Corner) =>
        outline(box(at[0] - 30, at[1] - 8, 60, 16), { layer: 'ROOM-TAGS' }) +
        mtext(name, at, 7, { layer: 'ROOM-TAGS' });
      const drawing = dxf({
        header,
        entities: [
          outline(box(0, 0, 168, 138), { layer: 'WALLS' }),
          outline(box(180, 0, 96, 72), { layer: 'WALLS' }),
          framed('KITCHEN', [84, 69]),
          framed('BATH', [228, 36]),
        ],
      });
      expect(await roomsOf(drawing)).toEqual([
        ['Kitchen', 14, 11.5, null, null, 1],
        ['Bathroom', 8, 6, null, null, 1],
      ]);
    },
  );

  it('is named by letters that fill the line between two points', async () => {
    const filling = [
      [72, 5],
      [11, 150],
      [21, 60],
    ] as const;
    const drawing = dxf({
      entities: [outline(box(60, 0, 100, 160)), text('STUDY', [70, 60], 8, { more: filling })],
    });
    expect(await roomsOf(drawing)).toEqual([['Study', 13.33, 8.33, null, null, 1]]);
  });

  it.each([
    ['that misses its beginning by half an inch', [...box(0, 0, 168, 138), [0, 0.5]], 'WALLS'],
    ['without its last side, on a layer of rooms', box(0, 0, 168, 138), 'A-AREA'],
  ] as const)('is one by a line %s', async (_what, corners, layer) => {
    const drawing = dxf({
      entities: [outline(corners, { layer, isOpen: true }), mtext('KITCHEN', [84, 69], 8)],
    });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
  });

  it('is none by a line about three of its sides, on any layer', async () => {
    const walls = outline(box(0, 0, 168, 138), { layer: 'WALLS', isOpen: true });
    const drawing = dxf({ entities: [walls, mtext('KITCHEN', [84, 69], 8)] });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', null, null, null, null, 1]]);
  });

  it('may be round', async () => {
    // A circle of 10 ft across, and a curve drawn to a square of 20 ft, which halfway along its sides is at 44/48 of them.
    const about = box(300, -120, 240, 240);
    const drawing = dxf({
      entities: [
        circle([0, 0], 60, { layer: 'ROOMS' }),
        mtext('FOYER', [0, 0], 8),
        spline([...about, ...about.slice(0, 3)], { layer: 'ROOMS' }),
        mtext('SUNROOM', [420, 0], 8),
      ],
    });
    const [foyer, sunroom] = await roomsOf(drawing);
    expect(foyer).toEqual(['Foyer', 10, 10, null, 78, 1]);
    expect(sunroom?.[0]).toBe('Sunroom');
    expect(sunroom?.[1]).toBeCloseTo((20 * 44) / 48, 0);
  });

  it.each(['OUTLINE', 'EDGES'] as const)('may be a hatch, told by its %s', async (by) => {
    const filled = hatch(box(0, 0, 168, 138), { layer: 'FLOORS', by });
    const drawing = dxf({ entities: [filled, BATH, mtext('KITCHEN', [84, 69], 8)] });
    expect(await roomsOf(drawing)).toEqual([
      ['Kitchen', 14, 11.5, null, null, 1],
      ['Bathroom', 8, 5, null, null, 1],
    ]);
  });

  it.each([
    [
      'and stands by it',
      [
        mtext('PANTRY', [290, 60], 8, { more: [[5, '2A']] }),
        leader(
          [
            [200, 30],
            [250, 60],
          ],
          '2A',
        ),
      ],
    ],
    ['and holds it', [multileader('PANTRY', [260, 60], 8, [200, 30])]],
  ])('has the name whose arrow points into it %s', async (_how, named) => {
    const small = outline(box(180, 0, 40, 60));
    expect(await roomsOf(dxf({ entities: [KITCHEN, small, ...named] }))).toEqual([
      ['Kitchen', 14, 11.5, null, null, 1],
      ['Pantry', 5, 3.33, null, null, 1],
    ]);
  });

  it('that has a name keeps it beside a note whose arrow points into it', async () => {
    const drawing = dxf({
      entities: [KITCHEN, multileader('NEW TILE', [190, 60], 8, [100, 30])],
    });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
    expect((await planOf(drawing)).prose).toContain('NEW TILE');
  });

  it('is no table, and keeps its size about one', async () => {
    const named = (name: string, at: Corner, size: Corner, up: number) =>
      outline(box(...at, ...size), { layer: '0' }) +
      mtext(name, [at[0] + size[0] / 2, at[1] + up], 6);
    const drawing = dxf({
      entities: [
        named('DINING', [0, 0], [168, 138], 120),
        named('TABLE', [48, 48], [72, 42], 21),
        named('BEDROOM', [174, 0], [144, 144], 20),
        named('CLO.', [174, 40], [72, 72], 36),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([
      ['Closet', 6, 6, null, null, 1],
      ['Dining room', 14, 11.5, null, null, 1],
      ['Bedroom', 12, 12, null, null, 1],
    ]);
  });

  it('has its openings counted where their line is longer than it is wide, at the edge of the sheet', async () => {
    const drawing = dxf({
      blocks: [block('DOOR', line([0, 0], [36, 0])), block('WINDOW', line([0, 0], [48, 0]))],
      entities: [
        KITCHEN,
        room('DEN', [174, 0], [84, 138]),
        insert('DOOR', [190, 0]),
        insert('WINDOW', [190, 138]),
      ],
    });
    const { rooms } = await planOf(drawing);
    expect(rooms.map(({ name, floorSf, openings }) => [name, floorSf, openings])).toEqual([
      ['Kitchen', null, { doors: 0, windows: 0, sf: 0 }],
      ['Den', null, { doors: 1, windows: 1, sf: 36 }],
    ]);
  });

  it('keeps its size beside a dimension that runs through its words', async () => {
    const drawing = dxf({
      blocks: [block('*D1', mtext(`3'-7"`, [84, 63], 8))],
      entities: [KITCHEN, insert('*D1', [0, 0]).replace('INSERT', 'DIMENSION')],
    });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
  });
});

describe('windows of a drawing', () => {
  const pane = ([x, y]: Corner, [toX, toY]: Corner) =>
    line([x, y], [toX, toY], { layer: 'A-GLAZ' });

  it('that are lines on their layer, or an outline, are as wide as those', async () => {
    const drawing = dxf({
      entities: [
        KITCHEN,
        ...[-6, -3, 0].map((y) => pane([40, y], [88, y])),
        pane([40, -6], [40, 0]),
        pane([88, -6], [88, 0]),
        outline(box(110, 138, 36, 6), { layer: 'WINDOWS' }),
        // Too far from the walls, and deeper than a wall.
        pane([60, 30], [120, 30]),
        outline(box(-30, 60, 60, 60), { layer: 'WINDOWS' }),
      ],
    });
    const { rooms } = await planOf(drawing);
    expect(rooms.map(({ openings }) => openings)).toEqual([{ doors: 0, windows: 2, sf: 28 }]);
  });

  it('are not their tags', async () => {
    const drawing = dxf({
      blocks: [block('WINDOW TAG', circle([0, 0], 9)), block('DOOR', line([0, 0], [36, 0]))],
      entities: [KITCHEN, insert('WINDOW TAG', [60, 138]), insert('DOOR', [40, 0])],
    });
    const { rooms } = await planOf(drawing);
    expect(rooms.map(({ openings }) => openings)).toEqual([{ doors: 1, windows: 0, sf: 20 }]);
  });
});

describe('a drawing that says a unit in which its rooms are none', () => {
  it.each([
    ['millimeters', 4, 'inches', 1],
    ['meters', 6, 'millimeters', 25.4],
    ['inches', 1, 'millimeters', 25.4],
  ])('of %s is measured in the one that fits, and says so', async (told, unit, taken, by) => {
    const drawing = dxf({
      header: { $INSUNITS: unit },
      entities: [
        room('KITCHEN', [0, 0], [168 * by, 138 * by]),
        room('DEN', [174 * by, 0], [120 * by, 138 * by]),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([
      ['Kitchen', 14, 11.5, null, null, 1],
      ['Den', 11.5, 10, null, null, 1],
    ]);
    expect(await notesOf(drawing)).toContain(
      `The drawing says that it is drawn in ${told}, in which its rooms have no size of rooms; it is measured in ${taken}.`,
    );
  });

  it('is measured in the one in which it is as large as is written into it', async () => {
    // Told as centimeters, in which 120 x 120 is a closet of 4 ft.
    const drawing = dxf({
      header: { $INSUNITS: 5 },
      entities: [
        outline(box(0, 0, 120, 120)),
        text('DEN', [40, 70], 8),
        text(`10'-0" x 10'-0"`, [30, 58], 6),
        room('HALL', [126, 0], [48, 120]),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([
      ['Den', 10, 10, null, null, 1],
      ['Hallway', 10, 4, null, null, 1],
    ]);
    expect(await notesOf(drawing)).toEqual([expect.stringMatching(/it is measured in inches\.$/)]);
  });

  it.each([
    ['where two fit', [room('KITCHEN', [0, 0], [240, 240]), room('DEN', [250, 0], [240, 240])]],
    ['where it is about one outline alone', [KITCHEN]],
  ])('is not measured %s, and says so', async (_where, entities) => {
    const drawing = dxf({ header: { $INSUNITS: 4 }, entities });
    expect((await roomsOf(drawing))[0]).toEqual(['Kitchen', null, null, null, null, 1]);
    expect(await notesOf(drawing)).toContainEqual(
      expect.stringMatching(/drawn in millimeters, .*; none is measured\. Set its units/),
    );
  });
});

describe('what a drawing shows beside its rooms', () => {
  it('is told where it stands in another file', async () => {
    const blocks = [reference('HOUSE', String.raw`..\xrefs\A-101 house.dwg`)];
    const drawing = dxf({ blocks, entities: [insert('HOUSE', [0, 0]), KITCHEN] });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
    expect(await notesOf(drawing)).toEqual([
      'The drawing shows another file, which is not part of it and not read: A-101 house.dwg.',
    ]);
  });

  it('is asked for where all of it stands in other files', async () => {
    const drawing = dxf({
      blocks: [reference('HOUSE', 'house.dwg')],
      entities: [insert('HOUSE', [0, 0])],
    });
    await expect(roomsOf(drawing)).rejects.toThrow(/shows other files, .*: house\.dwg\. Bind them/);
  });

  it('is no room where it is the outline of the dwelling, which is told', async () => {
    const drawing = dxf({
      entities: [
        KITCHEN,
        room('DEN', [174, 0], [120, 138]),
        outline(box(-6, -6, 306, 190)),
        mtext('UNIT A', [60, 160], 8),
      ],
    });
    expect((await roomsOf(drawing)).map(([name]) => name)).toEqual(['Kitchen', 'Den']);
    expect(await notesOf(drawing)).toEqual(['1 outline is about other rooms and no room: UNIT A.']);
  });

  it.each([
    ['their sizes', [`7'-0" x 5'-0"`, `12'-0" x 10'-0"`]],
    ['no sizes', []],
  ])('is no room where it is a story with the names of its rooms and %s', async (_what, sizes) => {
    const names = ['KITCHEN', 'ENTRY', 'PANTRY', 'BEDROOM 1', 'BATH', 'DEN'];
    const labels = names.map((name, at) => {
      const [x, y]: Corner = [80 + (at % 3) * 160, at < 3 ? 80 : 200];
      return mtext(name, [x, y], 8) + (sizes[at] ? mtext(sizes[at], [x, y - 12], 6) : '');
    });
    const footprint = outline(box(0, 0, 480, 320), { layer: 'A-FOOTPRINT' });
    const drawing = dxf({ entities: [footprint, ...labels] });
    const rooms = await roomsOf(drawing);
    expect(rooms).toHaveLength(6);
    expect(rooms).toContainEqual(
      sizes.length > 0 ? ['Kitchen', 7, 5, null, null, 1] : ['Kitchen', null, null, null, null, 1],
    );
    expect(await notesOf(drawing)).not.toContainEqual(expect.stringMatching(/Far from/));
  });

  it('is read where it is a name beside the rooms that are measured, or beside such a name', async () => {
    const drawing = dxf({
      entities: [KITCHEN, mtext('BEDROOM 2', [400, 69], 8), mtext('BATH', [650, 69], 8)],
    });
    expect((await roomsOf(drawing)).map(([name]) => name)).toEqual([
      'Kitchen',
      'Bedroom 2',
      'Bathroom',
    ]);
  });

  it('is told where it is drawn as what is demolished', async () => {
    const drawing = dxf({
      entities: [KITCHEN, room('PORCH', [0, 144], [120, 96], { layer: 'A-AREA-DEMO' })],
    });
    expect((await roomsOf(drawing)).map(([name]) => name)).toEqual(['Porch', 'Kitchen']);
    expect(await notesOf(drawing)).toEqual([
      '1 room is drawn on a layer of what is demolished: PORCH.',
    ]);
  });

  it('is told where it is a name far from the rooms that are measured', async () => {
    const drawing = dxf({
      entities: [KITCHEN, mtext('BEDROOM 2', [900, 69], 8), mtext('GENERAL NOTES', [900, 500], 20)],
    });
    expect(await notesOf(drawing)).toEqual([
      'Far from the measured rooms stand names that are not read: BEDROOM 2.',
    ]);
  });

  it('is read to the last word where nothing is measured', async () => {
    const drawing = dxf({
      entities: [text('KITCHEN', [0.1, 0.3], 8), text('BATH', [180.7, 40.1], 8)],
    });
    expect((await roomsOf(drawing)).map(([name]) => name)).toEqual(['Bathroom', 'Kitchen']);
  });
});
