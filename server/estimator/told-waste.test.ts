// Waste told of goods: it takes the place of the usual one in the price of the material and in the order, and amounts stay net.
import { describe, expect, it } from 'vitest';
import { wastesIn } from './read/text/told-waste.ts';
import { book, estimate, preview, request } from './testing/estimate.ts';
import { paperUpload } from './testing/paper-upload.ts';
import { boughtOf } from './testing/worked.ts';

const linesOf = async (text: string) => {
  const { document } = await estimate(text, { zip: '80218' });
  const lineOf = (code: string) => document.items.find(({ metadata }) => metadata.code === code);
  return { document, lineOf };
};

describe('words of waste', () => {
  it.each([
    ['Replace the roof, 24 squares, 14% waste', 14],
    ['Replace the roof, 24 squares, allow 15% waste', 15],
    ['Replace the roof, 24 squares. Waste factor 12%', 12],
    ['Replace the roof, 24 squares. Waste factor of 12.5 percent.', 12.5],
    ['Replace the roof, 24 squares, add 10 % for waste', 10],
    ['Replace the roof, 24 squares, waste: 17%', 17],
    ['Replace the roof, 24 squares plus 10% for cuts', 10],
    ['Replace the roof, 24 squares, 10% overage', 10],
    ['Replace the roof, 27 squares including 10% waste', 0],
    ['Replace the roof, 27 squares (waste included)', 0],
    ['Replace the roof, 27 squares of architectural shingles. Waste included.', 0],
    ['Install LVP in the 14x12 bedroom including 12% waste', 12],
  ])('%s: %d', (text, percent) => {
    expect(wastesIn(text).map((told) => told.percent)).toEqual([percent]);
  });

  it.each([
    'Replace the waste line under the sink',
    'Waste disposal 10% of the bill',
    '15% overhead and 5% profit',
    'Haul away 3 yards of waste',
    'Replumb the kitchen including waste and supply lines',
    'Install 300 SF of LVP in the den. Removal of construction waste included.',
    'Replace the roof, 24 squares of shingles. All waste included in the dumpster price.',
    'Run 40 feet including waste and vent',
  ])('are none: %s', (text) => {
    expect(wastesIn(text)).toEqual([]);
  });
});

