// Quantities with one right answer, through the estimator's public face: worked out by hand, by straight skeleton or by
// the formulas of the trade.
import { describe, expect, it } from 'vitest';
import type { ScopeOfWork } from '../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../domain/scope/scope-patch.ts';
import { estimateScope } from './estimate-scope.ts';
import { apply } from './scope/apply.ts';
import { book, estimate, preview, request } from './testing/estimate.ts';
import { shortList } from './testing/material-list.ts';

const quantities = async (text: string, more: Parameters<typeof estimate>[1] = {}) => {
  const { document } = await estimate(text, { zip: '80218', ...more });
  return new Map(
    document.items.map(({ metadata, quantity }) => [metadata.code ?? '', quantity] as const),
  );
};

/** Quantities of what was read of a text after its owner put it right. */
const changed = (text: string, patches: (scope: ScopeOfWork) => ScopePatch[]) => {
  const read = preview(request(text));
  const { scope, refused } = apply(read, patches(read), book, 'OWNER');
  expect(refused).toEqual([]);
  return Object.fromEntries(
    estimateScope(scope, request(''), book).items.map(({ metadata, quantity }) => [
      metadata.code ?? '',
      quantity,
    ]),
  );
};

const ELL =
  'Replace the roof with architectural shingles: hip roof, house 40x30 ft with a wing 20 x 16 ft, 6/12 pitch, overhang 18 in.';

describe('words that only say what a roof is like', () => {
  it.each([
    'House 40x28 ft, hip roof. Replace the roof with architectural shingles, pitch 6/12, overhang 18 in.',
    'Replace the roof of our 40x28 ft house with architectural shingles, 6/12 pitch, hip roof, 18 inch overhangs',
  ])('order nothing and are used: %s', async (text) => {
    const ordered = await quantities(text);
    expect(ordered.get('RFG-ARCH')).toBe(15);
    expect([...ordered.keys()].filter((code) => code.startsWith('SDG-'))).toEqual([]);
    expect(preview(request(text)).unread.map(({ words }) => words)).toEqual([]);
  });

  it('leave what is ordered beside them', async () => {
    const text =
      'Replace the roof on our 40x28 house with architectural shingles, overhang 18 in., and replace 120 ft of vented soffit.';
    expect((await quantities(text)).get('SDG-SOFFIT')).toBeGreaterThan(0);
  });
});

