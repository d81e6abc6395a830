import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

interface Said {
  text: string;
  /** Codes and their quantities. */
  has: Readonly<Record<string, number>>;
  not?: readonly string[];
}

const SAID: readonly Said[] = [
  { text: 'build a four season sunroom 12x16', has: { 'BLD-SUNROOM': 192 } },
  { text: 'Four season sunroom 12x16 off the kitchen', has: { 'BLD-SUNROOM': 192 } },
  { text: 'paint the sunroom 12x16', has: { 'PNT-CEIL': 192 }, not: ['BLD-SUNROOM'] },
  {
    text: 'repaint sales floor walls 60x40, 12 ft high',
    has: { 'PNT-WALL': 2277 },
    not: ['PNT-EPOXY'],
  },
  { text: 'warm white shell for a 2,200 sf retail bay', has: { 'FLR-SEAL': 2200 } },
  { text: 'full gut of a 1,600 sf house, two baths', has: { 'BLD-GUT': 1600 } },
  {
    text: 'gut a 1600 sq ft colonial, two baths, everything back to studs',
    has: { 'BLD-GUT': 1600 },
    not: ['PLB-TOILET'],
  },
  {
    text: 'redo both bathrooms (5x8 each), acrylic tub surrounds and vinyl floors',
    has: { 'PLB-TOILET': 2 },
  },
  {
    text: 'redo the kitchen floor in vinyl plank, 12x14',
    has: { 'FLR-LVP': 168 },
    not: ['CAB-BASE'],
  },
  {
    text: 'closet organizer on an 8 ft wall plus a new light fixture',
    has: { 'CAB-CLOSET': 8 },
    not: ['DRW-WALL'],
  },
  { text: 'take up 1,200 sf VCT and glue down LVT', has: { 'DEM-VINYL': 1200, 'FLR-LVP': 1200 } },
  {
    text: 'remove 300 sf of glue down carpet',
    has: { 'DEM-CARPET': 300 },
    not: ['FLR-CARPET'],
  },
  {
    text: 'Tear out 340 sqft of old tile in kitchen and nook, put down LVP',
    has: { 'DEM-TILEFLR': 340, 'FLR-LVP': 340 },
  },
  {
    text: 'Tear out 60 sf of tile in the bathroom, put down LVP in the kitchen 12x14',
    has: { 'FLR-LVP': 168 },
  },
  {
    text: 'Screen and recoat oak floors, 620 sf',
    has: { 'FLR-HWCOAT': 620 },
    not: ['FLR-HWSOLID', 'FLR-LVP'],
  },
  {
    text: 'grind and polish 650 sf of basement slab',
    has: { 'FLR-POLISH': 650 },
    not: ['CNC-SLAB4'],
  },
  {
    text: '60 square yards of carpet in the rec room, floor is bare',
    has: { 'FLR-CARPET': 540 },
    not: ['DEM-CARPET'],
  },
  {
    text: 'lace in 15 sq ft of red oak where a wall used to be, then sand + refinish living room 16x19',
    has: { 'FLR-HWPATCH': 15, 'FLR-HWREF': 304 },
    not: ['FLR-HWSOLID', 'DRW-WALL'],
  },
  {
    text: 'Clean water on 220 sq ft of oak floor in the living room. Mat system, dry in place',
    has: {},
    not: ['FLR-HWSOLID'],
  },
];

describe('houses, shops and rooms as people speak of them', () => {
  it.each(SAID)('$text', async ({ text, has, not = [] }) => {
    const { codes, quantityOf } = await estimate(text);
    for (const [code, quantity] of Object.entries(has)) {
      expect([code, quantityOf(code)]).toEqual([code, quantity]);
    }
    expect(codes.filter((code) => not.includes(code))).toEqual([]);
  });
});
