import { describe, expect, it } from 'vitest';
import { inventoryTotal } from '../../../domain/estimate/material-figures.ts';
import { book, estimate } from '../../testing/estimate.ts';
import { requestedLines } from './requested-lines.ts';
import { takeOffMaterials } from './take-off-materials.ts';
import { terms, line, shortList } from '../../testing/material-list.ts';

describe('the example of the documentation', () => {
  it('comes out as worked by hand', () => {
    const walls = line({ code: 'DRW-WALL', quantity: 420, unit: 'SF' });
    const ceiling = line({ id: '2', code: 'DRW-CEIL', quantity: 168, unit: 'SF' });
    expect(shortList([walls, ceiling])).toEqual([
      [15, 'EA', 'Drywall 1/2 in. 4x8 sheet', 13.5],
      [2, 'EA', 'Joint compound, 4.5 gal pail', 19],
      [1, 'EA', 'Paper tape, 250 ft', 4.5],
      [2, 'EA', 'Drywall screws, 5 lb', 27],
      [2, 'EA', 'Corner bead 8 ft', 4],
      [4, 'EA', 'Drywall 1/2 in. ceiling board 4x12', 22],
    ]);
    const [sheets, compound] = takeOffMaterials([walls, ceiling], terms);
    expect(sheets?.note).toBe('From 1 line: 13.13 net, 12% waste; 14.7 needed.');
    expect(compound).toMatchObject({
      note: 'From 2 lines: 1.28 net, 12% waste; 1.44 needed.',
      lineIds: ['1', '2'],
    });
    expect(inventoryTotal(takeOffMaterials([walls, ceiling], terms))).toBe(395);
  });
});

describe('what is bought', () => {
  it('is added up over lines before it is rounded up to packs', () => {
    const doors = Array.from({ length: 3 }, (_, index) =>
      line({ id: String(index), code: 'TRM-BASE', quantity: 4, unit: 'LF' }),
    );
    // 3 × 4 LF with 10 % waste are 13.2 LF: one piece of 16 LF, not three.
    expect(shortList(doors)[0]).toEqual([16, 'LF', 'Baseboard stock', 1.85]);
  });

  it('carries no waste where goods are counted by the piece', () => {
    expect(shortList([line({ code: 'ELE-CIRC20', quantity: 2 })])).toEqual([
      [2, 'EA', 'Breaker AFCI/GFCI', 52],
      [126, 'LF', 'NM-B 12/2', 0.85],
      [2, 'SET', 'Boxes / staples / misc.', 18],
    ]);
  });

  it('costs what it costs at the place and the finish level', () => {
    const toilet = line({ code: 'PLB-TOILET' });
    const at = (region: { material: number }, finishLevel: 'LOW' | 'HIGH' | 'STANDARD') =>
      takeOffMaterials([toilet], { ...terms, region, finishLevel })[0]?.unitCost;
    expect(at({ material: 1 }, 'STANDARD')).toBe(262);
    expect(at({ material: 1.17 }, 'STANDARD')).toBe(306.54);
    expect(at({ material: 1 }, 'HIGH')).toBe(517.19);
    expect(at({ material: 1 }, 'LOW')).toBe(156.52);
  });

  it('is the line itself where there is no recipe and its price holds material', () => {
    const vanity = line({ code: 'CAB-VAN36', name: 'Oak vanity', quantity: 2, unitPrice: 999 });
    const [material] = takeOffMaterials([vanity], terms);
    expect(material).toMatchObject({ name: 'Oak vanity', quantity: 2, unitCost: 620 });
    expect(material?.note).toContain('material share of the unit price');
  });

  it('is bought under the name of the goods, not of the work', () => {
    expect(shortList([line({ name: 'Supply and install new oak mantel' })])).toEqual([
      [1, 'EA', 'Oak mantel', 10],
    ]);
  });

  it('is counted in the packs it is sold in, for work of every trade', () => {
    expect(shortList([line({ code: 'RFG-ISO', quantity: 10, unit: 'SQ' })])).toEqual([
      [33, 'EA', 'Polyiso board 4x8', 51.76],
      [2, 'EA', 'Membrane plates and screws, box of 500', 160],
    ]);
    expect(shortList([line({ code: 'GUT-DOWN', quantity: 42, unit: 'LF' })])[0]).toEqual([
      5,
      'EA',
      'Downspout 10 ft',
      23.13,
    ]);
  });

  it('is a line of the owner’s as it stands', () => {
    const own = line({ name: 'Antique mirror', quantity: 2, unitPrice: 45.5, category: 'Mirrors' });
    expect(takeOffMaterials([own], terms)).toMatchObject([
      { name: 'Antique mirror', quantity: 2, unit: 'EA', unitCost: 45.5, category: 'Mirrors' },
    ]);
  });
});

