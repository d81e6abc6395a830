// Walls less openings of told sizes, rooms that are vaulted, one gable wall: worked out by hand.
import { describe, expect, it } from 'vitest';
import { estimate } from './testing/estimate.ts';
import { quantitiesOf } from './testing/worked.ts';

const OPENINGS = /^(?:WIN-|DEM-(?:DOOR|WINDOW)|DOR-(?!TRIMCUT))/;

describe('walls less openings of told sizes', () => {
  it.each([
    // 58 × 9 = 522 SF less 20 + 33.33 + 30 + 40.
    [
      `Paint the walls of a bedroom 16' x 13' x 9' with one door 3'0" x 6'8", one closet pair 5'0" x 6'8", two windows 3'0" x 5'0", one slider 6'0" x 6'8"`,
      'PNT-WALL',
      398.7,
    ],
    ['Paint the walls of a 14x12 bedroom with one window 36 x 60', 'PNT-WALL', 52 * 8 - 15],
    ['Paint the walls of a 14x12 bedroom with two windows 4 x 5 ft', 'PNT-WALL', 52 * 8 - 40],
  ])('%s', async (text, code, sf) => {
    const found = await quantitiesOf(text);
    expect(found[code]).toBe(sf);
    expect(Object.keys(found).filter((each) => OPENINGS.test(each))).toEqual([]);
  });
});

describe('a vaulted room', () => {
  // 58 ft round 16 by 13 ft; one door and one window, or as many as usual: walls of a mean height.
  it.each([
    ['Paint the walls of a bedroom 16x13, ceiling vaulted to 12 feet', 10],
    ['Paint the walls of a bedroom 16x13 with a vaulted ceiling up to 14 ft', 11],
    ['Paint the walls of a bedroom 16x13, 9 ft walls, ceiling vaulted to 12 feet', 10.5],
    ['Paint the walls of a bedroom 16x13', 8],
  ])('%s', async (text, height) => {
    const plain = (await quantitiesOf('Paint the walls of a bedroom 16x13'))['PNT-WALL'] ?? 0;
    expect((await quantitiesOf(text))['PNT-WALL']).toBeCloseTo(plain + 58 * (height - 8), 1);
  });
});

describe('one gable wall', () => {
  // 28 × 9 + 28² × 8 ÷ 48 = 382.67 SF, less a door of 21 and a window of 15.
  it.each([
    [
      'Install vinyl siding on a 28 ft wide gable wall, 9 ft to the eave, 8/12 gable, one window, one door',
      'SDG-VINYL',
      346.7,
    ],
    [
      'Install fiber cement lap siding on a 28 ft wide gable wall, 9 ft to the eave, 8/12 gable, one window, one door',
      'SDG-FIBER',
      346.7,
    ],
    [
      'Install board and batten siding on a 28 ft wide gable wall, 9 ft to the eave, 8/12 gable, one window, one door',
      'SDG-PANEL',
      346.7,
    ],
    [
      `Install vinyl siding on a 28 ft wide gable wall, 9 ft to the eave, 8/12 gable, one window 4'0" x 5'0", one door 3'0" x 7'0"`,
      'SDG-VINYL',
      341.7,
    ],
    [
      'Install vinyl siding on a 24 ft wide gable wall, 8 ft to the eave, 6/12 pitch',
      'SDG-VINYL',
      264,
    ],
  ])('%s', async (text, code, sf) => {
    const found = await quantitiesOf(text);
    expect(found[code]).toBe(sf);
    expect(Object.keys(found).filter((each) => OPENINGS.test(each))).toEqual([]);
  });
});

describe('a wall told by its sizes', () => {
  it.each([
    [
      'Replace the wall sheathing and house wrap on a 28 ft wide gable wall, 9 ft to the eave, 8/12 gable, one window, one door',
      { 'FRM-SHTHWL': 346.7, 'SDG-WRAP': 346.7 },
    ],
    [
      'Replace siding and wall sheathing on a 28 ft wide gable wall, 9 ft to the eave, 8/12 gable',
      { 'SDG-VINYL': 382.7, 'FRM-SHTHWL': 382.7 },
    ],
    ['Install vinyl siding on a 40 ft long wall, 9 ft high', { 'SDG-VINYL': 360 }],
    ['Install new wall sheathing on a 40 ft wide wall, 9 ft high', { 'FRM-SHTHWL': 360 }],
    // (5 + 2 × 3) × 8; (60 + 2 × 32) ÷ 12 × 7; a height that nobody told is 8 ft.
    ['Retile the shower, 5 ft wide, 3 ft deep, tile 8 ft high', { 'TIL-WALL': 88 }],
    ['Retile the shower walls, 60 x 32 in. alcove, 7 ft high', { 'TIL-WALL': 72.3 }],
    ['Waterproof membrane on the shower walls, shower 3x5 ft', { 'TIL-MEMB': 88 }],
    // 24 × 24 × √(1 + (4 ÷ 12)²); 40 × 30 × √1.25; 42 × 32 × √1.25; a part stays a part.
    ['Replace the roof sheathing of a 24x24 garage, gable 4/12', { 'FRM-SHTHRF': 607.2 }],
    ['Replace roof sheathing and shingles, 40x30 house', { 'FRM-SHTHRF': 1341.6 }],
    [
      'Replace shingles and sheathing of the hip roof, 40x30 house, 12 in. overhang',
      { 'FRM-SHTHRF': 1502.6 },
    ],
    ['Replace the roof of the 40x30 house and 3 sheets of plywood', { 'FRM-SHTHRF': 96 }],
    ['Replace the roof, 24 squares, replace rotten decking as needed', { 'FRM-SHTHRF': 24 }],
    ['Replace 200 sf of roof decking', { 'FRM-SHTHRF': 200 }],
  ])('%s', async (text, expected) => {
    expect(await quantitiesOf(text)).toMatchObject(expected);
  });
});

