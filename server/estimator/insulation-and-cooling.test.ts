// Blown insulation by settled R-value, air conditioners by tons, gutters by size.
import { describe, expect, it } from 'vitest';
import { preview, request } from './testing/estimate.ts';
import { boughtOf, quantitiesOf } from './testing/worked.ts';

describe('blown attic insulation of 1,240 SF', () => {
  it.each([
    ['Blow attic insulation to R-30, 1,240 sq ft', 48, 'INS-BLOWN30'],
    ['Blow attic insulation to R-38, 1,240 sq ft', 63, 'INS-BLOWN'],
    ['Blow attic insulation to R-49, 1,240 sq ft', 85, 'INS-BLOWN'],
    ['Blow attic insulation to R-60, 1,240 sq ft', 107, 'INS-BLOWN60'],
    ['Blow attic insulation to R-49 over existing R-13, 1,240 sq ft', 60, 'INS-BLOWN'],
    // 30 of 38.6 bags in proportion for R-19: 19 ÷ 30 × 38.6 × 1.24.
    ['Blow attic insulation to R-38 over existing R-19, 1,240 sq ft', 31, 'INS-BLOWN30'],
    // R-30 on R-19 is R-49, of which R-30 is blown.
    [
      'Add R-30 blown insulation over the existing R-19 in the attic, 1,240 sq ft',
      48,
      'INS-BLOWN30',
    ],
    ['Top up attic insulation with R-30 over R-19, 1,240 sq ft', 48, 'INS-BLOWN30'],
  ])('%s takes %d bags at the price of %s', async (text, bags, row) => {
    const found = await quantitiesOf(text);
    expect(Object.keys(found).filter((each) => each.startsWith('INS-BLOWN'))).toEqual([row]);
    expect(found[row]).toBe(1240);
    expect(Object.keys(found).filter((code) => code.startsWith('INS-BATT'))).toEqual([]);
    expect((await boughtOf(text))['Blown insulation bag']).toBe(bags);
    expect(preview(request(text)).unread).toEqual([]);
  });
});

describe('insulation under a floor', () => {
  it('is not blown', async () => {
    const found = await quantitiesOf('R-19 over R-11 in the crawl space floor, 1000 sq ft.');
    expect(Object.keys(found).filter((code) => code.startsWith('INS-BLOWN'))).toEqual([]);
  });
});

describe('an air conditioner', () => {
  it.each([
    ['Replace the AC with a 2-ton unit', 'HVC-AC2'],
    ['Replace the AC with a 2.5 ton unit', 'HVC-AC2'],
    ['Replace the AC with a 3-ton unit', 'HVC-AC'],
    ['Replace the AC with a 3.5 ton unit', 'HVC-AC4'],
    ['Replace the AC with a 4-ton unit', 'HVC-AC4'],
    ['Replace the AC with a 5-ton unit', 'HVC-AC5'],
    ['Replace the air conditioner', 'HVC-AC'],
  ])('%s is priced by its size', async (text, code) => {
    const found = Object.keys(await quantitiesOf(text));
    expect(found.filter((each) => each.startsWith('HVC-AC'))).toEqual([code]);
  });
});

describe('gutters', () => {
  it.each([
    ['Install 5 inch gutters, 184 ft, 8 downspouts of 18 ft', 'GUT-AL5'],
    ['Install 6 inch gutters, 184 ft, 8 downspouts of 18 ft', 'GUT-AL6'],
    ['Install 7 inch gutters, 184 ft, 8 downspouts of 18 ft', 'GUT-AL7'],
    ['Install 7 in. gutters, 184 ft, 8 downspouts of 18 ft', 'GUT-AL7'],
  ])('%s', async (text, code) => {
    const found = await quantitiesOf(text);
    expect(Object.keys(found).filter((each) => each.startsWith('GUT-AL'))).toEqual([code]);
    expect(found).toMatchObject({ [code]: 184, 'GUT-DOWN': 144 });
  });
});
