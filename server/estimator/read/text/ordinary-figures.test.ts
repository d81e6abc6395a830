// What a figure of a text comes to: which unit it is in, what it names, and of how many things it is the size.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('figures in the unit of their row', () => {
  it.each([
    ['Insulate the garage walls with batts, 80 sq, and hang drywall 80 sf', 'INS-BATTWL 80'],
    ['New vinyl siding, 14 sq', 'SDG-VINYL 1400'],
    ['Replace 8 pairs of shutters', 'SDG-SHUTTER 16'],
    ['Two French doors to the den, interior', 'DOR-FRENCHI 1'],
    ['Segmental retaining wall, 60 face feet', 'MAS-RETAIN 60'],
    ['A handyman for 2 hours to hang 3 pictures', 'GCN-HANDY 2'],
    ['Yard cleanup, two guys, one day, 16 hours', 'LND-CLEAN 16'],
    ['Set 9 AM-days of air movers', 'WTR-AIRMV 9'],
    ['I want two sixty feet of new baseboard', 'TRM-BASE 260'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('figures that name a thing or its kind', () => {
  it.each([
    ['Roof tear off, dumpster 20', 'HAU-DUMP20 1'],
    ['Our 50s bath: reglaze the tub, new shower rod', 'BTH-REGLAZE 1, BTH-ROD 1'],
    ['New condenser, 3t', 'HVC-COND 1'],
    ['A new tub surround, 3pc', 'PLB-SURR 1'],
    ['Bath 2 vent fan is dead, replace it', 'HVC-BATHSWP 1'],
    ['Convert the garage lights to LED, 26 high-bays', 'COM-HIGHBAY 26'],
    ['Shot blast the floor 12,000 sf, 2-ct epoxy', 'COM-PREP 12000, COM-EPOXYW 12000'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('sizes of each of several, and of a wall', () => {
  it.each([
    ['Sister the floor joists, nine of em at 12 ft', 'FRM-JOIST 108'],
    ['Sister ten joists, at 14 feet', 'FRM-JOIST 140'],
    ['Sister 4 joists 56 lf', 'FRM-JOIST 56'],
    ['Retaining wall, block, 40 ft long 4 high', 'MAS-RETAIN 160'],
    ['Replace 7 sidewalk panels, 5x5', 'CNC-WALK 175'],
    ['The deck stairs need a wood handrail either side, 9 ft a side', 'DCK-RAILWD 18'],
    ['Four bathrooms, a new towel bar set for every bathroom', 'BTH-ACCSET 4'],
    ['Block wall, 6 ft high, 90 ft, stucco one side', 'MAS-CMU 540, SDG-STUCCO 540'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('work on what other words measure', () => {
  it.each([
    ['Sheath over the chimney hole, 16 sf, shingles to match', 'FRM-SHTHRF 16, RFG-REPSF 16'],
    ['Composite corner boards, 36 ft, and paint the trim', 'SDG-TRIM 36, PNT-EXTTRIM 36'],
    ['Fire damage: pull the vinyl 6x9 in the laundry, seal the plywood', 'FIR-SEAL 54'],
    ['Paint 6 interior doors and put new levers on them', 'PNT-DOOR 6, DOR-LOCK 6'],
    ['Wash the walls 3200, prime em', 'PNT-PRIME 3200'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('one where several are usual', () => {
  it.each([
    ['Screen on the kitchen window is torn, replace', 'WIN-SCREEN 1'],
    ['New post footing for the deck', 'DCK-FOOT 1'],
    ['The front step wants a half step, concrete', 'CNC-STEP 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
