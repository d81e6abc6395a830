import { expect, it } from 'vitest';
import { loadPriceBook } from './price-book.ts';
import { contentsOfLine } from './line-contents.ts';

const book = await loadPriceBook();

it('says what a line of the price book holds, and nothing of others', () => {
  expect(contentsOfLine(book, { code: 'PLB-TOILET', claim: null })).toMatchObject({
    includes: expect.stringMatching(/wax ring/),
    excludes: expect.stringMatching(/old toilet/),
  });
  for (const code of [null, 'OLD-CODE'])
    expect(contentsOfLine(book, { code, claim: null })).toBeNull();
});

it('says of a line that removes and replaces that it holds both', () => {
  const line = { code: 'DRW-WALL', claim: { removalCode: 'DEM-DRYWALL' } };
  const { includes, excludes } = contentsOfLine(book, line) ?? {};
  expect(includes).toMatch(/pulled off the studs.*taped/);
  expect(excludes).toBeNull();
});