describe('paint', () => {
  // Two coats at 375 SF a gallon and the waste of the row; a quart costs $14 and a gallon $36.
  it.each([
    [398.67, 2, 1],
    [340, 2, 0],
    [375, 2, 1],
    [20, 0, 1],
    [75, 0, 2],
    [130, 1, 0],
    [430, 2, 2],
    [450, 3, 0],
  ])('of %d SF is bought as %d gallons and %d quarts', (quantity, gallons, quarts) => {
    const bought = takeOffMaterials([line({ code: 'PNT-WALL', quantity })], terms);
    const count = (name: string) => bought.find((one) => one.name === name)?.quantity ?? 0;
    expect(count('Interior wall paint, gallon')).toBe(gallons);
    expect(count('Interior wall paint, quart')).toBe(quarts);
  });
});

describe('round footings', () => {
  // π ÷ 4 × 1² × 3.5 = 2.749 CF; a bell of 24 × 10 in. has 2.618. Bags make 0.45 and 0.6 CF.
  it.each([
    ['Pour 12 deck footings 12 in. x 42 in.', 'Concrete 60 lb', 74],
    ['Pour 12 deck footings 12 in. x 42 in. with bells 24 in. x 10 in.', 'Concrete 80 lb', 108],
    ['Pour 12 footings 10 in. x 48 in.', 'Concrete 60 lb', 59],
    ['Pour 12 belled deck footings', 'Concrete 60 lb', 74],
  ])('%s', (description, name, bags) => {
    const footings = line({ code: 'DCK-FOOT', quantity: 12 });
    const bought = takeOffMaterials([footings], { ...terms, description });
    const concrete = bought.filter((one) => one.name.startsWith('Concrete'));
    expect(concrete.map((one) => [one.name, one.quantity])).toEqual([[name, bags]]);
  });
});

describe('a row without a recipe', () => {
  it.each([
    ['CTP-SPLASH4', 50, 'LF', [54, 'LF', '4 in. stone side / back splash']],
    ['MAS-GASFP', 1, 'EA', [1, 'EA', 'Gas fireplace / insert']],
    ['APL-FRIDGE', 1, 'EA', [1, 'EA', 'Refrigerator']],
    ['CTP-GRANITE', 30.2, 'SF', [34, 'SF', 'Granite countertop']],
    ['PNT-PAPER', 10, 'SF', [12, 'SF', 'Wallpaper']],
    ['CAB-CLOSET', 10, 'LF', [10, 'LF', 'Closet system']],
    ['WIN-GLASS', 1.5, 'EA', [2, 'EA', 'Insulated glass unit']],
    ['COM-BOLLARD', 3, 'EA', [3, 'EA', 'Steel bollard']],
    ['LND-MULCH', 2, 'CY', [2, 'CY', 'Mulch']],
  ])('%s is bought as goods in whole units', (code, quantity, unit, wanted) => {
    const [bought] = shortList([line({ code, quantity, unit, name: book.items.get(code)?.name })]);
    expect(bought?.slice(0, 3)).toEqual(wanted);
  });

  it.each([
    ['PNT-PREP', 'Tape, masking film and roller covers'],
    ['ELE-DETACH', 'Wire connectors, boxes and staples'],
    ['CAB-DETACH', 'Cabinet screws and shims'],
    ['CTP-CUTOUT', 'Countertop adhesive and sealant'],
    ['PLB-LEAK', 'Fittings, sealant and pipe straps'],
    ['FLR-POLISH', 'Floor patch, abrasives and blades'],
    ['FIR-CLNHV', 'Cleaning sponges, degreaser and bags'],
  ])('%s is work, whose material is bought as small things of a shop', (code, name) => {
    const [sundries, ...more] = takeOffMaterials([line({ code, quantity: 3 })], terms);
    const material = 3 * (book.items.get(code)?.costs[1].material ?? 0);
    expect(more).toEqual([]);
    expect(sundries).toMatchObject({
      name,
      quantity: 1,
      unit: 'SET',
      packSize: null,
    });
    expect(sundries?.unitCost).toBeCloseTo(material, 2);
  });

  it('gives one line of sundries for a category, under a key that does not move with the sum', () => {
    const light = line({ code: 'FIR-CLNWL', quantity: 300 });
    const heavy = line({ id: '2', code: 'FIR-CLNHV', quantity: 200 });
    const [alone] = takeOffMaterials([light], terms);
    const [sum, ...more] = takeOffMaterials([light, heavy], terms);
    expect(more).toEqual([]);
    expect(sum?.unitCost).toBeGreaterThan(alone?.unitCost ?? Infinity);
    expect(sum).toMatchObject({ key: alone?.key, lineIds: ['1', '2'] });
    expect(sum?.note).toMatch(/^From 2 lines, .* Cost: the material share of work/);
  });

  it('gives no sundries that cost nothing', () => {
    expect(
      takeOffMaterials([line({ code: 'PNT-WASH', quantity: 0.01, unit: 'SF' })], terms),
    ).toEqual([]);
  });
});

