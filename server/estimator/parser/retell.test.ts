import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

type Case = [text: string, has: Record<string, number>, hasNot?: string[]];

const CASES: Case[] = [
  ['Tile the backsplash', { 'TIL-BACKSPL': 30 }, ['TIL-FLOOR']],
  ['Tile the bathroom walls 90 sf', { 'TIL-WALL': 90 }, ['TIL-FLOOR', 'DRW-WALL']],
  ['replace vinyl and subfloor in the 5x8 bathroom', { 'FLR-SHEET': 40, 'FRM-SUBFLR': 40 }],
  ['Install two 3x5 windows and one 4x4 window', { 'WIN-INSERT': 3 }],
  ['Replace 14 windows, 10 double hung and 4 casement', { 'WIN-INSERT': 10, 'WIN-CASE': 4 }],
  ['ductless mini splits, 3 zones: two bedrooms and the den', { 'HVC-MINI': 3 }],
  ['Carpet 2 bedrooms 10x12 each, plus 14 stairs', { 'FLR-STAIRC': 14 }],
  [
    'hole in the wall from a doorknob and two more from moving furniture',
    { 'DRW-PATCHM': 3 },
    ['FLR-FURN', 'DOR-LOCK'],
  ],
  [
    'Screen porch 12x14 floor is rotting, replace the boards and 2 joists',
    { 'FRM-JOIST': 24 },
    ['FLR-LVP', 'DCK-SCREEN'],
  ],
  [
    'Bath remodel 6x8, walk-in shower instead of the tub, 60 in vanity',
    { 'CAB-VAN60': 1 },
    ['PLB-TUBALC', 'PLB-TUBFREE'],
  ],
  ['bath fan vented through the roof', { 'HVC-BATHFAN': 1 }, ['RFG-ARCH']],
  [
    'EV charger in garage, panel is on the other side of the wall',
    { 'ELE-EV': 1 },
    ['ELE-PANEL200', 'DRW-WALL'],
  ],
  ['swap out 48" vanity for a new 48 single sink vanity', { 'CAB-VAN48': 1 }],
  [
    'Repair water damaged ceiling 4x6 in the hallway 4x16 and paint the ceiling',
    {
      'PNT-CEIL': 64,
    },
  ],
];

describe('words beside their neighbours', () => {
  it.each(CASES)('%s', async (text, has, hasNot = []) => {
    const { codes, quantityOf } = await estimate(text);
    const found = Object.fromEntries(Object.keys(has).map((code) => [code, quantityOf(code)]));
    expect(found).toEqual(has);
    expect(hasNot.filter((code) => codes.includes(code))).toEqual([]);
  });
});

describe('lists', () => {
  it('carries no verb from one line to the next', async () => {
    const { codes, document } = await estimate(
      '1,150 sq ft flip:\n- paint inside walls\n- 10 interior doors\n- kitchen cabinets and quartz',
    );
    expect(codes).toEqual(expect.arrayContaining(['DOR-INTPRE', 'CAB-BASE']));
    expect(document.warnings[0]).toContain('1,150 sq ft of "Quartz countertop');
  });

  it('carries the verb of a heading to every line below it', async () => {
    const { codes, quantityOf } = await estimate('Paint:\nKitchen 12x14\nLiving room 15x18');
    expect(quantityOf('PNT-CEIL')).toBe(438);
    expect(codes).not.toContain('CAB-BASE');
  });

  it('gives sizes listed after rooms to them in their order', async () => {
    const { document } = await estimate('paint living room and hallway, 16x20 and 4x18');
    const areas = document.items
      .filter(({ metadata }) => metadata.code === 'PNT-CEIL')
      .map(({ quantity, metadata }) => [metadata.room, quantity]);
    expect(Object.fromEntries(areas)).toEqual({ 'Living room': 320, Hallway: 72 });
  });
});

describe('the text of the start page', () => {
  it('becomes base and wall cabinets along the wall, their counter and painted walls', async () => {
    const { codes, quantityOf } = await estimate(
      'Replace the base and wall cabinets along 14 ft of wall, new quartz counter, paint the walls. The kitchen is 12 × 14 ft.',
    );
    expect(quantityOf('CAB-BASE')).toBe(14);
    expect(quantityOf('CAB-WALL')).toBe(14);
    expect(quantityOf('CTP-QUARTZ')).toBe(29.4);
    expect(quantityOf('PNT-WALL')).toBe(380);
    expect(codes).not.toContain('PNT-CEIL');
  });
});
