// Units of the trade: as papers write them, as lines are compared and edited in, and as people say them.
import { describe, expect, it } from 'vitest';
import { unitMeasureOf } from '../../../domain/money/unit-measures.ts';
import { estimate } from '../../testing/estimate.ts';
import { paperUpload } from '../../testing/paper-upload.ts';
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
  it.each([
    ['pies²', 'SF'],
    ['pies cuadrados', 'SF'],
    ['pies lineales', 'LF'],
    ['Pza.', 'EA'],
    ['c/u', 'EA'],
    ['horas', 'HR'],
    ['global', 'LS'],
  ])('of a paper in Spanish, %s, is %s', (written, code) => {
    expect(knownUnit(written)).toEqual({ code, factor: 1 });
  });

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
    ['Paint 2.5 CSF of walls', 'PNT-WALL', 250],
    ['Install 2 CLF of baseboard', 'TRM-BASE', 200],
    ['Hang 0.2 MLF of crown molding', 'TRM-CROWN', 200],
    ['Spread 12 cuyd of mulch', 'LND-MULCH', 12],
    // A foot of 2x10 is 20 ÷ 12 board feet, of 2x6 one; 5/4 covers 1 ÷ 1.25 SF, 4/4 and 1x6 one.
    ['Replace 500 BF of 2x10 floor joists', 'FRM-JOIST', 300],
    ['Replace 0.5 MBF of 2x10 floor joists', 'FRM-JOIST', 300],
    ['Replace 300 LF of 2x10 floor joists', 'FRM-JOIST', 300],
    ['Replace 320 board feet of 2x6 rafters', 'FRM-RAFTER', 320],
    ['Install 500 BF of 5/4 oak flooring', 'FLR-HWSOLID', 400],
    ['Install 500 bd. ft. of 4/4 oak flooring', 'FLR-HWSOLID', 500],
    ['Replace 1.2 MBF of 1x6 cedar siding', 'SDG-WOOD', 1_200],
    ['Install 12 CSF of vinyl siding', 'SDG-VINYL', 1_200],
    ['Replace 23 2/3 SQ of shingles on the roof', 'RFG-ARCH', 23.6667],
    ['Run 3 air movers, 4 days per 24 h each', 'WTR-AIRMV', 12],
    ['Replace 6 rafters at 16 ft', 'FRM-RAFTER', 96],
    ['Replace 6 rafters 16 ft long', 'FRM-RAFTER', 96],
    ['Replace 6 rafters', 'FRM-RAFTER', 96],
    ['Install 4 upper cabinets', 'CAB-WALL', 10],
    ['Replace 8 ft of laminate countertop', 'CTP-LAM', 17],
    ['Haul off 270 cubic feet of debris', 'HAU-CY', 10],
    ['Replace the roof with architectural shingles, 24.34 squares', 'RFG-ARCH', 24.6667],
    ['Water damage: 4 air movers for 72 hours', 'WTR-AIRMV', 12],
  ])('%s', async (text, code, quantity) => {
    const { document } = await estimate(text, { zip: '80218' });
    const found = document.items.filter(({ metadata }) => metadata.code === code);
    expect(found.map((line) => line.quantity)).toEqual([quantity]);
  });
});

describe('a bid in units of the trade', () => {
  it.each([
    ['Drywall hung and finished, walls', '2', 'MSF', 'DRW-WALL', 2_000, 'SF'],
    ['Pressure wash siding', '15', 'CSF', 'PNT-WASH', 1_500, 'SF'],
    ['Baseboard', '1.2', 'CLF', 'TRM-BASE', 120, 'LF'],
    ['Mulch', '6', 'CUYD', 'LND-MULCH', 6, 'CY'],
    ['Debris loading and disposal', '54', 'CF', 'HAU-CY', 2, 'CY'],
    ['Air mover', '12', 'per 24 h', 'WTR-AIRMV', 12, 'DAY'],
    ['Architectural shingles', '24.34', 'SQ', 'RFG-ARCH', 24.34, 'SQ'],
    ['Interior prehung door', '2.0000001', 'EA', 'DOR-INTPRE', 2, 'EA'],
  ])('%s, %s %s', async (name, quantity, unit, code, ours, ourUnit) => {
    const text = `Description\tQty\tUnit\tUnit Price\n${name}\t${quantity}\t${unit}\t3.10\nInterior paint\t700\tSF\t1.35\n`;
    const { document } = await estimate('Price this bid', {
      zip: '80218',
      uploads: [paperUpload('bid.txt', text)],
    });
    const line = document.items.find(({ metadata }) => metadata.code === code);
    expect([line?.quantity, line?.unit]).toEqual([ours, ourUnit]);
  });
});