describe('what is not bought', () => {
  it.each([
    ['work of a labour category', line({ category: 'Demolition' })],
    ['a permit', line({ category: 'Permits & Fees', code: 'FEE-BLDG' })],
    ['overhead and profit', line({ category: 'Painting', tags: ['overhead-profit'] })],
    ['a least price of a visit', line({ category: 'Plumbing', tags: ['minimum-charge'] })],
    ['hours', line({ unit: 'HR' })],
    ['what names labour', line({ name: 'Installation labor' })],
    ['a permit of one’s own', line({ name: 'City permit' })],
    ['hauling', line({ name: 'Haul-off of old cabinets' })],
    ['hired machines', line({ name: 'Scissor lift', category: 'Equipment rental' })],
    ['a credit', line({ unitPrice: -100 })],
    ['nothing of it', line({ code: 'DRW-WALL', quantity: 0 })],
    ['an item without material', line({ code: 'PLB-CLEAR' })],
    ['a line put into a labour category', line({ code: 'DRW-WALL', category: 'Demolition' })],
  ])('%s', (_what, given) => {
    expect(takeOffMaterials([given], terms)).toEqual([]);
  });

  it('what another line gives back', () => {
    const wall = line({ code: 'DRW-WALL', quantity: 400 });
    const credit = line({ id: '2', code: 'DRW-WALL', quantity: -400 });
    expect(takeOffMaterials([wall, credit], terms)).toEqual([]);
  });
});

describe('a wall cut and closed again', () => {
  it('buys its board, tape, compound and screws', () => {
    const cut = line({ code: 'DRW-CUT2', quantity: 116, unit: 'LF' });
    // Two strips of 2 ft beside each other: 116 LF take 58 ft of sheets, which are eight of 8 ft.
    expect(shortList([cut])).toEqual([
      [8, 'EA', 'Drywall 1/2 in. 4x8 sheet', 13.5],
      [3, 'EA', 'Joint compound, 4.5 gal pail', 19],
      [1, 'EA', 'Paper tape, 250 ft', 4.5],
      [1, 'EA', 'Drywall screws, 5 lb', 27],
      [2, 'EA', 'Corner bead 8 ft', 4],
    ]);
  });

  it('is bought whole from the text to the list', async () => {
    const { document } = await estimate(
      'Flood cut drywall 2 ft along 116 LF, R-13 wall insulation 232 SF, baseboard 116 LF, paint walls.',
    );
    const codes = document.items.map(({ metadata }) => metadata.code);
    expect(codes).toContain('DRW-CUT2');
    const bought = new Map(
      takeOffMaterials(document.items, terms).map(({ name, quantity }) => [name, quantity]),
    );
    expect(bought.get('Drywall 1/2 in. 4x8 sheet')).toBe(8);
    for (const name of [
      'Joint compound, 4.5 gal pail',
      'Paper tape, 250 ft',
      'Drywall screws, 5 lb',
      'R-13/15 batts',
      'Baseboard stock',
      'Interior wall paint, gallon',
    ])
      expect([...bought.keys()]).toContain(name);
  });

  it.each([
    ['DRW-PATCHL', 'Drywall 1/2 in. 4x8 sheet'],
    ['DRW-TEXWALL', 'Joint compound, 4.5 gal pail'],
    ['MLD-ENCAP', 'Mold encapsulant, gallon'],
    ['FIR-SEAL', 'Stain-blocking primer, quart'],
    ['TMP-BOARDEA', 'Plywood 1/2 in. 4x8'],
    ['TMP-TARP', 'Roof tarp 20x30 ft'],
    ['DCK-BOARD', 'PT 5/4x6'],
    ['FNC-SECT', 'Cedar picket 6 ft'],
    ['RFG-REPSF', 'Architectural shingles, bundle'],
    ['FLR-HWPATCH', 'Hardwood flooring to match'],
  ])('%s buys %s', (code, name) => {
    const bought = takeOffMaterials([line({ code, quantity: 10 })], terms);
    expect(bought.map((material) => material.name)).toContain(name);
  });

  it('costs no more than the material its price holds', () => {
    const odd = [...book.recipes].filter(([code, recipe]) => {
      const item = book.items.get(code);
      const held = (item?.costs[1].material ?? 0) / (1 + (item?.wastePercent ?? 0) / 100);
      const spent = recipe.reduce((sum, { perUnit, unitCost }) => sum + perUnit * unitCost, 0);
      return !(spent < held * 1.05 && spent > held / 2);
    });
    expect(odd).toEqual([]);
  });
});

describe('items asked for without an estimate', () => {
  it('are work of the price book where words and unit leave no doubt, else as they are named', async () => {
    const lines = await requestedLines(
      [
        { description: 'Toilet replacement', quantity: 1, unit: 'each' },
        { description: '1/2 in. drywall on walls', quantity: 100, unit: 'sq ft' },
        { description: 'Unobtainium sprocket', quantity: 3, unit: 'ea' },
      ],
      book,
      false,
    );
    const materials = takeOffMaterials(lines, terms);
    expect(materials.map(({ name }) => name)).toContain('Unobtainium sprocket');
    expect(materials.at(-1)).toMatchObject({ quantity: 3, unitCost: 0, lineIds: [] });
    expect(materials.at(-1)?.note).toContain('Not in the price book: enter what it costs.');
    expect(materials.find(({ name }) => name.startsWith('Drywall 1/2'))?.quantity).toBe(4);
  });
});
