import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('the kind of a thing that is named goes before the usual kind', () => {
  it.each([
    ['figure', 'Gutters: 90 ft of 6 inch aluminum, two corners', 'GUT-AL6', 'GUT-AL5'],
    ['lone quality', 'Going tankless in the utility closet', 'PLB-WHTANKL', 'PLB-WHGAS'],
    ['kind of one', 'Swap our gas water heater for an electric one', 'PLB-WHELEC', 'PLB-WHGAS'],
    [
      'one that is there',
      'Silicone coating 3,000 sf on the existing metal roof',
      'RFG-COAT',
      'RFG-METAL',
    ],
    ['neighbours keep theirs', 'Plant one tree and 6 shrubs', 'LND-SHRUB', 'DCK-PT'],
    ['garage', 'Two single garage doors', 'DOR-GAR1', 'DOR-INTPRE'],
  ])('%s', async (_, text, wanted, unwanted) => {
    const { codes } = await estimate(text);
    expect(codes).toContain(wanted);
    expect(codes).not.toContain(unwanted);
  });
});

describe('words of the price book name work the parser does not know', () => {
  it('prices the row with the amount of its own part', async () => {
    const { document } = await estimate('Side yard: 750 sf seed, 3 yards of topsoil');
    const seed = document.items.find(({ metadata }) => metadata.code === 'LND-SEED');
    expect(seed?.quantity).toBe(750);
  });

  it.each([
    ['a room', 'Luxury living room 12 x 14, paint the walls', 'FLR-LVP'],
    ['what is refused', 'Sod the lawn 500 sf, no seed 300 sf', 'LND-SEED'],
    ['a remark', 'Paint the office 10x12, my brother Grant has the key', 'CTP-GRANITE'],
  ])('takes no row from %s', async (_, text, unwanted) => {
    const { codes } = await estimate(text);
    expect(codes).not.toContain(unwanted);
  });
});
