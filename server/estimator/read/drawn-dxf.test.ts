// DXF drawings, from their bytes to the rooms that are priced.
import { describe, expect, it } from 'vitest';
import {
  arc,
  block,
  box,
  dxf,
  insert,
  layer,
  line,
  mtext,
  outline,
  room,
  text,
  walls,
} from '../../infra/media/testing/drawings.ts';
import { useTestPlans } from '../testing/test-plans.ts';

const { planOf, notesOf, roomsOf } = useTestPlans();

const KITCHEN = room('KITCHEN', [0, 0], [168, 138]);

describe('a DXF drawing', () => {
  it('gives the rooms whose names stand inside closed outlines, with their sides', async () => {
    const drawing = dxf({ entities: [KITCHEN, room('W.C.', [180, 0], [60, 96])] });
    expect(await roomsOf(drawing)).toEqual([
      ['Kitchen', 14, 11.5, null, null, 1],
      ['Toilet', 8, 5, null, null, 1],
    ]);
  });

  it.each([
    ['inches', { $INSUNITS: 1 }, 1],
    ['feet', { $INSUNITS: 2 }, 1 / 12],
    ['millimeters', { $INSUNITS: 4 }, 25.4],
    ['centimeters', { $INSUNITS: 5 }, 2.54],
    ['meters', { $INSUNITS: 6 }, 0.0254],
    ['no unit, with lengths in feet and inches', { $INSUNITS: 0, $LUNITS: 4 }, 1],
    ['no unit, in a metric drawing', { $INSUNITS: 0, $MEASUREMENT: 1 }, 25.4],
    ['no unit, in an English drawing of feet', { $INSUNITS: 0, $MEASUREMENT: 0 }, 1 / 12],
  ])('is measured in %s', async (_unit, header, by) => {
    const entities = [room('KITCHEN', [0, 0], [168 * by, 138 * by])];
    expect(await roomsOf(dxf({ header, entities }))).toEqual([
      ['Kitchen', 14, 11.5, null, null, 1],
    ]);
  });

  it('is asked for its unit where none fits', async () => {
    const drawing = dxf({ header: { $INSUNITS: 0 }, entities: [room('HALL', [0, 0], [9e5, 9e5])] });
    await expect(roomsOf(drawing)).rejects.toThrow(/does not say in which unit/);
  });

  it('leaves out what is off, frozen, invisible or on paper', async () => {
    const at = (index: number) => [index * 200, 0] as const;
    const drawing = dxf({
      layers: [layer('OFF', 0, -7), layer('ICE', 1)],
      blocks: [block('B', room('DEN', [0, 0], [120, 120], { layer: '0' }))],
      entities: [
        KITCHEN,
        room('BATH', at(1), [60, 96], { layer: 'OFF' }),
        room('OFFICE', at(2), [120, 120], { layer: 'ICE' }),
        room('FOYER', at(3), [120, 120], { more: [[60, 1]] }),
        room('LAUNDRY', at(4), [120, 120], { more: [[67, 1]] }),
        insert('B', at(5), { layer: 'ICE' }),
        insert('B', at(6), { layer: 'OFF' }),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
  });

  it('puts blocks where they stand: in rows, turned, mirrored and scaled', async () => {
    const drawing = dxf({
      blocks: [
        block('ROOM', room('BEDROOM', [0, 0], [144, 120], { layer: '0' })),
        block('WING', insert('ROOM', [0, 0])),
      ],
      entities: [
        // Two columns and one row.
        insert('WING', [0, 0], {
          more: [
            [70, 2],
            [44, 300],
          ],
        }),
        insert('ROOM', [0, 400], {
          more: [
            [50, 90],
            [41, 2],
            [42, 1],
          ],
        }),
        insert('ROOM', [900, 400], { more: [[41, -1]] }),
        insert('ROOM', [-1300, 400], { more: [[230, -1]] }),
      ],
    });
    const rooms = await roomsOf(drawing);
    expect(rooms.map(([, length, width]) => [length, width])).toEqual(
      expect.arrayContaining([
        [12, 10],
        [24, 10],
      ]),
    );
    expect((await planOf(drawing)).rooms.map(({ name }) => name)).toHaveLength(5);
  });

  it('numbers rooms of equal names, as flats have them', async () => {
    const flat = [
      room('KITCHEN', [0, 0], [144, 120], { layer: '0' }),
      room('BATH', [150, 0], [96, 60], { layer: '0' }),
    ];
    const drawing = dxf({
      blocks: [block('FLAT', ...flat)],
      entities: [insert('FLAT', [0, 0]), insert('FLAT', [900, 0], { more: [[41, -1]] })],
    });
    expect((await planOf(drawing)).rooms.map(({ name }) => name)).toEqual([
      'Kitchen',
      'Kitchen 2',
      'Bathroom',
      'Bathroom 2',
    ]);
  });

  it('measures walls that bulge', async () => {
    // A bay of half a circle, 10 ft across, on a room of 10 x 10 ft.
    const bay = outline(box(0, 0, 120, 120), { bulges: { 1: 1 } }) + mtext('DEN', [60, 60], 8);
    const [[name, length, width, , area] = []] = await roomsOf(dxf({ entities: [bay] }));
    expect([name, length, width]).toEqual(['Den', 15, 10]);
    expect(area).toBeCloseTo(100 + 12.5 * Math.PI, -0.5);
  });

  it.each([
    ['as it is drawn', []],
    ['seen from below, which moves no corner of theirs', [[230, -1]] as const],
  ])('measures between walls of double lines, %s', async (_how, more) => {
    const half = Math.SQRT1_2;
    const about = walls(
      [
        [
          [0, 0],
          [half, half],
        ],
        [
          [168, 0],
          [-half, half],
        ],
        [
          [168, 138],
          [-half, -half],
        ],
        [
          [0, 138],
          [half, -half],
        ],
      ],
      6,
      { more },
    );
    const drawing = dxf({ entities: [about, mtext('KITCHEN', [84, 69], 8)] });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
  });

  it('reads lettering with its codes: stacked fractions, fonts, lines, signs', async () => {
    const words = String.raw`{\fArial|b1;\H8;LIVING ROOM}\P12'-6{\H0.7x;\S1/2;}" x 10'-0"`;
    const drawing = dxf({ entities: [outline(box(0, 0, 150, 120)), mtext(words, [75, 60], 8)] });
    // What somebody wrote into the room goes before what is measured.
    expect(await roomsOf(drawing)).toEqual([['Living room', 12.54, 10, null, null, 1]]);
  });

  it('takes lettering without outlines as it stands', async () => {
    const drawing = dxf({
      entities: [
        line([0, 0], [168, 0]),
        text('DINING ROOM', [40, 80], 8),
        text(`11'-0" x 12'-0"`, [40, 68], 8),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([['Dining room', 12, 11, null, null, 1]]);
  });

  it('keeps the sizes of rooms through which the words and figures of others run', async () => {
    const drawing = dxf({
      entities: [
        KITCHEN,
        // Its middle is outside; it ends in the middle of the room.
        text('BRACED WALL PANEL ABOVE', [-100, 62], 12),
        text(`22'-8"`, [-40, 70], 40),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
    expect((await planOf(drawing)).prose).toContain('BRACED WALL PANEL ABOVE');
  });

  it('gives the word to the room about it, not to the house or the island', async () => {
    const drawing = dxf({
      layers: [layer('A-FURN'), layer('A-WALL')],
      entities: [
        outline(box(-200, -200, 800, 800), { layer: 'A-WALL' }),
        outline(box(0, 0, 168, 138), { layer: 'A-WALL' }),
        outline(box(60, 50, 60, 36), { layer: 'A-FURN' }),
        mtext('KITCHEN', [84, 68], 8),
      ],
    });
    expect(await roomsOf(drawing)).toEqual([['Kitchen', 14, 11.5, null, null, 1]]);
  });
});

/** A door of 36 inches: its leaf stands open, its swing ends in the wall. */
const leaf = ([x, y]: readonly [number, number], on = 'A-DOOR') =>
  line([x, y], [x, y + 36], { layer: on }) + arc([x, y], 36, 0, 90, { layer: on });

describe('doors and windows of a DXF drawing', () => {
  const openingsOf = async (...entities: string[]) =>
    (await planOf(dxf({ blocks: BLOCKS, entities }))).rooms.map(({ name, openings }) => [
      name,
      openings,
    ]);
  const BLOCKS = [
    block('DOOR-36', line([0, 0], [0, 36]), arc([0, 0], 36, 0, 90)),
    block('FRENCH DOOR', arc([0, 0], 30, 0, 90), arc([60, 0], 30, 90, 180)),
    block('DOOR-30', line([0, 0], [0, 30]), arc([0, 0], 30, 0, 90)),
    block(
      'DOUBLE DOOR',
      insert('DOOR-30', [0, 0]),
      insert('DOOR-30', [60, 0], { more: [[41, -1]] }),
    ),
    block('WIN_48', line([0, -2], [48, -2]), line([0, 2], [48, 2])),
    block('SINK', arc([0, 0], 30, 0, 90)),
    block('OUTDOOR KITCHEN', line([40, 0], [100, 0]), line([40, 20], [100, 20])),
    block('DOORS AND WINDOWS', insert('DOOR-36', [40, 0]), insert('WIN_48', [100, 0])),
    block('ALL DOORS', leaf([10, 0], '0'), leaf([60, 0], '0'), leaf([110, 0], '0')),
    block('XREF', leaf([40, 0]), line([0, 0], [9, 9], { layer: 'A-WALL' }).repeat(1_001)),
  ];
  /** 3 ft, 5 ft and 4 ft wide; 6'-8" and 4 ft high. */
  const [DOOR, FRENCH, WINDOW] = [20, 33, 16];

  it('are as wide as they are drawn, in the walls of their rooms', async () => {
    const den = room('DEN', [174, 0], [120, 138]);
    const door = insert('DOOR-36', [171, 40], { more: [[50, 90]] });
    const found = await openingsOf(KITCHEN, den, door, insert('WIN_48', [30, 141]));
    expect(found).toEqual([
      ['Kitchen', { doors: 1, windows: 1, sf: DOOR + WINDOW }],
      ['Den', { doors: 1, windows: 0, sf: DOOR }],
    ]);
  });

  it('are found by their swing where they are no block', async () => {
    expect(await openingsOf(KITCHEN, leaf([40, 0]))).toEqual([
      ['Kitchen', { doors: 1, windows: 0, sf: DOOR }],
    ]);
  });

  it.each([
    ['in one block', [insert('FRENCH DOOR', [40, 0])]],
    ['in two blocks of one', [insert('DOUBLE DOOR', [40, 0])]],
    [
      'in two blocks of one that is drawn twice',
      [insert('DOUBLE DOOR', [40, 0]), insert('DOUBLE DOOR', [40, 0], { layer: 'A-DOOR' })],
    ],
    ['in no block', [arc([40, 0], 30, 0, 90), arc([100, 0], 30, 90, 180)]],
  ])('of two leaves %s are one', async (_what, entities) => {
    expect(await openingsOf(KITCHEN, ...entities)).toEqual([
      ['Kitchen', { doors: 1, windows: 0, sf: FRENCH }],
    ]);
  });

  it.each([
    ['with a post between them', [insert('DOOR-36', [40, 0]), insert('DOOR-36', [80, 0])]],
    [
      'in two walls that meet',
      [insert('DOOR-36', [0, 0]), insert('DOOR-36', [0, 36], { more: [[50, -90]] })],
    ],
  ])('%s are two', async (_what, entities) => {
    expect(await openingsOf(KITCHEN, ...entities)).toEqual([
      ['Kitchen', { doors: 2, windows: 0, sf: 2 * DOOR }],
    ]);
  });

  it('that hold blocks in blocks without end harm nothing', async () => {
    const drawing = dxf({
      blocks: [
        ...BLOCKS,
        ...Array.from({ length: 20_000 }, (_, at) =>
          block(`DOOR ${at}`, insert(`DOOR ${at + 1}`, [0, 0])),
        ),
      ],
      entities: [KITCHEN, insert('DOOR-36', [40, 0]), insert('DOOR 0', [0, 0])],
    });
    const { rooms } = await planOf(drawing);
    expect(rooms[0]?.openings).toEqual({ doors: 1, windows: 0, sf: DOOR });
  });

  it.each([
    ['doors', insert('ALL DOORS', [0, 0]), { doors: 3, windows: 0, sf: 3 * DOOR }],
    [
      'doors and windows',
      insert('DOORS AND WINDOWS', [0, 0]),
      { doors: 1, windows: 1, sf: DOOR + WINDOW },
    ],
    [
      'all of a plan, on a layer of glass',
      insert('XREF', [0, 0], { layer: 'A-GLAZ' }),
      { doors: 1, windows: 0, sf: DOOR },
    ],
  ])('are found in a block of %s', async (_what, entity, openings) => {
    expect(await openingsOf(KITCHEN, entity)).toEqual([['Kitchen', openings]]);
  });

  it('that are mirrored, turned and drawn larger are measured so', async () => {
    const mirrored = insert('DOOR-36', [100, 138], {
      more: [
        [41, -2 / 3],
        [42, -2 / 3],
      ],
    });
    const upright = insert('WIN_48', [0, 30], { more: [[50, 90]] });
    expect(await openingsOf(KITCHEN, mirrored, upright)).toEqual([
      ['Kitchen', { doors: 1, windows: 1, sf: 29 }],
    ]);
  });

  it('that lie in no room’s wall are told, and count for none', async () => {
    const drawing = dxf({
      blocks: BLOCKS,
      entities: [
        KITCHEN,
        insert('DOOR-36', [40, 0]),
        insert('DOOR-36', [80, 60]),
        // The same door once more, as some programs draw it.
        insert('DOOR-36', [80, 60], { layer: 'A-DOOR' }),
        insert('DOOR-36', [20, -80]),
        insert('WIN_48', [60, 190]),
        // Of another drawing on the sheet, and of nothing that is a door.
        insert('WIN_48', [2_000, 60]),
        leaf([60, 60]),
      ],
    });
    expect(await notesOf(drawing)).toEqual([
      "2 doors and 1 window lie in no room's wall and are not counted.",
    ]);
    const { rooms, prose } = await planOf(drawing);
    expect(rooms.map(({ name, openings }) => [name, openings])).toEqual([
      ['Kitchen', { doors: 1, windows: 0, sf: DOOR }],
    ]);
    expect(prose).not.toContain('not counted');
  });

  it.each([
    ['1 door lies in no room\u0027s wall and is not counted.', insert('DOOR-36', [80, 60])],
    ['1 window lies in no room\u0027s wall and is not counted.', insert('WIN_48', [60, 60])],
  ])('%s', async (sentence, fitting) => {
    const drawing = dxf({ blocks: BLOCKS, entities: [KITCHEN, fitting] });
    expect(await notesOf(drawing)).toEqual([sentence]);
  });

  it('say nothing where all are counted', async () => {
    const drawing = dxf({ blocks: BLOCKS, entities: [KITCHEN, insert('DOOR-36', [40, 0])] });
    expect(await notesOf(drawing)).toEqual([]);
  });

  it.each([
    ['in the middle of a room', insert('DOOR-36', [80, 60])],
    ['of furniture', leaf([40, 0], 'A-FURN')],
    ['of a sink', insert('SINK', [120, 0], { layer: 'A-PLUMB' })],
    ['of what stands outdoors', insert('OUTDOOR KITCHEN', [0, 0])],
    ['too narrow for one', arc([40, 0], 8, 0, 90)],
  ])('%s are none', async (_what, entity) => {
    expect(await openingsOf(KITCHEN, entity)).toEqual([['Kitchen', undefined]]);
  });
});