describe('a wall that is cut to a height', () => {
  // It is closed with strips of that height all round, and ordered once.
  it.each([
    [`Flood cut 2 ft and replace the drywall of a bedroom 13'4" x 11'2" x 8'0"`, 'DRW-CUT2', 49],
    ['Flood cut the basement 20x30 2 ft and replace the drywall', 'DRW-CUT2', 100],
    ['Flood cut 4 ft in the den 12x15, hang new drywall', 'DRW-CUT4', 54],
    ['Flood cut 60 LF at 2 ft, replace', 'DRW-CUT2', 60],
    ['Replace 30 LF of 4 ft high drywall', 'DRW-CUT4', 30],
  ])('%s', async (text, code, feet) => {
    const found = await quantitiesOf(text);
    expect(found[code]).toBe(feet);
    expect(Object.keys(found).filter((each) => /^DRW-(?!CUT)/.test(each))).toEqual([]);
  });

  // Torn out as high as it is cut, 72 ft round 16 by 20 ft; closed where new drywall is told.
  it.each([
    ['Flood cut 4 ft in the living room 16x20, water loss', 288, undefined],
    ['Flood cut 2 ft in the living room 16x20, water loss', 144, undefined],
    [
      'Water loss in the living room 16x20: remove wet drywall, flood cut 4 ft, hang new drywall',
      288,
      72,
    ],
    ['Water loss in the living room 16x20: flood cut 3 ft, hang new drywall', 216, 72],
    ['Water loss in the living room 16x20. Tear out drywall 4 ft up', 288, undefined],
    ['Water loss in the living room 16x20. Tear out drywall 4 ft up, dry 3 days', 288, undefined],
  ])('%s', async (text, tornOut, closed) => {
    const found = await quantitiesOf(text);
    expect([found['WTR-TODRY'], found['DRW-CUT4'] ?? found['DRW-CUT2']]).toEqual([tornOut, closed]);
  });

  it('of so many feet in a room is taken out as many feet long', async () => {
    const found = await quantitiesOf('Remove 60 LF of 2 ft drywall in a 12x15 den');
    expect(found['DEM-DRYWALL']).toBe(120);
  });
});

describe('the height of a room told behind its size', () => {
  // 58 ft × 9 = 522 SF less two doors and two windows, as a bedroom has; no work on the ceiling.
  it.each([
    [`Paint the walls of a bedroom 16' x 13', 9 ft ceiling`, 'PNT-WALL', 450],
    ['Paint the walls of a bedroom 16 x 13, ceiling 9 ft', 'PNT-WALL', 450],
    ['Paint the walls of a bedroom 16 x 13 with a 9 ft ceiling', 'PNT-WALL', 450],
    // Paper round two doors and a window, of which none is painted: 52 × 8 ft 2 in. less 57 SF.
    [
      `Hang wallpaper in a 14x12 room with 8'2" ceiling, two doors and one window`,
      'PNT-PAPER',
      367.7,
    ],
    [
      `Hang wallpaper in a 14x12 room with 8'2" ceiling, 25 1/4 inch repeat, straight match, two doors and one window`,
      'PNT-PAPER',
      367.7,
    ],
    ['Hang drywall in a 12x14 den with 9 ft ceilings', 'DRW-WALL', 52 * 9 - 21 - 45],
    [
      `Paint the walls of a bedroom 16' x 13', 9 ft ceiling, with one door 3'0" x 6'8", one closet pair 5'0" x 6'8", two windows 3'0" x 5'0"`,
      'PNT-WALL',
      438.7,
    ],
  ])('%s', async (text, code, sf) => {
    const found = await quantitiesOf(text);
    expect(found[code]).toBe(sf);
    expect(
      Object.keys(found).filter((each) =>
        /^(?:PNT-(?:CEIL|DOOR|WINDOW)|DRW-CEIL|DEM-CEIL)/.test(each),
      ),
    ).toEqual([]);
  });

  it('leaves a ceiling that is ordered', async () => {
    const text = `Hang and finish drywall on the walls and ceiling of a bedroom 13'4" x 11'2", ceiling 8 ft, with 1 door and 1 window.`;
    const found = await quantitiesOf(text);
    // 49 ft × 8 less 21 and 15.
    expect(found).toMatchObject({ 'DRW-WALL': 356, 'DRW-CEIL': 148.9 });
    expect(Object.keys(found).filter((each) => OPENINGS.test(each))).toEqual([]);
  });

  it('is that of all rooms before "ceilings"', async () => {
    const { document } = await estimate(
      'Paint the bedroom 16x13 and the den 12x10, 9 foot ceilings',
    );
    expect(document.scope?.places.map(({ heightFt }) => heightFt)).toEqual([9, 9]);
  });

  it.each([
    ['Paint the walls and the 9 ft ceiling of the bedroom 16x13', 'PNT-CEIL'],
    ['Install a 52 in. ceiling fan in the bedroom with 9 ft ceiling', 'ELE-FAN'],
  ])('orders what is ordered: %s', async (text, code) => {
    expect(Object.keys(await quantitiesOf(text))).toContain(code);
  });
});
