import { describe, expect, it } from 'vitest';
import { readRowPhrases } from './row-phrases.ts';
import { linesIn } from './testing/lines-in.ts';

it.each(['(?:new |a )*toilets?', '(?:new |a )+toilets?'])(
  'a table whose words repeat without a bound is refused: %s',
  (says) =>
    expect(() => readRowPhrases(JSON.stringify([{ codes: ['PLB-TOILET'], says }]))).toThrow(
      'repeats without a bound',
    ),
);

describe('what is named beside other work changes none of it', () => {
  it.each([
    ['New alcove tub with shower head', 'PLB-TUBALC 1, -PLB-LABOR'],
    ['Tile the hearth under the wood stove, 30 sf', 'TIL-FLOOR 30'],
    ['Replace old wiring in the house, 1800 sf', 'ELE-REWIRE 1800'],
    ['Kitchen needs drywall work, 200 sf', 'DRW-WALL 200'],
    ['Kitchen needs new backsplash 30 sf and updated lighting', 'TIL-BACKSPL 30'],
    ['Seal concrete driveway 600 sq ft', 'FLR-SEAL 600'],
    ['Seal the basement walls 400 sf, and pour a driveway 20x20', 'WPF-PAINT 400, CNC-DRIVE 400'],
    ['Install kitchen fire suppression hood in the restaurant', 'COM-ANSUL 1, -COM-HOOD'],
    ['Blow out insulation in the attic 900 sf', 'DEM-INSBLOWN 900'],
    ['Firepit area gravel 12x12', 'LND-GRAVEL'],
    ['Add a basement clean out for the drain line', 'PLB-CLEAR 1'],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
