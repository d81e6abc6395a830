// Roofs told by their slopes, or as they are seen from above. Worked out by hand: squares of 100 SF, in thirds.
import { describe, expect, it } from 'vitest';
import { preview, request } from './testing/estimate.ts';
import { quantitiesOf } from './testing/worked.ts';

describe('two slopes told by their sides', () => {
  // 2 × 30 × 14 = 840 SF.
  it.each([
    ['Replace shingles. Two roof slopes, 30 ft x 14 ft each, architectural shingles', 8.6667],
    ['Replace the shingles on both roof slopes, 30 ft x 14 ft each', 8.6667],
    ['Replace the shingles on two slopes of 30x14 ft', 8.6667],
    [`Reroof two slopes 30' x 14' each with architectural shingles`, 8.6667],
    ['Replace the shingles on 2 roof slopes 30 ft x 14 ft each and the ridge cap', 8.6667],
    // 2 × 40 × 16 = 1,280 SF, once.
    [
      'Gable roof with two slopes, 40 ft x 16 ft each: tear off and install architectural shingles, 7/12',
      13,
    ],
    // 2 × 35 × 26 = 1,820 SF.
    ['Replace the roof. Two roof slopes, each 35 ft by 26 ft eave to ridge', 18.3333],
  ])('%s', async (text, squares) => {
    const found = await quantitiesOf(text);
    expect(found).toMatchObject({ 'RFG-ARCH': squares, 'DEM-ROOF1': squares });
    expect(preview(request(text)).work).toHaveLength(1);
  });
});

describe('the shape of a house’s roof is no roof of its own', () => {
  // (36 × 28 − 30 × 22) × √5 + 30 × 22 × √(1 + 1/16) = 1,458 SF; 40 × 28 × √(1 + 4/9) = 1,346 SF.
  it.each([
    [
      'Reroof a house with a mansard roof, 36 x 28 ft: lower slope 24/12 over 3 ft, then hip 3/12.',
      14.6667,
    ],
    ['Reroof our house with a Dutch hip roof, 40 x 28 ft, 8/12, no overhang', 13.6667],
  ])('%s', async (text, squares) => {
    const found = await quantitiesOf(text);
    expect(found).toMatchObject({ 'RFG-ARCH': squares, 'DEM-ROOF1': squares });
    expect(Object.keys(found).filter((code) => code.startsWith('DCK-'))).toEqual([]);
  });
});

describe('the area of a roof', () => {
  it.each([
    // No other words order it.
    [
      'Total roof area is 3,120 sq ft; predominant pitch 6/12; ridge 60 ft. Architectural shingles.',
      31.3333,
    ],
    [
      'House roof area 2,400 sq ft and garage roof area 600 sq ft, replace both with architectural shingles.',
      30,
    ],
    ['Roof area 2,860 sq ft. Replace the roof.', 28.6667],
  ])('%s', async (text, squares) => {
    expect((await quantitiesOf(text))['RFG-ARCH']).toBe(squares);
  });
});

describe('a roof seen from above has its overhangs in its area', () => {
  // Area × √(1 + (pitch ÷ 12)²): 1,200 × √2 = 1,697 SF, 1,296 × √2 = 1,833 SF, 1,200 × 1.118 = 1,342 SF.
  it.each([
    ['Replace the shingles. Roof plan area is 1,200 sq ft, pitch 12/12', 17],
    ['Roof plan area is 1,200 sq ft, pitch 12/12. Replace the roof.', 17],
    ['Replace the roof, projected area of 1,200 sq ft at 12/12', 17],
    ['Projected roof area 1,200 sq ft, 12/12. Replace the roof.', 17],
    ['Replace the roof. The horizontal roof area is 1,200 sq ft, pitch 12/12', 17],
    ['Replace the roof, roof plan area 1,296 SF at 12/12', 18.3333],
    ['Replace the shingles, roof in plan 1296 sf, slope 12/12', 18.3333],
    ['Replace the roof, plan view area 1,200 sq ft, 6/12', 13.6667],
    // The house below it has 1 ft of overhang: (1,200 + 139.7 + 4) × √2 = 1,900 SF.
    ['Replace the roof. Footprint 1,200 sf, 12/12 pitch', 19],
    // Sides of the house, at a pitch of 12.
    ['Replace the roof of the 40x30 house, 12/12 pitch', 17],
  ])('%s', async (text, squares) => {
    expect((await quantitiesOf(text))['RFG-ARCH']).toBe(squares);
    expect(preview(request(text)).unread).toEqual([]);
  });

  it('and an open plan is none', async () => {
    const found = await quantitiesOf(
      'Open plan area 400 sq ft gets LVP. Also patch the roof where 3 shingles are missing.',
    );
    expect(found['FLR-LVP']).toBe(400);
  });

  it('and a floor plan is none', async () => {
    const found = await quantitiesOf(
      'Floor plan area 1,200 sq ft. Paint the walls of the bedroom.',
    );
    expect(Object.keys(found).filter((code) => code.startsWith('RFG-'))).toEqual([]);
  });
});

describe('lengths of the edges of a roof, told in a sentence', () => {
  it.each([
    'Replace the shingle roof, 30 squares. The ridge is 60 ft long, the valleys total 70 ft, the eaves 140 ft and the rakes 110 ft.',
    'New roof 30 squares; total ridge length 60 feet, total valley length 70 feet, total eave length 140 feet, total rake length 110 feet',
    'Reroof 30 sq with 140 feet of eave, 110 feet of rake, 70 feet of valley and 60 feet of ridge',
  ])('are its drip edge, valley and ridge, and no gutters: %s', async (text) => {
    const found = await quantitiesOf(text);
    expect(found).toMatchObject({ 'RFG-DRIP': 250, 'RFG-VALLEY': 70, 'RFG-RIDGE': 60 });
    expect(Object.keys(found).filter((code) => /^(?:GUT|EXT|SID)-/.test(code))).toEqual([]);
  });
});
