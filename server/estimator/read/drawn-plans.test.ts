// Models and scans of rooms and plans to scale, from their bytes to the rooms that are priced.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writeZip } from '../../infra/media/decode/write-zip.ts';
import { createMediaInspector } from '../../infra/media/inspect-media.ts';
import { ifc } from '../../infra/media/testing/models.ts';
import { makePdfPage } from '../../infra/media/testing/papers.ts';
import { rectangle, scannedRoom } from '../../infra/media/testing/room-scans.ts';
import { usdz } from '../../infra/media/testing/usd-scans.ts';
import { useTestPlans } from '../testing/test-plans.ts';
import { readWholePlan } from './whole-plan.ts';

const { reader, pagesOf, planOf, notesOf, roomsOf } = useTestPlans();

/** Dark points of each column that has any, of the plan as it is shown. */
const pictureOf = async (model: string) => {
  const inspector = createMediaInspector(null);
  try {
    const path = await reader().save(model);
    const { display } = await inspector.inspect({ path, kind: 'FLOOR' }, { owner: 'me' });
    if (!display) throw new Error('A plan has a picture.');
    const { data, info } = await sharp(display)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const darkColumns = new Map<number, number>();
    for (const [at, light] of data.entries())
      if (light < 200)
        darkColumns.set(at % info.width, (darkColumns.get(at % info.width) ?? 0) + 1);
    return { height: info.height, darkColumns };
  } finally {
    await inspector.close();
  }
};

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

  it('tells of doors and windows in no room’s wall', async () => {
    const model = ifc([
      { ...SPACE, name: 'Kitchen' },
      { type: 'IFCDOOR', at: [14, 4, 0], size: [0.5, 3, 7] },
      { type: 'IFCWINDOW', at: [17, 4, 3], size: [0.5, 3, 4] },
      { type: 'IFCOPENINGELEMENT', at: [18, 4, 0], size: [0.5, 5, 7] },
      { type: 'IFCWALL', at: [18, 0, 0], size: [0.5, 11.5, 9] },
    ]);
    expect(await notesOf(model)).toEqual(["1 window lies in no room's wall and is not counted."]);
  });

  it('shows the outline of a room whose walls were not exported, among others that have walls', async () => {
    const model = ifc([
      { ...SPACE, name: 'Kitchen' },
      { type: 'IFCWALL', at: [-0.5, 0, 0], size: [0.5, 11.5, 9] },
      { ...SPACE, at: [20, 0, 0], name: 'Den' },
    ]);
    // The Den's far side, as high as the plan: its middle is no lettering.
    const picture = await pictureOf(model);
    const far = Math.max(...picture.darkColumns.keys());
    expect(picture.darkColumns.get(far)).toBeGreaterThan(picture.height / 2);
  });

  it('is measured as it is drawn, and says so, where it tells more than can be read', async () => {
    const door = { type: 'IFCDOOR', at: [14, 4, 0], size: [0.5, 3, 7] } as const;
    const quantities = { GrossWallArea: 459, NetWallArea: 400 };
    const model = ifc([
      { ...SPACE, name: 'Kitchen', quantities },
      door,
      { ...door, type: 'IFCOPENINGELEMENT' },
    ]);
    // The last of them tells that the door stands in the opening.
    const fillings = Array.from(
      { length: 50_001 },
      (_, index) => `#${1_000 + index}=IFCRELFILLSELEMENT('${index}',$,$,$,#300,#200);`,
    );
    const whole = model.replace('ENDSEC;\nEND', `${fillings.join('\n')}\nENDSEC;\nEND`);
    expect((await planOf(whole)).rooms[0]?.openings).toEqual({ doors: 1, windows: 0, sf: 21 });
    expect(await notesOf(whole)).toEqual([expect.stringMatching(/more of its walls than can be/)]);
    expect((await planOf(model)).rooms[0]?.openings).toEqual({ doors: 1, windows: 0, sf: 59 });
    expect(await notesOf(model)).toEqual([]);
  });

  /** A model with as many elements that are drawn nowhere. */
  const withUndrawn = (model: string, type: string, count: number) => {
    // No line has so high a number yet.
    const first = model.length;
    const lines = Array.from(
      { length: count },
      (_, index) => `#${first + index}=${type}('${index}',$,'',$,$,$,$,$,$);`,
    );
    return model.replace('ENDSEC;\nEND', `${lines.join('\n')}\nENDSEC;\nEND`);
  };
  const WITH_DOOR = ifc([
    { ...SPACE, name: 'Kitchen' },
    { type: 'IFCDOOR', at: [14, 4, 0], size: [0.5, 3, 7] },
  ]);

  it.each<[doors: number, notes: string[]]>([
    [5_000, []],
    [5_001, ['Only the first 5,000 doors of the model are read.']],
  ])('of %d doors says which of them are read', async (count, notes) => {
    const model = withUndrawn(WITH_DOOR, 'IFCDOOR', count - 1);
    expect(await notesOf(model)).toEqual(notes);
    const { rooms, prose } = await planOf(model);
    expect(rooms[0]?.openings).toEqual({ doors: 1, windows: 0, sf: 21 });
    expect(prose).not.toContain('of the model');
  });

  it('has a larger page where more notes stand under it', async () => {
    const large = ['IFCWALL', 'IFCDOOR', 'IFCWINDOW'].reduce(
      (model, type) => withUndrawn(model, type, 5_001),
      WITH_DOOR,
    );
    expect(await notesOf(large)).toHaveLength(3);
    const [[page], [usual]] = await Promise.all([pagesOf(large), pagesOf(WITH_DOOR)]);
    expect(page?.height).toBeGreaterThan(usual?.height ?? Infinity);
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

describe('a hall about a closet', () => {
  it('is lettered in its own part, and neither loses its size', async () => {
    const hall = scannedRoom(
      [
        [0, 0],
        [20, 0],
        [20, 4],
        [4, 4],
        [4, 12],
        [0, 12],
      ],
      { label: 'livingRoom' },
    );
    const closet = scannedRoom(rectangle(5, 5, 10, 3), { label: 'bedroom' });
    expect(await roomsOf(JSON.stringify({ rooms: [hall, closet] }))).toEqual([
      ['Living room', 20, 12, 8, 112, 1],
      ['Bedroom', 10, 3, 8, null, 1],
    ]);
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

  it('says how many more rooms it has than one sentence tells', async () => {
    const places = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));
    const rooms = places
      .slice(0, 14)
      .map(({ row, column }, index) =>
        drawnRoom(`BEDROOM ${index + 1}`, 60 + 120 * column, 100 + 120 * row, 108, 108),
      );
    const { notes } = await readPdf(...rooms, note(`1/4"=1'`));
    expect(notes).toEqual([expect.stringMatching(/6'-0"; and 2 more\. They are not used yet/)]);
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
