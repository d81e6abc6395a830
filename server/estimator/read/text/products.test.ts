import { describe, expect, it } from 'vitest';
import { layersIn } from './products.ts';
import type { ByteMatrix, MatrixSize } from './products.ts';

/** Whole numbers whose products are exact in 32 bits, other ones in each place. */
const numberAt = (seed: number, at: number): number => ((at * 37 + seed * 11) % 23) - 11;

describe('a product of a matrix and a vector', () => {
  const sizes = [1, 2, 3, 17, 288].flatMap((rows) =>
    [8, 16, 24, 96, 576].map((columns) => ({ rows, columns })),
  );
  const matrixOf = ({ rows, columns }: MatrixSize, seed: number): ByteMatrix => ({
    rows,
    columns,
    values: Int8Array.from({ length: rows * columns }, (_, at) => numberAt(seed, at)),
    scales: Float32Array.from({ length: rows }, (_, row) => 1 + (row % 3)),
  });
  const biasOf = ({ rows }: MatrixSize, seed: number): Float32Array =>
    Float32Array.from({ length: rows }, (_, at) => numberAt(seed + 1, at));

  it('is the sum that it says, in every size, beside others in one memory', () => {
    const layerOf = layersIn(sizes);
    const layers = sizes.map((size, seed) => layerOf(matrixOf(size, seed), biasOf(size, seed)));
    const outputs = layers.map(({ multiply }, seed) => {
      const { columns = 0 } = sizes[seed] ?? {};
      const input = Array.from({ length: columns }, (_, at) => numberAt(seed + 2, at));
      return multiply([input.slice(0, 5), input.slice(5)], 16);
    });
    for (const [seed, { rows, columns }] of sizes.entries()) {
      const expected = Array.from(
        { length: rows },
        (_, row) =>
          (1 + (row % 3)) *
            Array.from(
              { length: columns },
              (_each, at) => numberAt(seed, row * columns + at) * numberAt(seed + 2, at),
            ).reduce((sum, each) => sum + each, 0) +
          numberAt(seed + 1, row),
      );
      expect([...(outputs[seed] ?? [])], `${rows} x ${columns}`).toEqual(expected);
    }
  });

  it('has room for the largest sums, and takes fractions to four places', () => {
    const size = { rows: 1, columns: 1_024 };
    const { multiply } = layersIn([size])(
      { ...size, values: new Int8Array(1_024).fill(127), scales: Float32Array.of(1) },
      Float32Array.of(0),
    );
    const [sum = 0] = multiply([new Float32Array(1_024).fill(-0.9999)]);
    expect(sum / 127 / 1_024).toBeCloseTo(-0.9999, 4);
  });

  it.each([
    { rows: 3, columns: 12 },
    { rows: 3, columns: 0 },
    { rows: 3, columns: 1_032 },
    { rows: 0, columns: 8 },
  ])('is refused for $rows rows of $columns', (size) => {
    expect(() => layersIn([size])(matrixOf(size, 0), biasOf(size, 0))).toThrow(RangeError);
  });

  it('has no room for layers that were not told', () => {
    const size = { rows: 128, columns: 128 };
    const layerOf = layersIn([size]);
    layerOf(matrixOf(size, 0), biasOf(size, 0));
    expect(() => layerOf(matrixOf(size, 0), biasOf(size, 0))).toThrow(RangeError);
  });
});
