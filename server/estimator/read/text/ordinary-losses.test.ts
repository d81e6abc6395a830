// Fires and fit-outs as people tell them, with rooms that are done over by the words beside their name.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('a fire', () => {
  it.each([
    [
      'Kitchen fire: cabinets burnt, heavy smoke in the kitchen 12x14. Board up 2 windows',
      'CAB-BASE, CAB-WALL, FIR-CLNHV, TMP-BOARDEA 2',
    ],
    [
      'Fire in the garage. Smoke damage throughout the house, 1,900 sf.',
      'FIR-CLNWL, FIR-DEODOR, FIR-CLNFLR 1900',
    ],
    [
      'Grease fire. Kitchen 12x12 has heavy soot, and the whole house smells of smoke.',
      'FIR-CLNHV, FIR-CLNWL, FIR-DEODOR',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});

describe('after water', () => {
  it.each([
    [
      'Toilet overflow soaked the bathroom 6x9 and hallway carpet 3x18, cat 3. Tear out and dry, then new vinyl and carpet.',
      'WTR-EXT3 108, WTR-TOCARP 108, WTR-AIRMV, FLR-SHEET',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});

describe('after a fire', () => {
  it.each([
    [
      'Smoke from the neighbor got into our condo, 900 sf. Clean everything, ducts too, and deodorize. Contents about 20 hours.',
      'FIR-CLNWL, HVC-CLEAN 1, FIR-DEODOR, FIR-CONT 20, -WTR-CONT',
    ],
    [
      'Grease fire in the kitchen, smoke through the whole first floor, about 1,100 sf. Clean and seal and repaint everything, replace the cabinets and the range.',
      'FIR-CLNWL, FIR-SEAL, PNT-WALL, CAB-BASE, APL-RANGE 1, -PNT-DECK',
    ],
    [
      'Smoke damage in the den 12x14. Clean, seal and repaint everything',
      'FIR-CLNWL, FIR-SEAL, PNT-WALL, -CLN-MOVE',
    ],
    [
      'Fire in the master bedroom 14x16, everything burned. Hall and two bedrooms smoke damaged.',
      'FIR-DEMO 268.8, FIR-CLNWL',
    ],
    [
      'House fire in garage 22x24, roof trusses burned over it. Put it all back.',
      'FRM-TRUSS 528, -FLR-CARPET',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});

describe('what is done whole, with its floor', () => {
  it.each([
    ['Tenant improvement of our office, 2,000 sf', 'PRM-COMM 1, DRW-ACT24 2000, -COM-GLASS'],
    ['Retail fit-out, 1,500 sf', 'COM-SLAT 150'],
    ['Remodel the hall bathroom, 60 sf', 'CLN-FINAL 120'],
    ['Powder room facelift, 4x6', 'PLB-TOILET 1, -PLB-TUBALC'],
    // A list of what is done is all that is done.
    [
      'Kitchen facelift: paint cabinets, new hardware, new backsplash 30 sq ft.',
      'TIL-BACKSPL 30, -CAB-BASE, -DEM-CABBASE',
    ],
    ['Kitchen 16x20: custom cabinets, marble tops', 'CAB-BASE, CAB-WALL, CTP-MARBLE'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a rebuild behind the drying', () => {
  it.each([
    [
      'Pipe burst upstairs, clean water, carpet of the den 12x16 soaked. Dry it out and put back.',
      'WTR-AIRMV, FLR-CARPET 192',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});

describe('mitigation without a rebuild', () => {
  it.each([
    [
      'Category 2 water loss from dishwasher, 300 sq ft affected kitchen and family room carpet, need mitigation only',
      'WTR-EXTC, WTR-TOCARP, WTR-AIRMV, -FLR-CARPET',
    ],
    [
      'Dishwasher leak, cat 2, 150 sq ft kitchen and hall carpet wet. Mitigation only, no put back.',
      'WTR-AIRMV, -FLR-CARPET',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines, 'INSURANCE')).toBe(lines));
});
