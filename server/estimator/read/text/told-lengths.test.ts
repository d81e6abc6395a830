// Sides of doors, windows and showers as people write them.
import { describe, expect, it } from 'vitest';
import { openingsIn } from './opening-sizes.ts';
import { showerIn } from './told-walls.ts';

describe('two sides', () => {
  it.each([
    ['36 x 84', 36, 84],
    ['3 x 7', 36, 84],
    [`3'0" x 6'8"`, 36, 80],
    [`3'-0" x 6'-8"`, 36, 80],
    ['3-0 x 6-8', 36, 80],
    ['36" x 6-8', 36, 80],
    ["3' x 84", 36, 84],
    ['16 x 7 ft', 192, 84],
    ['8 x 10 in.', 8, 10],
  ])('of a door %s', (sides, wideIn, highIn) =>
    expect(openingsIn(`one door ${sides}`)).toEqual([{ kind: 'DOOR', wideIn, highIn }]),
  );

  it.each([
    ['60 x 32', 5, 32 / 12],
    ['5 x 3', 5, 3],
    [`5'0" x 2'8"`, 5, 32 / 12],
  ])('of a shower %s', (sides, wideFt, deepFt) =>
    expect(showerIn(`tile the shower ${sides}`)).toMatchObject({ wideFt, deepFt }),
  );
});