describe('waste that is told', () => {
  // 24 squares net: three bundles a square, in packs of three.
  it.each([
    ['Replace the roof, 24 squares', undefined, 81],
    ['Replace the roof, 24 squares, 14% waste', 14, 84],
    ['Replace the roof, 24 squares, waste factor 20%', 20, 87],
    ['Replace the roof, 27 squares including 10% waste', 0, 81],
  ])('of a roof: %s', async (text, percent, bundles) => {
    const { lineOf } = await linesOf(text);
    expect(lineOf('RFG-ARCH')?.metadata.wastePercent).toBe(percent);
    expect((await boughtOf(text))['Architectural shingles, bundle']).toBe(bundles);
  });

  it('is in the price of the material and said in the line, and not in the amount', async () => {
    const [usual, told] = await Promise.all(
      ['', ', 14% waste'].map((more) => linesOf(`Replace the roof, 24 squares${more}`)),
    );
    const [before, after] = [usual?.lineOf('RFG-ARCH'), told?.lineOf('RFG-ARCH')];
    const material = book.items.get('RFG-ARCH')?.costs[1].material ?? 0;
    expect(after?.quantity).toBe(24);
    // The usual 10 % are in the material of the book: 4 % of the net goods more, at the factor of the place.
    const more = (after?.unitPrice ?? 0) - (before?.unitPrice ?? 0);
    expect(more / ((material / 1.1) * 0.04)).toBeCloseTo(1, 1);
    expect(after?.details).toContain('14% waste as told, in place of the usual 10%');
    expect(told?.lineOf('RFG-DRIP')?.unitPrice).toBe(usual?.lineOf('RFG-DRIP')?.unitPrice);
  });

  it.each([
    ['Install 300 SF of laminate flooring, add 20% waste', 'Laminate plank', 360],
    // 80 SF and 15 %: ten boxes, one more than its plan cuts.
    ['Tile the 10x8 bathroom floor, 15% waste', 'Floor tile', 100],
    // 720 × 4 ÷ 324 CY and 12 % are 9.96.
    ['Pour a concrete driveway 40x18, 4 inches thick, 12% waste', 'Ready-mix concrete', 10],
    ['Install 120 LF of crown molding plus 20% for cuts', 'Crown stock', 144],
  ])('is ordered: %s', async (text, material, quantity) => {
    expect((await boughtOf(text))[material]).toBe(quantity);
  });

  it('never orders less than a plan cuts, and says so', async () => {
    const text = 'Tile the 10x8 bathroom floor, 1% waste';
    expect((await boughtOf(text))['Floor tile']).toBeGreaterThanOrEqual(
      (await boughtOf('Tile the 10x8 bathroom floor'))['Floor tile'] ?? Infinity,
    );
  });

  it('is of what it stands with', async () => {
    const { lineOf } = await linesOf(
      'Install 200 SF of vinyl siding with 15% waste. Replace the roof, 24 squares, 14% waste.',
    );
    expect(lineOf('SDG-VINYL')?.metadata.wastePercent).toBe(15);
    expect(lineOf('RFG-ARCH')?.metadata.wastePercent).toBe(14);
  });

  it('is of what stands before it, where the stop of a unit ends no sentence', async () => {
    const { lineOf, document } = await linesOf(
      'Install 200 sq. ft. of porcelain floor tile in the kitchen with 12% waste and a new toilet in the powder room.',
    );
    expect(lineOf('TIL-FLOOR')?.metadata.wastePercent).toBe(12);
    expect(document.warnings.join(' ')).not.toContain('is not used');
  });

  it.each([
    'Pour a 14x20 concrete patio 4 inches thick',
    'Replace the roof, 24 squares of architectural shingles',
    'Tile the 10x8 bathroom floor',
  ])('changes no work by its comma or its brackets: %s', (text) => {
    const workOf = (words: string) => preview(request(words)).work.map(({ does }) => does);
    expect(workOf(`${text}, 12% waste.`)).toEqual(workOf(`${text}.`));
    expect(workOf(`${text} (12% waste).`)).toEqual(workOf(`${text}.`));
  });

  it('is of no goods behind the amount that it is told of', async () => {
    const { document } = await estimate(
      'House is 32 SQ, waste 12%, replace 4 pipe jacks, ridge vent 48 LF.',
    );
    const wastes = document.items.map(({ metadata }) => metadata.wastePercent);
    expect(wastes.filter((waste) => waste !== undefined)).toEqual([]);
    expect(document.warnings.join(' ')).toContain('is not used');
  });

  it('is held by the squares of laminate that include it, and by no goods behind them', async () => {
    const { document } = await estimate(
      'Insurance scope: R&R laminate 27 SQ (incl. waste), steep 8/12, IWS 6 SQ.',
    );
    const told = document.items.filter(({ metadata }) => metadata.wastePercent !== undefined);
    expect(told.map(({ metadata }) => [metadata.code, metadata.wastePercent])).toEqual([
      ['RFG-ARCH', 0],
    ]);
  });

  it('is of all that follows, where it is said first', async () => {
    const { lineOf } = await linesOf(
      'Add 6% waste to everything. Hardwood 500 SF. Vinyl siding 1,400 SF.',
    );
    expect(lineOf('FLR-HWSOLID')?.metadata.wastePercent).toBe(6);
    expect(lineOf('SDG-VINYL')?.metadata.wastePercent).toBe(6);
  });

  it('is of the goods that it names', async () => {
    const { lineOf } = await linesOf(
      'Install 300 SF of tile floor in the kitchen. Paint the bedroom 12x12. 18% waste on the tile.',
    );
    expect(lineOf('TIL-FLOOR')?.metadata.wastePercent).toBe(18);
    expect(lineOf('PNT-WALL')?.metadata.wastePercent).toBeUndefined();
  });

  it.each(['Replace 2 toilets, 10% waste', 'Allow 15% waste.'])(
    'that cannot be used is said: %s',
    async (text) => {
      const { document } = await estimate(text);
      expect(document.warnings.join(' ')).toMatch(/1[05]% waste” is not used/);
    },
  );

  it('of a roof report is that of the roof, which is ordered once at its own pitch', async () => {
    const rows = [
      'Total roof area\t2,860 sq ft',
      'Predominant pitch\t8/12',
      'Ridges\t84 ft',
      'Hips\t22 ft',
      'Suggested waste factor\t14%',
    ];
    const report = paperUpload('report.txt', `Roof report\n${rows.join('\n')}\n`);
    const { document, quantityOf } = await estimate(
      'Replace the roof with architectural shingles, use the roof report',
      { zip: '43215', uploads: [report] },
    );
    expect(quantityOf('RFG-ARCH')).toBe(28.6667);
    expect(quantityOf('RFG-STEEP7')).toBe(28.6667);
    expect(quantityOf('RFG-STEEP10')).toBe(0);
    const shingles = document.items.find(({ metadata }) => metadata.code === 'RFG-ARCH');
    expect(shingles?.metadata.wastePercent).toBe(14);
  });

  it('orders nothing itself, and no words of it stay open', () => {
    const { work, unread } = preview(request('Install 300 SF of laminate flooring, add 10% waste'));
    expect(work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly))).toEqual([
      'floor_laminate',
    ]);
    expect(unread).toEqual([]);
  });
});
