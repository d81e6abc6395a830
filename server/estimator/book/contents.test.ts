import { expect, it } from 'vitest';
import { loadPriceBook } from './price-book.ts';

const { items } = await loadPriceBook();
const rows = [...items.values()];

it('says of every row what its price holds, and repeats no sentence', () => {
  expect(new Set(rows.map(({ includes }) => includes)).size).toBe(rows.length);
});

it('has nothing bought where the price holds no material', () => {
  const labor = rows.filter(({ costs }) => costs.every(({ material }) => material === 0));
  expect(labor.filter(({ includes }) => /\bbought\b/.test(includes))).toEqual([]);
});

it('leaves removal and hauling to their own rows where assemblies add them', () => {
  expect(items.get('FLR-LVP')?.excludes).toMatch(/old floor/);
  expect(items.get('DEM-TILEFLR')?.excludes).toMatch(/^Hauling/);
  expect(items.get('DEM-ROOF1')?.includes).toMatch(/dumped/);
  expect(items.get('FNC-WOOD6')).toMatchObject({
    includes: expect.stringMatching(/posts set in concrete/),
    excludes: expect.stringMatching(/Gates/),
  });
});
