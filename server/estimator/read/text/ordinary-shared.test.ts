// One verb of a list of things, sizes told of what other words order, and parts of work that is ordered whole.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('one verb is of all things of its list', () => {
  it.each([
    [
      'Hall bath 5x8. Pull the tub and the fiberglass surround, put in a new alcove tub and a new toilet.',
      'PLB-TUBALC 1, PLB-TOILET 1, -PLB-SURR',
    ],
    [
      'Guest bath: tear out the vanity, toilet and the mirror. Install a new toilet and a 36 in vanity.',
      'PLB-TOILET 1, CAB-VAN36 1, -BTH-MIRROR',
    ],
    [
      'Keep the vanity, mirror, and light. New toilet and a new tile floor 5x8.',
      'PLB-TOILET 1, TIL-FLOOR 40, -BTH-MIRROR, -ELE-VANLITE',
    ],
    [
      'Leave the fridge, range and dishwasher. New kitchen cabinets, 14 ft of base.',
      'CAB-BASE 14, -APL-DW, -APL-RANGE',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a size told of what other words order', () => {
  it.each([
    [
      'Ext. paint, stucco house, also the fascia, both garage doors, and the front door in red. Stucco measures 2,100 sq ft, fascia 160 ft, doors are 16x7 & 8x7.',
      'PNT-EXT 2100, -SDG-STUCCO, -SDG-FASCIA',
    ],
    ['Carpet in the hall and bedrooms 12x13, 11x11', 'FLR-CARPET 341'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a capacity is no count', () => {
  it.each([
    ['R/R 80k 96% furn + 2.5T AC w/ coil, new wifi tstat.', 'HVC-SYSTEM 1, HVC-TSTAT 1'],
    ['Storm took the condenser: HVAC cond 3T plus coil.', 'HVC-AC 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('a part of the work, or another kind of one', () => {
  it.each([
    [
      'Two zone ductless for the bedroom and living room, one outdoor unit, heat pump obviously.',
      '-HVC-AC, -HVC-HP',
    ],
    [
      "Drywall hole about 2'x3' in the hall. Tape, mud, match orange peel texture. Don't paint it.",
      'DRW-PATCHL 1, -DRW-WALL',
    ],
    ['Reroof 31 squares laminated shingles, 9 turtle vents.', 'RFG-ARCH 31, RFG-BOX 9, -RFG-RVENT'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('what is to be priced', () => {
  it.each([
    [
      'Carpet quote pls. Bedrooms 11x12, 12x13, 10x10. 8 lb pad, you take the old carpet.',
      'FLR-CARPET 388, -FLR-PAD',
    ],
    ['24 sq T/O 1 layer, arch shingles, ridge vent 42 lf.', 'RFG-ARCH 24, RFG-RVENT 42'],
    [
      'Blacktop driveway 12 x 55, 3 in of new asphalt, stone where soft, say 100 sf.',
      'CNC-ASPH 660, LND-BASE6 100, -SDG-STONEV',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('layers of one surface', () => {
  it.each([
    [
      'Take up 700 ft of vinyl plank, HEPA vacuum the slab, antimicrobial',
      'MLD-HEPA 700, WTR-ANTIM 700',
    ],
    [
      'Fiber cement lap siding 1,750 SF, tear off the old steel, 1" rigid foam under',
      'INS-RIGID 1750',
    ],
    ['Remove and replace 9 SQ of slate, 30 lb felt', 'RFG-FELT 9'],
    ['TPO 42 SQ over 1/2 coverboard', 'RFG-COVER 42'],
    ['Exposed fastener metal roof, 34 SQ. Tear off the old tin.', 'DEM-ROOFMTL 34'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
