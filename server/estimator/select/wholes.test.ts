// Whole rooms, houses and businesses in plain words: what is named is priced once, in its amount, and nothing else.
import { expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

/** Text; codes that must be there, some with the least and most of them; codes that must not (`*` for a beginning). */
type Row = readonly [text: string, has: string, without: string];

const ROWS: readonly Row[] = [
  [
    'Update my powder room: new toilet, pedestal sink, paint and new light',
    'PLB-TOILET=1 PLB-PEDESTAL=1 PNT-WALL ELE-FIXTURE=1',
    'TIL-FLOOR CAB-VAN TRM-BASE',
  ],
  ['Half bath makeover: new light, mirror and faucet', 'BTH-MIRROR=1', 'PLB-TOILET TIL-FLOOR'],
  [
    'Gut and redo half bath 4x7, pedestal sink, tile floor',
    'PLB-PEDESTAL=1 TIL-FLOOR=28',
    'CAB-VAN',
  ],
  [
    'Add a bathroom in the basement with shower, toilet and sink',
    'TIL-PAN=1 PLB-TOILET=1 PLB-MOVE DEM-SLAB',
    'PLB-TUBALC DEM-SHOWER FRM-FURR',
  ],
  ['Add a half bath under the stairs', 'PLB-TOILET=1 PLB-MOVE', 'TIL-MEMB PLB-TUBALC TIL-WALL'],
  [
    'Hall bathroom remodel, 5x8. Keep the tub',
    'PLB-TOILET=1 TIL-FLOOR=34',
    'TIL-MEMB TIL-WALL DEM-TUB',
  ],
  [
    'Bathroom remodel 50 sq ft, prefab shower stall, vinyl floor, 30" vanity',
    'PLB-SHUNIT=1 FLR-SHEET CAB-VAN30=1',
    'PLB-TUBALC TIL-WALL TIL-FLOOR',
  ],
  [
    'Bathroom update: vanity, light, mirror, toilet, LVP floor 45 sq ft',
    'CAB-VAN PLB-TOILET=1 FLR-LVP=45',
    'PLB-TUBALC TIL-WALL',
  ],
  ['Redo kitchen (10x11) and half bath, LVP in both', 'FLR-LVP=112 PLB-TOILET=1', 'TIL-FLOOR'],
  ['Entry makeover: tile floor 6x8, paint, new light', 'TIL-FLOOR=48 ELE-FIXTURE=1', 'FLR-LVP'],
  [
    'Whole house flooring replacement, 1800 sq ft, carpet in the 3 bedrooms and LVP elsewhere',
    'FLR-CARPET=396 FLR-LVP=1404',
    'FLR-LAM',
  ],
  [
    'Replace flooring in 1500 sq ft condo, LVP throughout except carpet in 2 bedrooms',
    'FLR-CARPET=264 FLR-LVP=1236',
    'FLR-LAM',
  ],
  [
    'Flip: 1,400 sq ft ranch. New kitchen, both bathrooms, flooring throughout, paint inside and out, new roof',
    'CAB-BASE PLB-TOILET=2 FLR-LVP=1400 PNT-WALL PNT-EXT RFG-ARCH',
    'BLD-',
  ],
  [
    'Flip house 1,200 sf: kitchen 10x10, 1 bath 5x8, LVP 900 sf, carpet 3 bedrooms, paint interior, new water heater',
    'CAB-BASE PLB-TOILET=1 FLR-LVP=900 FLR-CARPET=396 PNT-WALL PLB-WH',
    'BLD-',
  ],
  [
    'Rehab list 1962 ranch 1,350sf\n- roof 24 sq arch, 1 layer\n- kitchen 10x12 full\n- 2 baths 5x8 full\n- LVP 1,100 sf\n- paint interior all\nfoundation + plumbing ok',
    'RFG-ARCH=24 CAB-BASE PLB-TOILET=2 FLR-LVP=1100 PNT-WALL',
    'BLD- PLB-REPIPE',
  ],
  ['Gut renovation of 1,600 sf house, everything new', 'BLD-GUT=1600', 'CAB-BASE'],
  ['Cosmetic flip of an 1,150 sf bungalow - paint, floors, fixtures', 'BLD-COSM=1150', 'FLR-LVP'],
  [
    'Rental turnover, 2 bed 1 bath apartment 850 sq ft: paint, clean, carpet in bedrooms, LVP in the living room and kitchen',
    'FLR-CARPET=264 FLR-LVP=438 PNT-WALL1 CLN-MOVE=850',
    'CLN-CARPET',
  ],
  [
    'Master suite: bedroom 15x16 carpet and paint, bath 9x10 full remodel, closet 6x8 shelving',
    'FLR-CARPET=240 PNT-WALL PLB-TOILET=1 TRM-SHELF',
    'FLR-LVP',
  ],
  [
    'Build walk-in closet in master bedroom 8x10 with shelving',
    'FRM-WALL24=18 DRW-WALL TRM-SHELF DOR-INTPRE=1',
    'FLR-LVP ELE-FAN DEM-CARPET',
  ],
  [
    'Office build-out 2,500 sq ft, 5 private offices, conference room, break room, carpet tile and drop ceiling',
    'PRM-COMM FLR-CTILE DRW-ACT24=2500 COM-BREAK',
    'DRW-PATCHM DEM-CARPET',
  ],
  [
    'Finish the garage 20x22: insulate, drywall, paint, epoxy floor',
    'DRW-WALL=699 DRW-CEIL=440 INS-BATTWL PNT-WALL PNT-EPOXY=440',
    'DOR-GAR2 DRW-58X',
  ],
  ['Attic conversion 500 sf to bedroom', 'BLD-ATTIC=500', 'FLR-LVP'],
  ['Enclose the porch 10x16 into a sunroom', 'BLD-SUNROOM=160', 'BLD-ADDN'],
];

it.each(ROWS)('%s', async (text, has, without) => {
  const { codes, quantityOf } = await estimate(text);
  const bring = has.split(' ').map((entry) => entry.split('='));
  const missing = bring.filter(([code = '']) => !codes.some((own) => own.startsWith(code)));
  const wrong = bring.flatMap(([code = '', amount]) =>
    amount === undefined || Math.abs(quantityOf(code) - Number(amount)) <= 0.02 * Number(amount)
      ? []
      : [`${code} ${quantityOf(code)}, not ${amount}`],
  );
  const unasked = codes.filter((own) => without.split(' ').some((code) => own.startsWith(code)));
  expect({ missing, wrong, unasked }).toEqual({ missing: [], wrong: [], unasked: [] });
});
