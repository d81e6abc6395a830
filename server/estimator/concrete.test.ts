// Concrete by thickness, worked out by hand: area × thickness ÷ 324 = cubic yards, and 7 % waste.
import { describe, expect, it } from 'vitest';
import { boughtOf, countedOf, quantitiesOf } from './testing/worked.ts';

describe('a driveway of 720 SF', () => {
  it.each([
    [4, 9.51, 9.75],
    [5, 11.89, 12],
    [6, 14.27, 14.5],
    [8, 19.02, 19.25],
  ])('%d in. thick takes %d CY, ordered as %d', async (inches, needed, ordered) => {
    const text = `Pour a concrete driveway 40x18, ${inches} inches thick`;
    expect((await countedOf(text))['Ready-mix concrete']).toBe(needed);
    expect((await boughtOf(text))['Ready-mix concrete']).toBe(ordered);
  });

  // 720 × 5/12 and 2 × 40 × 1 × 5/12 CF are 12.35 CY, with waste 13.21.
  it('with edges thickened to 10 in. takes 13.25 CY', async () => {
    const text = 'Pour a concrete driveway 40x18, 5 inches thick, thickened edges 10 inches deep';
    expect((await countedOf(text))['Ready-mix concrete']).toBe(13.21);
    expect((await boughtOf(text))['Ready-mix concrete']).toBe(13.25);
  });

  it.each([
    [4, 'CNC-SLAB4', 0],
    [5, 'CNC-DRIVE', 0],
    [6, 'CNC-DRIVE', 0],
    [7, 'CNC-DRIVE', 720],
    [8, 'CNC-DRIVE', 1440],
  ])('%d in. thick is priced as %s and %d SF of an inch more', async (inches, code, more) => {
    const found = await quantitiesOf(`Pour a concrete driveway 40x18, ${inches} in. thick`);
    expect(found[code]).toBe(720);
    expect(found['CNC-INCH'] ?? 0).toBe(more);
  });

  // At 18 in.: 28 bars of 18 ft, 13 of 40 ft with laps of 1/12; at 12 in.: 41 and 19.
  it.each([
    ['5 inches thick', 28 * 18 + (13 * 40 * 13) / 12],
    ['5 inches thick, rebar at 12 in. on center', 41 * 18 + (19 * 40 * 13) / 12],
    ['6 inches thick, #4 rebar every 24 inches', 21 * 18 + (10 * 40 * 13) / 12],
  ])('%s has bars both ways', async (more, feet) => {
    const found = await countedOf(`Pour a concrete driveway 40x18, ${more}`);
    expect(found['Rebar #4']).toBeCloseTo(feet, 1);
  });
});

describe('bags against ready-mix', () => {
  // 80 lb make 0.6 CF. Of 64 SF at 4 in.: 22.83 CF; of 120 SF: 1.585 CY, and 3.415 CY of a short load of 5.
  it.each([
    ['Pour a new concrete patio 8x8', { 'Concrete 80 lb': 39 }],
    ['Pour a new concrete patio 9x10', { 'Concrete 80 lb': 54 }],
    [
      'Pour a new concrete patio 12x10',
      { 'Ready-mix concrete': 1.75, 'Ready-mix short-load charge, per CY': 3.5 },
    ],
    ['Pour a new concrete patio 20x20', { 'Ready-mix concrete': 5.5 }],
    ['Pour a new concrete patio 20x20, 6 inches thick', { 'Ready-mix concrete': 8 }],
  ])('%s', async (text, expected) => {
    expect(await boughtOf(text)).toMatchObject(expected);
  });

  it('charges no short load of a full truck', async () => {
    const bought = await boughtOf('Pour a new concrete patio 20x20');
    expect(Object.keys(bought).filter((name) => /short-load|80 lb/.test(name))).toEqual([]);
  });
});
