// Amounts that no words of the work hold: told in the sentence before, right before the thing, of each of equal dwellings.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('an amount that stands apart of its work', () => {
  it.each([
    ['3 skylights leaking, replace, fixed, same size', 'WIN-SKYFIX 3'],
    ['Two joists are split. Sister those joists, 12 ft each', 'FRM-JOIST 24'],
    ['16 deck steps down to the lake. Treads only, the stringers are alright.', 'DCK-STAIR 16'],
    ['The sink base is rotten, three feet. Replace it.', 'CAB-BASE 3'],
    ['Is it hard to resurface the concrete steps, about forty square feet', 'CNC-RESURF 40'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});

describe('an amount in each of several', () => {
  it.each([
    ['6 townhomes, front stoops. ea: pour 2 concrete steps', 'CNC-STEP 12'],
    ['3 buildings, each gutter cleanout approx 280 lf', 'GUT-CLEAN 840'],
    ['Four units, each bathroom needs a new mirror', 'BTH-MIRROR 4'],
    ['Rooms 210 to 219, in each of the ten, re-caulk the tub', 'BTH-CAULK 10'],
    ['22 units. Smoke detectors 2 ea', 'ELE-SMOKE 44'],
    ['Three first floor units, each: reset the toilet', 'PLB-DETTOI 3'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
