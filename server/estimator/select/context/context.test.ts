import { describe, expect, it } from 'vitest';
import { estimate, request } from '../../testing/estimate.ts';

type More = Parameters<typeof request>[1];
type Case = [text: string, more: More, has: Record<string, number>, hasNot?: string[]];

const CLAIM: More = { agentKind: 'INSURANCE' };
const SHOP: More = { propertyType: 'COMMERCIAL' };

const CASES: Case[] = [
  ['replace 2 pipe boots and a few shingles around them', {}, { 'RFG-BOOT': 2 }, ['RFG-ARCH']],
  ['chain link 4ft around a dog run 20 x 30 ft with one gate', {}, { 'FNC-CHAIN4': 100 }],
  [
    'Fence 180 lf cedar 6 ft, remove the existing chain link',
    {},
    { 'FNC-WOOD6': 180 },
    ['FNC-CHAIN6'],
  ],
  [
    'replace 15 deck boards and restain the whole thing 320 sq ft',
    {},
    { 'PNT-DECK': 320 },
    ['PNT-WALL'],
  ],
  ['spray foam rim joist 140 lf', {}, { 'INS-SPRAYCC': 140 }, ['FRM-JOIST']],
  [
    'baseboards 240 lf, remove the old ones, caulk and paint',
    {},
    { 'TRM-BASE': 240 },
    ['PNT-WALL', 'BTH-CAULK'],
  ],
  [
    'Kitchen: keep the cabinets, replace counters 42 sf granite, sink, faucet, backsplash 35 sf',
    {},
    {
      'CTP-GRANITE': 42,
      'TIL-BACKSPL': 35,
    },
    ['CAB-BASE', 'APL-RANGE', 'FLR-LVP'],
  ],
  ['Hall bath remodel 5x8. The half bath just needs a new toilet.', {}, { 'PLB-TOILET': 2 }],
  ['whole house repipe, 10 fixtures, plus drywall patches', {}, { 'DRW-PATCHM': 8 }],
  [
    'Stove fire. 5 LF of upper cabinets burned. base cabinets are fine, keep. kitchen 11x13',
    CLAIM,
    {
      'CAB-WALL': 5,
    },
    ['CAB-BASE', 'DRW-WALL'],
  ],
  [
    'Hail: 22 squares 3 tab, 160 lf gutter, dents on the AC',
    CLAIM,
    {
      'RFG-3TAB': 22,
      'HVC-COMB': 1,
    },
    ['HVC-AC', 'DRW-PATCHM'],
  ],
  [
    'Tree limb on the garage roof: 90 sf of decking, 2 rafters 14ft each. garage is unfinished',
    CLAIM,
    {
      'FRM-RAFTER': 28,
      'FRM-SHTHRF': 90,
    },
    ['DRW-CEIL', 'INS-BATTCL'],
  ],
  [
    'cat 3 sewage in the 5x8 bath, the ceiling of the dining room below 11x13 has to be replaced',
    CLAIM,
    {
      'DRW-CEIL': 143,
      'WTR-EXT3': 40,
    },
  ],
  ['Restaurant build-out 2,000 sf, type 1 hood 12 ft', SHOP, { 'COM-HOOD': 12, 'BLD-REST': 2_000 }],
  [
    'restaurant kitchen: replace quarry tile floor 420 SF, 2 hand sinks',
    SHOP,
    {
      'COM-QUARRY': 420,
      'COM-HANDSK': 2,
    },
    ['BLD-REST', 'FLR-LVP'],
  ],
  [
    '3 private offices, 64 LF of partition, 3 wood doors each with a sidelight',
    SHOP,
    {
      'COM-SIDELT': 3,
      'DOR-COMWOOD': 3,
    },
  ],
  [
    'Replace 3,000 sf carpet tile with LVT, 260 lf rubber base',
    SHOP,
    {
      'FLR-LVP': 3_000,
      'FLR-RBASE': 260,
    },
  ],
  [
    'Front steps are crumbling concrete, 4 steps 5 ft wide. Tear out and pour new ones',
    {},
    { 'CNC-STEP': 4 },
    ['FLR-TREAD'],
  ],
  [
    'Foundation wall has 2 cracks leaking water, each 6 foot tall, inject them',
    {},
    { 'CNC-INJECT': 16 },
    ['CNC-FNDWALL', 'DRW-CRACK'],
  ],
  [
    'Insulate the garage ceiling 22x22 under the bonus room and drywall it',
    {},
    { 'INS-BATTCL': 484, 'DRW-CEIL': 484 },
    ['DRW-WALL', 'INS-BATTWL'],
  ],
  [
    'Frame, insulate and board 32 LF of partition wall, two doors',
    { agentKind: 'CONTRACTOR' },
    { 'INS-SOUND': 256, 'DOR-INTPRE': 2 },
    ['INS-BLOWN', 'DEM-DOORINT'],
  ],
  [
    'Replace rotten deck stairs, 7 steps, and one railing section',
    {},
    { 'DCK-STAIR': 7, 'DCK-RAILWD': 8 },
    ['FLR-TREAD'],
  ],
  ['Put oak treads on 14 steps and a new railing 16 ft', {}, { 'TRM-RAIL': 16 }, ['DCK-RAILWD']],
  ['Three bedrooms 12x12 each plus 13 stairs, new carpet', {}, { 'FLR-STAIRC': 13 }],
  [
    'Water heater is leaking, 50 gallon gas. Same thing again with a new pan.',
    {},
    { 'PLB-WHGAS': 1 },
    ['TIL-PAN'],
  ],
];

describe('objects beside their neighbours', () => {
  it.each(CASES)('%s', async (text, more, has, hasNot = []) => {
    const { codes, quantityOf } = await estimate(text, more);
    const found = Object.fromEntries(Object.keys(has).map((code) => [code, quantityOf(code)]));
    expect(found).toEqual(has);
    expect(hasNot.filter((code) => codes.includes(code))).toEqual([]);
  });
});

describe('what two pieces of work in one room share', () => {
  it('paints the baseboard once, and hauls small loads together', async () => {
    const { quantityOf } = await estimate(
      'New LVP in the bedroom 12x12 with new baseboards, paint the bedroom, tile the 5x8 bath floor',
    );
    expect(quantityOf('HAU-PICKUP')).toBe(1);
    const bedroom = await estimate(
      'New LVP in the bedroom 12x12 with new baseboards, paint it too',
    );
    expect(bedroom.quantityOf('PNT-BASE')).toBe(42);
  });

  it('takes a named part out of a price per square foot instead of adding it', async () => {
    const plain = await estimate('Restaurant build-out 2,000 sf', SHOP);
    const named = await estimate('Restaurant build-out 2,000 sf, type 1 hood 12 ft', SHOP);
    const total = ({ document }: typeof plain) =>
      document.items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    expect(total(named) / total(plain)).toBeCloseTo(1, 2);
  });
});
