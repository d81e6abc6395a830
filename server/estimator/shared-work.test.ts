// What several wet rooms share, and what is there already: worked out by hand.
import { describe, expect, it } from 'vitest';
import { estimate } from './testing/estimate.ts';
import { shortList } from './testing/material-list.ts';

describe('several wet rooms of one loss', () => {
  const THREE = (level: number) =>
    `Water loss: living room 18x15 with 8 ft ceiling, hall 12x4 and bathroom 8x5 were flooded by a supply line, carpet wet, extract water and dry for 4 days, category 2, class ${level}.`;
  // 358 SF × 8 ft ÷ 100, 50, 40, 50 pints a day: at most 71.6 of the 130 pints of one machine.
  it.each([1, 2, 3, 4])('of class %d share machines, call and visits', async (level) => {
    const { quantityOf } = await estimate(THREE(level), { zip: '80218', agentKind: 'INSURANCE' });
    expect({
      dehumidifiers: quantityOf('WTR-DEHL'),
      scrubbers: quantityOf('WTR-SCRUB'),
      movers: quantityOf('WTR-AIRMV'),
      calls: quantityOf('WTR-CALL'),
      maps: quantityOf('WTR-MAP'),
      filters: quantityOf('WTR-FILTER'),
      visits: quantityOf('WTR-MON'),
      barrier: quantityOf('WTR-POLY'),
      // 3 h and 358 SF ÷ 300, by half hours: rooms of 270, 48 and 40 SF round to 4, 3.5 and 3.5.
      setUp: quantityOf('WTR-SETUP'),
      carpet: quantityOf('WTR-EXTC'),
      hardFloor: quantityOf('WTR-EXTH'),
    }).toEqual({
      dehumidifiers: 4,
      scrubbers: 4,
      movers: 40,
      calls: 1,
      maps: 1,
      filters: 1,
      visits: 6,
      barrier: 120,
      setUp: 5,
      carpet: 358,
      hardFloor: 0,
    });
  });

  it('dry those below the ground apart', async () => {
    const { quantityOf } = await estimate(
      'Water loss in the living room 18x15 and the basement 20x20, extract water and dry for 4 days, category 2, class 2.',
      { zip: '80218', agentKind: 'INSURANCE' },
    );
    expect([quantityOf('WTR-DEHL'), quantityOf('WTR-CALL')]).toEqual([8, 1]);
  });
});

describe('what an attic has already', () => {
  // 1.24 × 38.6 bags of R-30; no batts for the R-19 that is there.
  it.each([
    'Add R-30 over R-19 in the attic, 1,240 sq ft',
    'Add R-30 over existing R-19 in the attic, 1,240 sq ft',
    'Add R-30 blown insulation over R-19 in the attic, 1,240 sq ft',
    'Add R-30 insulation over existing R-19 in the attic, 1,240 sf.',
    'Add R-30 insulation over existing R-19 batts in the attic, 1,240 sf.',
    'Top up the attic with R-30 over the existing R-19, 1,240 sf.',
  ])('is no order: %s', async (text) => {
    const { document, codes } = await estimate(text, { zip: '80218' });
    expect(codes.filter((code) => /^INS-(?!AIRSEAL)/.test(code))).toEqual(['INS-BLOWN30']);
    expect(shortList(document.items)).toContainEqual([
      48,
      'EA',
      'Blown insulation bag',
      expect.any(Number),
    ]);
  });
});
