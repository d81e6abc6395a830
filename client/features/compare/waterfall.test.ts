import { describe, expect, it } from 'vitest';
import { diverging, waterfall } from './waterfall.ts';

describe('the bars of differences', () => {
  it('go on where the one before ended, and sum up from nothing', () => {
    const { bars, sum, zero } = waterfall([60, -80, 40]);
    // The width spans -20 to 60.
    expect(zero).toBeCloseTo(0.25);
    expect(bars).toEqual([
      { start: 0.25, width: 0.75 },
      { start: 0, width: 1 },
      { start: 0, width: 0.5 },
    ]);
    expect(sum).toEqual({ start: 0.25, width: 0.25 });
  });

  it('stand on either side of nothing', () => {
    expect(diverging([30, -10])).toEqual({
      zero: 0.25,
      bars: [
        { start: 0.25, width: 0.75 },
        { start: 0, width: 0.25 },
      ],
    });
  });

  it('have no width where nothing differs', () => {
    expect(waterfall([])).toEqual({ bars: [], sum: { start: 0, width: 0 }, zero: 0 });
    expect(diverging([0])).toEqual({ bars: [{ start: 0, width: 0 }], zero: 0 });
  });
});
