import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

type Case = [text: string, has: Record<string, number>, hasNot?: string[]];

const CASES: Case[] = [
  [
    'Hall bath: pull the old tub, put in a walk in shower with a glass door. Toilet and vanity are only two years old, don’t touch.',
    { 'TIL-PAN': 1, 'BTH-DOORFL': 1 },
    ['PLB-TOILET', 'CAB-VAN36'],
  ],
  [
    'Swap out 3 ceiling fans in the bedrooms and add a new one in the office where there’s only a light now',
    { 'ELE-FAN': 4 },
    ['ELE-FIXTURE'],
  ],
  ['All the toilets run. 3 of them. Replace.', { 'PLB-TOILET': 3 }],
  ['Smoke detectors are 15 years old, replace all 7 hardwired ones', { 'ELE-SMOKE': 7 }],
  ['Replace kitchen outlets with GFCI, there are 5, and 2 in the bath', { 'ELE-GFCI': 7 }],
  [
    'New 240 for the electric dryer and a utility sink in the laundry',
    { 'ELE-CIRC240': 1, 'PLB-UTILSINK': 1 },
    ['APL-DRYER'],
  ],
  [
    'Bathroom 6x9 floor tile is cracked, redo floor with porcelain 12x24',
    { 'TIL-FLOOR': 54, 'DEM-TILEFLR': 54 },
    ['DEM-VINYL'],
  ],
  [
    'Charger for my Tesla, 60 amp, panel is 40 feet from the garage',
    { 'ELE-EV': 1 },
    ['ELE-PANEL200'],
  ],
  [
    'Furnace and AC are both 22 years old, replace with 3 ton heat pump, keep the ducts',
    { 'HVC-HP': 1 },
    ['HVC-DUCTLF'],
  ],
  ['Regrade the side yard 600 sf so the water runs away from the house', { 'LND-GRADE': 600 }],
  [
    'Kitchen cabinets are solid, just paint them white. 24 doors and 8 drawers',
    { 'PNT-CABFRONT': 32 },
    ['PNT-DOOR', 'CAB-BASE'],
  ],
  ['Tile the entry 6x8, slate look porcelain', { 'TIL-FLOOR': 48 }, ['RFG-SLATE']],
  [
    'New carpet in the basement rec room 14x22. There is none now, bare concrete.',
    { 'FLR-CARPET': 308 },
    ['DEM-CARPET'],
  ],
  ['Trim two oak trees and remove one dead pine', { 'LND-TREEREM': 1 }, ['TRM-BASE', 'LND-TREE']],
  [
    'Built in bookcases both sides of the fireplace, 4 ft wide each, floor to ceiling',
    { 'TRM-BUILTIN': 8 },
    ['FLR-LVP'],
  ],
  [
    'Gut the kitchen and two baths to studs, haul away, no rebuild yet',
    { 'DEM-GUT': 248 },
    ['CAB-BASE', 'PLB-TOILET'],
  ],
  [
    'New shaker cabinets, about 22 feet of lowers and 16 of uppers',
    { 'CAB-BASE': 22, 'CAB-WALL': 16 },
  ],
  ['Panel is full, add a subpanel and 3 circuits', { 'ELE-CIRC20': 3 }, ['ELE-PANEL200']],
  [
    '4 windows in the front room painted shut, replace with vinyl',
    { 'WIN-INSERT': 4 },
    ['PNT-WINDOW'],
  ],
  ['Roof is 20 years old 3 tab, about 22 squares. Go back with architectural.', { 'RFG-ARCH': 22 }],
  ['Deck is 12x12 and gray. Wash it and put a solid stain on', { 'PNT-DECK': 144 }, ['DCK-FRAME']],
  ['Apartment building: replace 24 water heaters', { 'PLB-WHGAS': 24 }, ['BLD-GUT']],
  ['Eight interior doors need painting', { 'PNT-DOOR': 8 }],
  ['Six old windows need replacing in the upstairs bedrooms', { 'WIN-INSERT': 6 }],
  ['The deck needs to be stained, 300 sf', { 'PNT-DECK': 300 }, ['DCK-FRAME']],
  ['3 toilets need to be replaced', { 'PLB-TOILET': 3 }],
  [
    'Paint the living room, dining room and hallway, walls only. 16x20, 12x13 and 4x15',
    { 'PNT-WALL': 1079 },
  ],
  [
    'Remodel the 5x9 bathroom, keep the tub but new tile around it, new floor, vanity and toilet',
    { 'TIL-WALL': 66 },
    ['PLB-TUBALC'],
  ],
  [
    'Hardwood floors throughout the first floor, 900 sq ft, need to be refinished',
    { 'FLR-HWREF': 900 },
    ['FLR-HWSOLID'],
  ],
  ['Trees need to be removed, 3 big ones in the back yard', { 'LND-TREEREM': 3 }],
  [
    'Chimney flashing leaks, reseal and replace 1 bundle of shingles',
    { 'RFG-REPSF': 33 },
    ['RFG-ARCH'],
  ],
  ['Stairs need new carpet, 14 steps', { 'FLR-STAIRC': 14 }, ['FLR-TREAD']],
];

it('tells of ordered things the price list does not know', async () => {
  const { document } = await estimate('Replace the garage door, fix 3 dock bumpers');
  expect(document.reasoning).toContain(
    'Nothing in the price list was found for "fix 3 dock bumpers"',
  );
});

describe('what people say beside their order', () => {
  it.each(CASES)('%s', async (text, has, hasNot = []) => {
    const { codes, quantityOf } = await estimate(text);
    const found = Object.fromEntries(Object.keys(has).map((code) => [code, quantityOf(code)]));
    expect(found).toEqual(has);
    expect(hasNot.filter((code) => codes.includes(code))).toEqual([]);
  });
});