describe('a roof', () => {
  it.each([
    [
      ELL,
      { 'RFG-ARCH': 20, 'RFG-RIDGE': 142.3, 'RFG-VALLEY': 17.3, 'RFG-DRIP': 184, 'RFG-RVENT': 26 },
    ],
    [
      'Replace the roof with architectural shingles. L-shaped house with a hip roof, footprint 1,520 square feet, 6/12 pitch, overhang 18 inches.',
      { 'RFG-ARCH': 20 },
    ],
    [
      'Replace the shingles on a gambrel roof, 40x30 ft house, lower slope 24/12 and upper slope 8/12',
      { 'RFG-ARCH': 18.6667 },
    ],
    [
      'Replace the shingles on a gambrel roof, 40x30 ft house, upper slope 8/12 and lower slope 24/12',
      { 'RFG-ARCH': 18.6667 },
    ],
    [
      'Replace the shingles on a hip roof 40x28 with 6/12 sides and 12/12 ends',
      { 'RFG-ARCH': 13.3333 },
    ],
    [
      '40x28 house, 6/12 roof with a 16 ft wide, 10/12 wing 12 ft deep; replace shingles',
      { 'RFG-ARCH': 15.3333, 'RFG-VALLEY': 33.8 },
    ],
    [
      'Replace shingles, hip roof, 40x30 house, 6/12, 12 inch overhang',
      { 'RFG-ARCH': 15.3333, 'RFG-RIDGE': 106, 'RFG-RVENT': 10 },
    ],
    ['Replace shingles, hip roof, 40x40 house, 6/12, 12 inch overhang', { 'RFG-ARCH': 20 }],
    ['Replace shingles, hip roof, 100x20 house, 6/12, 12 inch overhang', { 'RFG-ARCH': 25.3333 }],
    // 36 by 28 ft and a wing of 192 SF: 1,008 SF of plan are 1,559 SF of roof.
    [
      'Replace the shingles on a gambrel roof, 36x28 house with a wing 16 x 12 ft, lower slope 24/12 and upper slope 8/12',
      { 'RFG-ARCH': 18.6667 },
    ],
    // Only the steep part is charged for: the ends of 277 SF, the wing of 389 SF, lower slopes of 894 SF.
    [
      'Replace the shingles on a hip roof 40x28 with 6/12 sides and 12/12 ends',
      { 'RFG-STEEP10': 3 },
    ],
    [
      '40x28 house, 6/12 roof with a 16 ft wide, 10/12 wing 12 ft deep; replace shingles',
      { 'RFG-STEEP10': 4 },
    ],
    [
      'Replace the shingles on a gambrel roof, 40x30 ft house, lower slope 24/12 and upper slope 8/12',
      { 'RFG-STEEP10': 9, 'RFG-STEEP7': 9.6667 },
    ],
    ['Replace the roof of the 40x30 house, 8/12 pitch', { 'RFG-STEEP7': 14.6667 }],
    // Rakes that nobody told are not 0: drip edge as is usual for 24 squares, 7.2 LF for each.
    ['Replace the roof, 24 squares, eaves 120 ft', { 'RFG-DRIP': 172.8, 'RFG-START': 172.8 }],
    ['Replace the roof, 24 squares, eaves 200 ft', { 'RFG-DRIP': 200 }],
    ['Replace the hip roof, 24 squares, eaves 120 ft', { 'RFG-DRIP': 120 }],
    // Eaves of 84 ft and rakes of 71.6 ft, whatever gutters are told before them.
    [
      'Replace the roof, 40x30 house. Gutters 140 ft. Eaves overhang 12 inches.',
      { 'RFG-DRIP': 155.6 },
    ],
    ['Replace the roof, 24 squares, rakes 120 ft', { 'RFG-DRIP': 172.8 }],
    [
      'Replace the roof, 24.34 squares architectural. Eaves 184 ft, rakes 90 ft, ridge 46 ft, hips 60 ft, valleys 32 ft.',
      {
        'RFG-ARCH': 24.6667,
        'RFG-DRIP': 274,
        'RFG-START': 274,
        'RFG-RIDGE': 106,
        'RFG-RVENT': 46,
        'RFG-VALLEY': 32,
        'RFG-ICE': 648,
      },
    ],
  ])('%s', async (text, expected) => {
    expect(Object.fromEntries(await quantities(text))).toMatchObject(expected);
  });

  // 1,200 SF at 6/12 are 1,342 SF; a wing, or an overhang of 15 in., would make it more.
  it.each([
    'Replace the roof of the 40x30 house',
    'Remodel the L-shaped kitchen. Replace the roof on the 40x30 house.',
    'Remodel the L-shaped kitchen and replace the roof of the 40x30 house',
    'Kitchen island with a 15 inch overhang. Replace the roof, 40x30 house.',
    'Replace the roof, 40x30 house, and put in a kitchen island with a 15 inch overhang',
    'Replace the roof, house 40x30, with ice shield at the eaves 6 feet up',
  ])('is that of its own house: %s', async (text) => {
    expect(Object.fromEntries(await quantities(text))).toMatchObject({
      'RFG-ARCH': 13.6667,
      'RFG-DRIP': 147.1,
    });
  });

  // 44 by 34 ft; 1,520 SF within 171 ft, 1 ft overhang: both times 1.118.
  it.each([
    ['Replace the roof, 40x30 house with 2 ft overhangs', 17],
    ['The house is L-shaped, 1520 square foot footprint. Replace the roof', 19],
  ])('has the details that were told of it: %s', async (text, squares) => {
    expect((await quantities(text)).get('RFG-ARCH')).toBe(squares);
  });

  it('of a house whose sides are named once is as large', async () => {
    const found = await quantities('Replace the flat roof with TPO on the 60x40 ft house');
    expect(Object.fromEntries(found)).toMatchObject({ 'RFG-TPO': 24, 'DEM-ROOFFLT': 24 });
  });

  // 40 by 30.77 ft, or the usual roof where there is nothing to measure.
  it.each([
    ['plan_l', 40, 14, undefined],
    ['plan_w', 30, 24, undefined],
    ['plan_l', 40, 24, 0],
  ])('of which %s alone is set to %s has %s squares', (name, value, squares, width) => {
    const found = changed('Replace the roof', ({ work: [roof] }) => [
      {
        kind: 'SET_WORK',
        workId: roof?.id ?? '',
        params: [
          { name, value },
          ...(width === undefined ? [] : [{ name: 'plan_w', value: width }]),
        ],
      },
    ]);
    expect(found['RFG-ARCH']).toBe(squares);
  });

  it('says by which rule its surface was found', async () => {
    const { document } = await estimate(ELL);
    const shingles = document.items.find(({ metadata }) => metadata.code === 'RFG-ARCH');
    expect(shingles?.metadata).toMatchObject({
      basis: 'DERIVED',
      formula: expect.stringMatching(/plan_l = 40 ft.*overhang = 18 in.*by \(area \+ perimeter/),
    });
  });
});

describe('drying machines', () => {
  // One air mover and one for each 60 SF begun; 2,160 and 22,500 CF of air by the class, in units of 130 pints a day.
  it.each([
    ['the living room 18x15, category 2, class 1, dry for 4 days', 4 * 6, 4 * 1],
    ['the living room 18x15, category 2, class 3, dry for 6 days', 6 * 6, 6 * 1],
    ['a basement 30x100, category 2, class 1, dry for 3 days', 3 * 51, 3 * 2],
    ['a basement 30x100, category 2, class 3, dry for 3 days', 3 * 51, 3 * 5],
  ])('of %s', async (where, movers, dehumidifiers) => {
    const found = await quantities(`Water mitigation in ${where}`, { agentKind: 'INSURANCE' });
    expect(Object.fromEntries(found)).toMatchObject({
      'WTR-AIRMV': movers,
      'WTR-DEHL': dehumidifiers,
    });
  });
});

describe('drying told for days beside a list of wet rooms', () => {
  // ⌈1 + A ÷ 60⌉ movers in each room: 6 + 2 + 2.
  it.each([1, 2, 3, 4])('of class %d has ten air movers', async (level) => {
    const { quantityOf } = await estimate(
      `Water loss: living room 18x15 with 8 ft ceiling, hall 12x4 and bathroom 8x5 were flooded by a supply line, carpet wet, extract water and dry for 4 days, category 2, class ${level}.`,
      { zip: '80218', agentKind: 'INSURANCE' },
    );
    expect(quantityOf('WTR-AIRMV')).toBe(4 * 10);
    expect(quantityOf('LND-GRAVEL')).toBe(0);
  });
});

describe('the days and the class of a loss', () => {
  // 51 air movers for 3,000 SF, 4 days where no others are told; 4 dehumidifiers by the usual class, 5 by class 3.
  it.each([
    ['Water mitigation in the basement 30x100', 4],
    ['Water mitigation in the basement 30x100 and replace drywall within 14 days', 4],
    ['Water mitigation in the basement 30x100, drying within 14 days', 4],
    ['Water mitigation in the basement 30x100. Roof gets class 3 shingles', 4],
    ['Water mitigation in the basement 30x100, class 3', 5],
  ])('are those told of it: %s', async (text, machines) => {
    const found = await quantities(text, { agentKind: 'INSURANCE' });
    expect(found.get('WTR-AIRMV')).toBe(4 * 51);
    expect(found.get('WTR-DEHL')).toBe(4 * machines);
  });
});

describe('a deck', () => {
  // Posts at most 7 ft apart, 1 ft 9 in. from the ends of the beam; a beam for each 12 ft of depth; 4 ft of stair
  // without rail.
  it.each([
    ['Build a new deck, 16 by 12 feet', 3, 36],
    ['Build a new deck, 24 by 20 feet', 8, 60],
    ['New 16x12 pressure treated deck attached to the house, with railing and steps', 3, 36],
    // A square of 24.49 ft: three of its sides less the stair; 4 posts under each of 3 beams.
    ['Build a 600 sq ft deck', 12, 69.5],
  ])('%s', async (text, footings, rail) => {
    expect(Object.fromEntries(await quantities(text))).toMatchObject({
      'DCK-FOOT': footings,
      'DCK-RAILWD': rail,
    });
  });
});

describe('a deck of another area than its place', () => {
  it('has footings, ledger and railing of that area', () => {
    const [plain, larger] = [undefined, 768].map((sf) =>
      changed('Build a new deck, 16 by 12 feet', ({ work: [deck] }) =>
        sf === undefined
          ? []
          : [{ kind: 'SET_WORK', workId: deck?.id ?? '', params: [{ name: 'sf', value: sf }] }],
      ),
    );
    expect(plain).toMatchObject({ 'DCK-FOOT': 3, 'DCK-LEDGER': 16, 'DCK-RAILWD': 36 });
    // 32 by 24 ft: 6 posts under each of 2 beams.
    expect(larger).toMatchObject({ 'DCK-FOOT': 12, 'DCK-LEDGER': 32, 'DCK-RAILWD': 76 });
  });
});

describe('tube footings', () => {
  it('of 12 x 42 in. take 74 bags of 60 lb for twelve: 12 × 2.749 CF ÷ 0.45 CF', async () => {
    const { document } = await estimate('Pour 12 deck footings 12 in. x 42 in.', { zip: '80218' });
    const bags = shortList(document.items).find(([, , name]) => name === 'Concrete 60 lb');
    expect(bags?.slice(0, 2)).toEqual([74, 'EA']);
  });
});

describe('gutters', () => {
  it.each([
    'Install 5 inch gutters, 184 ft, 8 downspouts of 18 ft',
    'Replace the gutters, 184 ft, with 8 downspouts of 18 ft each',
    'Replace the gutters, 184 ft, with 8 downspouts of 18 ft and new gutter guards',
    'Replace the gutters, 184 ft, with 8 downspouts, 18 ft each',
  ])('have as many feet of downspouts as are told: %s', async (text) => {
    const found = await quantities(text);
    expect(Object.fromEntries(found)).toMatchObject({ 'GUT-AL5': 184, 'GUT-DOWN': 144 });
  });

  it.each([
    ['Replace 4 downspouts, 120 ft of 5 inch gutters', 120],
    ['Replace 4 downspouts, 100 ft of gutter', 100],
    ['Replace 6 downspouts (150 ft of 5 inch gutter)', 150],
  ])('lend no feet to their downspouts: %s', async (text, feet) => {
    const found = await quantities(text);
    expect(found.get('GUT-AL5')).toBe(feet);
    expect(found.get('GUT-DOWN')).toBe(0.4 * feet);
  });
});

describe('doors and windows that only tell what a room is like', () => {
  const bought = async (text: string): Promise<string[]> =>
    [...(await quantities(text)).keys()].filter((code) =>
      /^(?:WIN|DEM-(?:DOOR|WINDOW)|DOR-(?!TRIMCUT))/.test(code),
    );

  it.each([
    'Paint a bedroom 16x13 with two windows and one door',
    `Paint a bedroom 16x13 with one slider 6x6'8"`,
    'Hang wallpaper in a 14x12 room with one door and one window',
    'Install drywall in a 14x12 bedroom with one door and two windows',
    'Insulate the walls of a 14x12 bedroom with one door and two windows',
    'Install crown molding in a 14x12 room with 1 door',
    'Install laminate flooring in a 14x12 bedroom with 2 doors',
    'Install baseboard in a 14x12 room with 2 doors',
    'Tile the walls of a 8x5 bathroom with one window and one door',
    'Install vinyl siding on a 342 sq ft wall with one window and one door',
  ])('are not bought: %s', async (text) => {
    expect(await bought(text)).toEqual([]);
  });

  it.each([
    'Install drywall in the 14x12 bedroom and install a new door',
    'Replace two windows in the 14x12 bedroom and paint it',
    'Paint the 14x12 bedroom and put in a new door',
  ])('are bought where they are ordered: %s', async (text) => {
    expect(await bought(text)).not.toEqual([]);
  });

  it.each([
    [
      'Replace the siding on the house with fiber cement, 10 vinyl windows and the front door.',
      { 'WIN-INSERT': 10, 'DOR-ENTRY': 1 },
    ],
    [
      'Replace the carpet in the 14x12 bedroom with hardwood, 2 interior doors and baseboard.',
      { 'DOR-INTPRE': 2, 'TRM-BASE': 46 },
    ],
    ['Replace two windows and one door in the bedroom', { 'WIN-INSERT': 2, 'DOR-INTPRE': 1 }],
    ['Install a new front door and 3 windows', { 'WIN-INSERT': 3, 'DOR-ENTRY': 1 }],
  ])('are bought beside a new material: %s', async (text, expected) => {
    expect(Object.fromEntries(await quantities(text))).toMatchObject(expected);
  });

  it('are taken off the walls', async () => {
    const walls = async (openings: string) =>
      (await quantities(`Install drywall in a 14x12 bedroom${openings}`)).get('DRW-WALL');
    expect(await walls(' with one door and two windows')).toBe(52 * 8 - 21 - 30);
    expect(await walls(' with one door and three windows')).toBe(52 * 8 - 21 - 45);
  });
});

describe('wet carpet of a loss is dried, in however many words', () => {
  // One mover in each room and one for each 60 SF begun: 1 + 7 and 1 + 5, for 4 days unless told.
  it.each([
    ['Water loss: basement 20x20 and living room 18x15, carpet wet', 56],
    ['Water loss: basement 20x20 and living room 18x15, carpet wet, class 2, dry 3 days', 42],
    [
      'Water loss: basement 20x20 and living room 18x15, carpet wet. Extract and dry for 3 days.',
      42,
    ],
    ['Pipe burst, basement 20x20 flooded, carpet and pad soaked', 32],
  ])('%s: %d days of air movers', async (text, days) => {
    const { quantityOf } = await estimate(text, { zip: '80218', agentKind: 'INSURANCE' });
    expect(quantityOf('WTR-AIRMV')).toBe(days);
    expect(quantityOf('WTR-CALL')).toBe(1);
  });
});

describe('a roof told by what is measured on its slopes', () => {
  // Never multiplied by its pitch again; a slope is from eave to ridge, and a gable has two.
  it.each([
    ['Replace asphalt shingles. Total roof area 2,860 sq ft, predominant pitch 8/12.', 28.6667],
    ['Replace the shingles. Roof surface area is 2860 sf at 8/12', 28.6667],
    ['Replace shingles, gable roof, each side 20 ft x 50 ft', 20],
    ['Replace the roof. Two roof slopes, each 35 ft by 26 ft eave to ridge', 18.3333],
    ['Replace shingles on one roof plane 35 ft wide, rafter length 26 ft', 9.3333],
  ])('%s', async (text, squares) => {
    expect((await quantities(text)).get('RFG-ARCH')).toBe(squares);
  });

  it('tears off one membrane, and no shingles, under new EPDM', async () => {
    const found = await quantities('Tear off and install EPDM on the 60x40 flat roof');
    expect(Object.fromEntries(found)).toMatchObject({ 'DEM-ROOFFLT': 24, 'RFG-EPDM': 24 });
    expect(found.has('DEM-ROOF1')).toBe(false);
  });
});

describe('words of the trade that sound like other work', () => {
  it.each([
    ['Redeck and reroof, 24 squares', { 'FRM-SHTHRF': 2400, 'RFG-ARCH': 24, 'DEM-ROOF1': 24 }],
    ['Redeck and reroof the house, 2000 SF', { 'FRM-SHTHRF': 2000, 'RFG-ARCH': 20 }],
    ['Put R-30 batts in the attic, 1,000 SF', { 'INS-BATTCL': 1000 }],
    ['Insulate the attic with R-38 batts, 1200 sf', { 'INS-BATTCL': 1200 }],
    ['Put R-19 batts in the crawlspace ceiling, 800 SF', { 'INS-BATTCL': 800 }],
    ['Install R-13 batts in the walls, 400 SF', { 'INS-BATTWL': 400 }],
  ])('%s', async (text, expected) => {
    const found = await quantities(text);
    expect(Object.fromEntries(found)).toMatchObject(expected);
    const others = [...found.keys()].filter((code) => /^(?:DCK|INS)-/.test(code));
    expect(others.filter((code) => !(code in expected))).toEqual([]);
  });
});
