// Units of the trade: as papers write them, as lines are compared and edited in, and as people say them.
import { describe, expect, it } from 'vitest';
import { unitMeasureOf } from '../../../domain/money/unit-measures.ts';
import { estimate } from '../../testing/estimate.ts';
import { knownUnit } from './written-units.ts';

const UNITS: readonly [written: string, code: string, factor: number][] = [
  ['SQ', 'SQ', 1],
  ['Squares', 'SQ', 1],
  ['MSF', 'SF', 1_000],
  ['C.S.F.', 'SF', 100],
  ['VLF', 'LF', 1],
  ['CLF', 'LF', 100],
  ['MLF', 'LF', 1_000],
  ['BF', 'BF', 1],
  ['Bd. Ft.', 'BF', 1],
  ['MBF', 'BF', 1_000],
  ['LSUM', 'LS', 1],
  ['CUYD', 'CY', 1],
  ['cu. yd.', 'CY', 1],
  ['CCF', 'CF', 100],
  ['m3', 'CF', 1 / 0.3048 ** 3],
  ['per 24 h', 'DAY', 1],
  ['man-hours', 'HR', 1],
];

describe('a unit', () => {
  it.each(UNITS)('%s of a paper is so many %s', (written, code, factor) => {
    expect(knownUnit(written)).toEqual({ code, factor });
  });

  it.each(UNITS)('%s is compared and typed as %s', (written, code, factor) => {
    const [own, base] = [unitMeasureOf(written), unitMeasureOf(code)];
    expect(own.base).toBe(base.base);
    expect(own.factor).toBeCloseTo(factor * base.factor, 6);
  });
});

describe('an amount in a unit of the trade', () => {
  it.each([
    ['Hang and finish 2 MSF of drywall on the walls', 'DRW-WALL', 2_000],
    ['Pressure wash 15 CSF of siding', 'PNT-WASH', 1_500],
    ['Spread 12 cuyd of mulch', 'LND-MULCH', 12],
    ['Haul off 270 cubic feet of debris', 'HAU-CY', 10],
    ['Replace the roof with architectural shingles, 24.34 squares', 'RFG-ARCH', 24.6667],
    ['Water damage: 4 air movers for 72 hours', 'WTR-AIRMV', 12],
  ])('%s', async (text, code, quantity) => {
    const { document } = await estimate(text, { zip: '80218' });
    const found = document.items.filter(({ metadata }) => metadata.code === code);
    expect(found.map((line) => line.quantity)).toEqual([quantity]);
  });
});
