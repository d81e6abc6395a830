// Work outside of a house as people ask for it, by kinds that were read wrong once: what has to be priced, and what must not be.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('one verb of several things outside', () => {
  it.each([
    [
      'Power wash the house (vinyl, 1600 sf), the driveway 20x40, and the back deck 12x16. Then stain deck.',
      'PNT-WASH 2592, PNT-DECK 192, -CNC-DRIVE, -DCK-PT',
    ],
    [
      'scrape and paint the trim and soffits around the house, about 220 linear ft, siding is vinyl so leave that',
      'PNT-EXTTRIM 220, -PNT-EXT, -SDG-SOFFIT, -PNT-TRIM',
    ],
    [
      'Roof leaks around the chimney. Reflash the chimney and replace about 30 sq ft of shingles around it',
      'RFG-CHIM 1, RFG-REPSF 30, -RFG-ARCH',
    ],
    [
      'Sliding glass door to the patio is fogged, replace with 6 ft french doors',
      'DOR-FRENCHX 1, DEM-DOOREXT 1, -DOR-SLIDER, -DOR-STORM',
    ],
    ['2 car garage: drywall the walls and ceiling (22x22, 9 ft)', 'DRW-WALL 735, DRW-CEIL 484'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('fences', () => {
  it.each([
    [
      "Fence in the backyard: 80 feet on the left, 60 across the back, 80 on the right. vinyl privacy 6'. one walk gate",
      'FNC-VINYL6 220, FNC-GATE 1, -FNC-WOOD6',
    ],
    ['chain link 4 foot around the dog run 15 x 30 w a gate', 'FNC-CHAIN4 90, FNC-GATE 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('decks, patios and drives', () => {
  it.each([
    [
      '8 or so rotten deck boards, 12 footers, need swapped. then clean and stain whole deck 16 by 20',
      'DCK-BOARD 44, PNT-DECK 320, -DCK-FOOT, -CLN-MOVE',
    ],
    [
      'stamped concrete patio 14x18, ashlar slate, and replace the 3 concrete steps from back door',
      'CNC-STAMP 252, CNC-STEP 3, -RFG-SLATE',
    ],
    ['paver patio 400 sq ft with a fire pit', 'CNC-PAVER 400, -PLB-SUMP'],
    ['Tear out cracked driveway 18 x 50 and repour', 'CNC-DRIVE 900, DEM-SLAB 900, -CNC-SLAB4'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
