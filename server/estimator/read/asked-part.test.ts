// What a description asks of its papers: a part of their sentences, the size of a roof, and what is said to be left out.
import { describe, expect, it } from 'vitest';
import { readWholePaper } from './whole-paper.ts';
import { estimate } from '../testing/estimate.ts';
import { paperUpload } from '../testing/paper.ts';

const priced = async (instructions: string, document: string | null = null) => {
  const uploads =
    document === null
      ? []
      : [paperUpload(readWholePaper({ from: 'TEXT', text: document }), 'PRICE')];
  const {
    codes,
    quantityOf,
    document: found,
  } = await estimate(instructions, {
    zip: '20814',
    uploads,
  });
  return { codes, quantityOf, said: (found.scope?.notes ?? []).map(({ text }) => text).join('\n') };
};

const PLAN = [
  'NOW - next 90 days',
  'Replace gutters, 90 LF',
  'Replace gas water heater',
  'SOON',
  'Replace vinyl siding 1,800 SF',
  'WAIT',
  'Replace concrete driveway 600 SF',
].join('\n');

describe('sentences of a document', () => {
  it.each([
    'Estimate only the NOW list of the attached plan',
    'Price the items under NOW, not SOON or WAIT',
    'Estimate the first section of the document',
  ])('are priced below the headings that %j asks for', async (instructions) => {
    const { codes, quantityOf, said } = await priced(instructions, PLAN);
    expect(quantityOf('GUT-AL5')).toBe(90);
    expect(codes).toContain('PLB-WHGAS');
    expect(codes.filter((code) => /^(?:SDG|CNC)-/.test(code))).toEqual([]);
    expect(said).toContain('only NOW is priced, as your text asks');
  });

  it('are all priced where the description asks for no part', async () => {
    const { codes } = await priced('Price the attached plan', PLAN);
    expect(codes).toEqual(expect.arrayContaining(['GUT-AL5', 'PLB-WHGAS', 'SDG-VINYL']));
  });
});

describe('a roof report', () => {
  const REPORT = [
    'Roof report',
    'Total area: 2,933 sq ft',
    'Pitch: 6/12',
    'Ridges: 84 ft',
    'Hips: 22 ft',
    'Valleys: 40 ft',
    'Rakes: 180 ft',
    'Eaves: 131 ft',
  ].join('\n');

  it('says how large the roof is that the description orders', async () => {
    const { quantityOf, codes, said } = await priced(
      'Replace the shingle roof, use the roof report',
      REPORT,
    );
    expect(quantityOf('RFG-ARCH')).toBeCloseTo(29.33, 2);
    expect([quantityOf('RFG-RIDGE'), quantityOf('RFG-VALLEY'), quantityOf('RFG-DRIP')]).toEqual([
      106, 40, 311,
    ]);
    expect(codes.filter((code) => code === 'SDG-SOFFIT')).toEqual([]);
    expect(said).toContain('The roof is measured by');
  });

  it.each([
    'Replace the shingle roof, use the roof report',
    'Replace the shingle roof as measured in the attached report',
    'Use the attached report. Replace the shingle roof.',
    'Replace the shingle roof',
  ])('of bare lines is read, and its mention takes nothing off the roof: %s', async (ask) => {
    const { codes, quantityOf } = await priced(
      ask,
      'ROOF REPORT\n123 Main St\nTotal roof area 3,000 sq ft\nPredominant pitch 6/12\nRidges 84 ft\nHips 22 ft\nValleys 61 ft\nRakes 180 ft\nEaves 131 ft',
    );
    expect(codes).toEqual(expect.arrayContaining(['DEM-ROOF1', 'RFG-SYN', 'RFG-START']));
    expect(quantityOf('RFG-ARCH')).toBe(30);
    expect([quantityOf('RFG-RIDGE'), quantityOf('RFG-VALLEY'), quantityOf('RFG-DRIP')]).toEqual([
      106, 61, 311,
    ]);
  });

  it('adds nothing to work that is no roof', async () => {
    const alone = await priced('Replace the toilet');
    const beside = await priced('Replace the toilet', REPORT);
    expect(beside.codes).toEqual(alone.codes);
  });
});

describe('what a description leaves out', () => {
  const GUTTERS = ['DEM-GUTTER', 'GUT-AL5', 'GUT-DOWN'];

  it.each([
    'Replace the 200 LF of gutters.\nEXCLUSIONS\n- Interior paint\n- Asbestos survey',
    'Replace the 200 LF of gutters.\nExcluded:\n- Interior paint\n- Asbestos survey',
    'Replace the 200 LF of gutters. Excluded: interior paint, asbestos survey.',
    'Replace the 200 LF of gutters.\nNot included: fascia replacement, roof repair, painting of the soffit',
  ])('is not priced: %j', async (instructions) => {
    expect((await priced(instructions)).codes).toEqual(GUTTERS);
  });
});
