// Drawings, models and scans of rooms, from their bytes to the rooms that are priced.
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
} from '../../infra/media/testing/drawings.ts';
import { writeZip } from '../../infra/media/decode/write-zip.ts';
import { ifc } from '../../infra/media/testing/models.ts';
import { makePdfPage } from '../../infra/media/testing/papers.ts';
import { useTestReader } from '../../infra/media/testing/reader.ts';
import { rectangle, scannedRoom } from '../../infra/media/testing/room-scans.ts';
import { usdz } from '../../infra/media/testing/usd-scans.ts';
import { readWholePlan } from './whole-plan.ts';

const reader = useTestReader();

const planOf = async (bytes: Buffer | string) => {
  const read = await reader().readPaper(bytes);
  if (read.from !== 'WORDS') throw new Error('A plan has words.');
  return readWholePlan(read.pages).paper;
};

/** Name, sides, ceiling, area, page. */
const roomsOf = async (bytes: Buffer | string) =>
  (await planOf(bytes)).rooms.map(
    ({ name, isUnnamed, lengthFt, widthFt, heightFt, floorSf, place }) => [
      isUnnamed ? null : name,
      lengthFt,
      widthFt,
      heightFt,
      floorSf,
      place.page,
    ],
  );

const KITCHEN = room('KITCHEN', [0, 0], [168, 138]);
/** A hundred columns and a hundred rows. */
const ROWS = [
  [70, 100],
  [71, 100],
] as const;

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

  it('measures walls that bulge', async () => {
    // A bay of half a circle, 10 ft across, on a room of 10 x 10 ft.
    const bay = outline(box(0, 0, 120, 120), { bulges: { 1: 1 } }) + mtext('DEN', [60, 60], 8);
    const [[name, length, width, , area] = []] = await roomsOf(dxf({ entities: [bay] }));
    expect([name, length, width]).toEqual(['Den', 15, 10]);
    expect(area).toBeCloseTo(100 + 12.5 * Math.PI, -0.5);
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

  it.each([
    ['cut off', dxf({ entities: [KITCHEN] }).slice(0, -40), /damaged or cut off/],
    ['without a room', dxf({ entities: [line([0, 0], [9, 9])] }), /No floor plan was found/],
    [
      'with a block of itself',
      dxf({ blocks: [block('A', insert('A', [1, 1]))], entities: [insert('A', [0, 0])] }),
      /No floor plan/,
    ],
    [
      'with a million copies',
      dxf({
        blocks: [block('A', KITCHEN)],
        entities: [
          insert('A', [0, 0], {
            more: [
              [70, 1000],
              [71, 1000],
            ],
          }),
        ],
      }),
      /more than a floor plan needs/,
    ],
    [
      'with rows of rows of what is hidden',
      dxf({
        blocks: [
          block(
            'A',
            ...Array.from({ length: 400 }, () => line([0, 0], [9, 9], { more: [[60, 1]] })),
          ),
          block('B', insert('A', [0, 0], { more: ROWS })),
        ],
        entities: [insert('B', [0, 0], { more: ROWS })],
      }),
      /more than a floor plan needs/,
    ],
    [
      'with 300,001 entities',
      dxf({ entities: [line([0, 0], [9, 9], { more: [[60, 1]] }).repeat(300_001)] }),
      /more than a floor plan needs/,
    ],
    ['in binary', Buffer.from('AutoCAD Binary DXF\r\n\u001A\0'), /Save it as DXF \(ASCII\)/],
  ])('%s is refused with what to do', async (_what, bytes, sentence) => {
    await expect(roomsOf(bytes)).rejects.toThrow(sentence);
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
    block('WIN_48', line([0, -2], [48, -2]), line([0, 2], [48, 2])),
    block('SINK', arc([0, 0], 18, 0, 90)),
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

  it('of two leaves are one', async () => {
    expect(await openingsOf(KITCHEN, insert('FRENCH DOOR', [40, 0]))).toEqual([
      ['Kitchen', { doors: 1, windows: 0, sf: FRENCH }],
    ]);
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

  it.each([
    ['in the middle of a room', insert('DOOR-36', [80, 60])],
    ['of furniture', leaf([40, 0], 'A-FURN')],
    ['of a sink', insert('SINK', [150, 0], { layer: 'A-PLUMB' })],
    ['too narrow for one', arc([40, 0], 8, 0, 90)],
  ])('%s are none', async (_what, entity) => {
    expect(await openingsOf(KITCHEN, entity)).toEqual([['Kitchen', undefined]]);
  });
});

const SPACE = { type: 'IFCSPACE', at: [0, 0, 0], size: [14, 11.5, 9] } as const;

describe('an IFC model', () => {
  it('gives its spaces with sides and heights, a page a story', async () => {
    const model = ifc([
      { ...SPACE, name: 'Kitchen' },
      { ...SPACE, at: [15, 0, 0], size: [8, 5, 8], name: 'Bathroom' },
      { ...SPACE, at: [0, 0, 10], size: [12, 10, 8], name: 'Bedroom' },
      { type: 'IFCWALL', at: [14, 0, 0], size: [1, 11.5, 9] },
      { type: 'IFCDOOR', at: [14, 4, 0], size: [1, 3, 6.67] },
    ]);
    expect(await roomsOf(model)).toEqual([
      ['Kitchen', 14, 11.5, 9, null, 1],
      ['Bathroom', 8, 5, 8, null, 1],
      ['Bedroom', 12, 10, 8, null, 2],
    ]);
  });

  it('counts the doors and windows in the walls of each room, and what they take off them', async () => {
    const { rooms } = await planOf(
      ifc([
        { ...SPACE, name: 'Kitchen' },
        { ...SPACE, at: [14.5, 0, 0], name: 'Den' },
        { type: 'IFCDOOR', at: [14, 4, 0], size: [0.5, 3, 7] },
        { type: 'IFCWINDOW', at: [3, -0.5, 3], size: [5, 0.5, 4] },
      ]),
    );
    expect(rooms.map(({ name, openings }) => [name, openings])).toEqual([
      ['Kitchen', { doors: 1, windows: 1, sf: 41 }],
      ['Den', { doors: 1, windows: 0, sf: 21 }],
    ]);
  });

  it.each<[units: Parameters<typeof ifc>[1], length: number, area: number]>([
    ['FEET', 1, 1],
    ['MILLIMETERS', 304.8, 0.092_903_04],
    ['UNTOLD_AREAS', 304.8, 304.8 ** 2],
  ])(
    'takes floor, ceiling and walls, net and gross, as told in %s',
    async (units, foot, square) => {
      const by = ([x, y, up]: readonly [number, number, number]) =>
        [x * foot, y * foot, up * foot] as const;
      const model = ifc(
        [
          {
            ...SPACE,
            name: 'Kitchen',
            size: by(SPACE.size),
            quantities: {
              GrossWallArea: 408 * square,
              NetWallArea: 348 * square,
              NetFloorArea: 150 * square,
              FinishCeilingHeight: 8 * foot,
            },
          },
        ],
        units,
      );
      const { rooms } = await planOf(model);
      expect(rooms).toMatchObject([
        {
          lengthFt: 14,
          widthFt: 11.5,
          heightFt: 8,
          floorSf: 150,
          openings: { doors: 0, windows: 0, sf: 60 },
        },
      ]);
    },
  );

  it('measures what is told in other units than it says', async () => {
    const quantities = {
      GrossWallArea: 459,
      NetWallArea: 400,
      NetFloorArea: 14.96,
      Height: 2.7432,
    };
    const [kitchen] = (await planOf(ifc([{ ...SPACE, name: 'Kitchen', quantities }]))).rooms;
    expect(kitchen).toMatchObject({ heightFt: 9, floorSf: null, openings: { sf: 59 } });
  });

  it('takes openings without a door off the walls, and no holes in floors', async () => {
    const model = ifc([
      { ...SPACE, name: 'Kitchen' },
      { type: 'IFCOPENINGELEMENT', at: [14, 4, 0], size: [0.5, 5, 7] },
      { type: 'IFCOPENINGELEMENT', at: [13, 4, -1], size: [2, 5, 1] },
    ]);
    const [kitchen] = (await planOf(model)).rooms;
    expect(kitchen?.openings).toEqual({ doors: 0, windows: 0, sf: 35 });
  });

  it('has a room without a name named', async () => {
    expect(await roomsOf(ifc([SPACE]))).toEqual([[null, 14, 11.5, 9, null, 1]]);
  });

  it.each([
    [
      'without spaces',
      ifc([{ type: 'IFCWALL', at: [0, 0, 0], size: [9, 1, 8] }]),
      /No rooms were found/,
    ],
    ['cut off', ifc([SPACE]).slice(0, 700), /IFC model/],
    ['of rubbish', `${ifc([]).slice(0, 300)}${'#5=IFCSPACE(#5,#6,('.repeat(3_000)}`, /IFC model/],
  ])('%s is refused with what to do', async (_what, bytes, sentence) => {
    await expect(roomsOf(bytes)).rejects.toThrow(sentence);
  });
});

const usdzOf = (...parts: [name: string, content: string][]) =>
  writeZip(parts.map(([name, content]) => ({ name, bytes: Buffer.from(content) })));

/** So many layers, each of which refers to others by their numbers. */
const layers = (count: number, others: (at: number) => number[]) =>
  usdzOf(
    ...Array.from({ length: count }, (_, at): [string, string] => [
      `${at}.usda`,
      `#usda 1.0\n${others(at)
        .map((other) => `def "a" ( references = @./${other}.usda@ ) { }`)
        .join('\n')}`,
    ]),
  );

describe('a USDZ of a scan', () => {
  const kitchen = scannedRoom(rectangle(3, 5, 14, 11.5), { label: 'kitchen', ceiling: 9 });

  it.each(['MESH', 'PARAMETRIC'] as const)('gives the room, exported as %s', async (as) => {
    expect(await roomsOf(usdz(kitchen, as))).toEqual([['Kitchen', 14, 11.5, 9, null, 1]]);
  });

  it('tells a bathroom by what stands in it', async () => {
    const bath = scannedRoom(rectangle(0, 0, 8, 5), { things: ['toilet', 'sink'] });
    expect(await roomsOf(usdz(bath))).toEqual([['Bathroom', 8, 5, 8, null, 1]]);
  });

  it.each([
    ['without walls', usdz({ ...kitchen, walls: [] }), /RoomPlan JSON/],
    [
      'whose layers are eight times as many at each step',
      layers(15, (at) => Array.from({ length: 8 }, () => at + 1)),
      /RoomPlan JSON/,
    ],
    ['whose layers refer to each other', layers(2, (at) => [1 - at]), /RoomPlan JSON/],
    ['of a binary layer', usdzOf(['a.usdc', 'PXR-USDC']), /binary model/],
    [
      'of brackets in brackets',
      usdzOf(['a.usda', `#usda 1.0\n${'def "a" { '.repeat(90)}`]),
      /damaged/,
    ],
    [
      'that unpacks to far more than it is',
      usdzOf(['a.usda', `#usda 1.0\n${' '.repeat(21_000_000)}`]),
      /unpacks to far more/,
    ],
  ])('%s is refused with what to export instead', async (_what, bytes, sentence) => {
    await expect(roomsOf(bytes)).rejects.toThrow(sentence);
  });
});

describe('a plan in PDF that is drawn to scale', () => {
  /** A room of the sheet, points: an outline and its name. */
  const drawnRoom = (name: string, x: number, y: number, width: number, height: number) =>
    `${x} ${y} ${width} ${height} re S BT /F1 9 Tf ${x + width / 2 - 20} ${y + height / 2} Td (${name}) Tj ET`;
  const note = (words: string) => `BT /F1 10 Tf 60 40 Td (${words}) Tj ET`;
  // At a quarter inch a foot, 14 x 11.5 ft are 252 x 207 points.
  const kitchen = drawnRoom('KITCHEN', 72, 300, 252, 207);
  const bath = drawnRoom('BATH', 330, 300, 90, 144);

  const readPdf = async (...content: string[]) => {
    const read = await reader().readPaper(makePdfPage(content.join('\n')));
    if (read.from !== 'WORDS') throw new Error('A plan has words.');
    const { paper, notes } = readWholePlan(read.pages);
    return { rooms: paper.rooms, notes: notes.filter((one) => one.startsWith('By the scale')) };
  };

  it.each([`SCALE: 1/4" = 1'-0"`, `1/4"=1'`, 'SCALE 1:48'])(
    'has its outlines measured by %s, for its owner to confirm',
    async (scale) => {
      const { rooms, notes } = await readPdf(kitchen, bath, note(scale));
      expect(notes).toEqual([
        expect.stringMatching(
          /Kitchen 14'-0" x 11'-6"; Bathroom 8'-0" x 5'-0"\. They are not used/,
        ),
      ]);
      // Nothing is priced by them.
      expect(rooms.map(({ lengthFt, floorSf }) => [lengthFt, floorSf])).toEqual([
        [null, null],
        [null, null],
      ]);
    },
  );

  const sized = (size: string) => [
    drawnRoom('DEN', 430, 300, 162, 216),
    `BT /F1 9 Tf 490 390 Td (${size}) Tj ET`,
  ];

  it('is measured where a written size proves its scale', async () => {
    const { rooms, notes } = await readPdf(kitchen, bath, ...sized(`9' x 12'`), note(`1/4"=1'`));
    expect(notes).toEqual([expect.stringMatching(/11'-6"; Bathroom .*They are used, as/)]);
    expect(rooms.map(({ name, lengthFt, widthFt }) => [name, lengthFt, widthFt])).toEqual(
      expect.arrayContaining([
        ['Kitchen', 14, 11.5],
        ['Bathroom', 8, 5],
      ]),
    );
  });

  it('has an L measured by its own area', async () => {
    const corner = '72 300 m 324 300 l 324 400 l 200 400 l 200 507 l 72 507 l h S';
    const kitchenL = `${corner} BT /F1 9 Tf 110 350 Td (KITCHEN) Tj ET`;
    const { rooms } = await readPdf(kitchenL, ...sized(`9' x 12'`), note(`1/4"=1'`));
    const found = rooms.find(({ name }) => name === 'Kitchen');
    expect(found).toMatchObject({ lengthFt: 14, widthFt: 11.5, floorSf: 120.05 });
  });

  it('is not measured where a written size is drawn otherwise, as on a smaller print', async () => {
    const { rooms, notes } = await readPdf(kitchen, ...sized(`18' x 24'`), note(`1/4"=1'`));
    expect(notes).toEqual([expect.stringMatching(/not used yet, as the sizes that are written/)]);
    expect(rooms.find(({ name }) => name === 'Kitchen')?.lengthFt).toBeNull();
  });

  it.each([
    ['no scale', [kitchen]],
    ['two scales', [kitchen, note(`1/4" = 1'-0" AND 1/2" = 1'-0"`)]],
    [
      'an outline about two names',
      [
        drawnRoom('KITCHEN', 72, 300, 252, 207),
        'BT /F1 9 Tf 180 340 Td (DEN) Tj ET',
        note(`1/4" = 1'-0"`),
      ],
    ],
    ['an outline as large as a street', [kitchen, note(`1/64" = 1'-0"`)]],
    [
      'a size that is written',
      [kitchen, `BT /F1 9 Tf 178 388 Td (14'-0" x 11'-6") Tj ET`, note(`1/4" = 1'-0"`)],
    ],
  ])('says nothing with %s', async (_what, content) => {
    expect((await readPdf(...content)).notes).toEqual([]);
  });
});
