import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

type Case = [text: string, has: Record<string, number>, hasNot?: string[]];

const quantities = async (text: string, has: Record<string, number>) => {
  const { codes, quantityOf } = await estimate(text);
  const found = Object.fromEntries(Object.keys(has).map((code) => [code, quantityOf(code)]));
  return { codes, found };
};

const TOLD: Case[] = [
  ['Toilet replacement in the hall bath. New roof 2021.', { 'PLB-TOILET': 1 }, ['RFG-ARCH']],
  [
    'Replace 2 toilets. The fence bid you sent is too high for us.',
    { 'PLB-TOILET': 2 },
    ['FNC-WOOD6'],
  ],
  [
    'Lovely home with deck and fenced yard. The buyer asks for only this: 4 GFCI outlets in the kitchen',
    { 'ELE-GFCI': 4 },
    ['DCK-FRAME', 'FNC-WOOD6'],
  ],
  ['Change the patio slider to French doors', { 'DOR-FRENCHX': 1 }, ['DOR-SLIDER']],
  ['Pocket door between the kitchen and pantry', { 'DOR-POCKET': 1 }, ['CAB-TALL']],
  ['Add card readers at 3 interior doors of the office', { 'COM-ACCESS': 3 }, ['DOR-INTPRE']],
  [
    'Laminate in the 3 bedrooms, the waterproof kind, 540 sq ft. Stairs stay carpet.',
    { 'FLR-LAM': 540 },
    ['FLR-CARPET', 'FLR-STAIRC', 'FLR-SEAL'],
  ],
];

const MEASURED: Case[] = [
  ['3 LGR dehumidifiers x 5 days and 12 air movers x 5 days', { 'WTR-DEHL': 15, 'WTR-AIRMV': 60 }],
  ['6 inches of gravel on a 12x14 spot', { 'LND-GRAVEL': 3.1 }],
  ['R&R 25% of the ceiling drywall in the 16x20 living room', { 'DRW-CEIL': 80 }],
  ['Grab bars in the shower (2) and by the toilet (1)', { 'BTH-GRAB': 3 }, ['PLB-TOILET']],
  ['One sink cutout and one cooktop cutout', { 'CTP-CUTOUT': 2 }],
  ['A 4 ft wide plain concrete walkway 18 ft long', { 'CNC-WALK': 72 }],
  ['Add 2 supply runs and a return', { 'HVC-RUN': 3 }],
  [
    'Replace 9 windows, 2 are picture windows, the rest double hung, vinyl',
    { 'WIN-PICT': 2 },
    ['FLR-LVP'],
  ],
  ['Garage slab 20x22 is cracked. Break out, haul, repour.', { 'DEM-SLAB': 440, 'CNC-SLAB4': 440 }],
  ['Strip the old wallpaper and hang new paper in the 12x12 bedroom', { 'PNT-PAPER': 312 }],
];

const NAMED: Case[] = [
  ['Make ready unit 12: replace 2 blinds', { 'TRN-PUNCH': 1, 'WIN-BLIND': 2 }],
  ['Add a 50 amp circuit for the range', { 'ELE-CIRC240': 1 }, ['ELE-CIRC20']],
  ['Furnace and AC are both dead', { 'HVC-SYSTEM': 1 }],
  ['Widen the bathroom door to 36', { 'FRM-HEADER': 1, 'DOR-INTPRE': 1 }],
  ['26 sq tear off, 30 yr arch', { 'RFG-ARCH': 26 }],
  ['Replace 2 basement hopper windows', { 'WIN-INSERT': 2 }, ['FRM-FURR']],
  ['Pull carpet, LVP in the 13x17 living room', { 'FLR-LVP': 221, 'DEM-CARPET': 221 }],
  ['Tile shower, walls to the ceiling, 2 niches', { 'TIL-NICHE': 2 }, ['DRW-WALL']],
  ['Tankless water heater, gas line 40 ft and vent', { 'PLB-GAS': 40 }, ['PLB-DRAIN']],
  ['Floor soft around the toilet, about 12 sf of subfloor', { 'FRM-SUBFLR': 12 }, ['FLR-LVP']],
  ['Soffit 12 ft', { 'SDG-SOFFIT': 18 }],
  ['Toilet runs', { 'PLB-LABOR': 1.5 }, ['PLB-TOILET']],
  ['3 cm granite 52 sf, tear off the laminate tops', { 'CTP-GRANITE': 52 }],
  ['8 cans in the kitchen', { 'ELE-RECESS': 8 }],
];

describe('what is told beside an order', () => {
  it.each(TOLD)('%s', async (text, has, hasNot = []) => {
    const { codes, found } = await quantities(text, has);
    expect(found).toEqual(has);
    expect(hasNot.filter((code) => codes.includes(code))).toEqual([]);
  });

  it('asks when nothing is ordered', async () => {
    const { document } = await estimate('Thanks for the great work on the deck!');
    expect(document.items).toEqual([]);
    expect(document.questions).not.toEqual([]);
  });
});

describe('amounts in other words', () => {
  it.each(MEASURED)('%s', async (text, has, hasNot = []) => {
    const { codes, found } = await quantities(text, has);
    expect(found).toEqual(has);
    expect(hasNot.filter((code) => codes.includes(code))).toEqual([]);
  });
});

describe('things in the words of the trades', () => {
  it.each(NAMED)('%s', async (text, has, hasNot = []) => {
    const { codes, found } = await quantities(text, has);
    expect(found).toEqual(has);
    expect(hasNot.filter((code) => codes.includes(code))).toEqual([]);
  });
});
