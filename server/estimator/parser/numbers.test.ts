import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('numbers however they are written', () => {
  it.each([
    ['amps joined', 'install a dedicated 30A circuit', 'ELE-CIRC20', 1],
    ['a worded size', 'new carpet in the den, twelve by eighteen', 'FLR-CARPET', 216],
    ['a worded size with unit', 'carpet in the study ten by eleven feet', 'FLR-CARPET', 110],
    ['many words', 'replace twenty five outlets', 'ELE-DEVICE', 25],
    ['times behind', 'new interior doors x6', 'DOR-INTPRE', 6],
    ['quantity behind', 'new 6 panel doors qty 7', 'DOR-INTPRE', 7],
    ['of them', 'replace ceiling fans, 4 of them', 'ELE-FAN', 4],
    ['sizes told per piece', 'laminate in bedrooms (3 @ 10x10, 1 @ 12x15)', 'FLR-LAM', 480],
    ['sizes in brackets', 'carpet in the bedrooms (10x12, 11x11)', 'FLR-CARPET', 241],
    [
      'area over two rooms',
      'new carpet in the den and the hallway (approx 260 sf)',
      'FLR-CARPET',
      260,
    ],
    [
      'a sentence of its own',
      'Replace my roof, architectural shingles. 27 squares.',
      'RFG-ARCH',
      27,
    ],
    ['a list with numbers', '1) replace 3 toilets\n2) replace 5 windows', 'WIN-INSERT', 5],
    ['the sum first', '3 exterior doors: 1 front door, 2 side doors', 'DOR-ENTRY', 3],
    ['area of the host', 'remove popcorn from 640 sf of ceilings', 'DEM-POPCORN', 640],
    [
      'beside an assembly that counts itself',
      'Retrofit 20 LED troffers, 5 exit signs',
      'ELE-EXIT',
      5,
    ],
  ])('%s', async (_, text, code, quantity) => {
    const { quantityOf } = await estimate(text);
    expect(quantityOf(code)).toBeCloseTo(quantity, 0);
  });
});
