import { describe, expect, it } from 'vitest';
import { layersIn } from './products.ts';

/** Whole numbers whose products are exact in 32 bits, other ones in each place. */
const numberAt = (seed: number, at: number): number => ((at * 37 + seed * 11) % 23) - 11;

describe('a product of a matrix and a vector', () => {
  const sizes = [1, 2, 3, 17, 288].flatMap((rows) =>
    [8, 16, 24, 96, 576].map((columns) => ({ rows, columns })),
  );

  it('is the sum that it says, in every size, beside others in one memory', () => {
    const zeros = layersIn(sizes);
    const layers = sizes.map((size, seed) => {
      const layer = zeros(size);
      layer.weight.set(layer.weight.map((_, at) => numberAt(seed, at)));
      layer.bias.set(layer.bias.map((_, at) => numberAt(seed + 1, at)));
      layer.input.set(layer.input.map((_, at) => numberAt(seed + 2, at)));
      return layer;
    });
    for (const { multiply } of layers) multiply();
    for (const [index, { rows, columns }] of sizes.entries()) {
      const expected = Array.from({ length: rows }, (_, row) =>
        Array.from(
          { length: columns },
          (_each, at) => numberAt(index, row * columns + at) * numberAt(index + 2, at),
        ).reduce((sum, each) => sum + each, numberAt(index + 1, row)),
      );
      expect([...(layers[index]?.output ?? [])], `${rows} x ${columns}`).toEqual(expected);
    }
  });

  it.each([
    { rows: 3, columns: 12 },
    { rows: 3, columns: 0 },
    { rows: 0, columns: 8 },
  ])('is refused for $rows rows of $columns', (size) => {
    expect(() => layersIn([size])(size)).toThrow(RangeError);
  });

  it('has no room for layers that were not told', () => {
    const size = { rows: 128, columns: 128 };
    const zeros = layersIn([size]);
    zeros(size);
    expect(() => zeros(size)).toThrow(RangeError);
  });
});
