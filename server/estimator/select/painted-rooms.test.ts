import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

const ceilings = async (text: string) => {
  const { document } = await estimate(text);
  return document.items.flatMap(({ quantity, metadata }) =>
    metadata.code === 'PNT-CEIL' ? [[metadata.room, quantity]] : [],
  );
};

describe('painting all rooms', () => {
  it.each<[text: string, painted: unknown[][]]>([
    [
      'Kitchen 120 SF plus Bedroom 150 SF. Paint all rooms',
      [
        ['Kitchen', 120],
        ['Bedroom', 150],
      ],
    ],
    [
      'Paint all rooms of the house. Kitchen 120 SF, bedroom 12x10.',
      [
        ['Kitchen', 120],
        ['Bedroom', 120],
      ],
    ],
    [
      'Paint the whole house. New LVP in the living room 300 SF and tile in the kitchen 150 SF',
      [['House', 1_800]],
    ],
  ])('%s', async (text, painted) => {
    expect(await ceilings(text)).toEqual(painted);
  });
});
