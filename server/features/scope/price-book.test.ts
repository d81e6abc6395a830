import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { editedLinesOf, makeEstimate, save } from '../../testing/editing.ts';
import {
  TestCatalogDocument,
  TestLineContentsDocument,
  TestSearchPriceBookDocument,
} from '../../testing/gql/graphql.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { guestOf } from '../../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

describe('the price book', () => {
  it('tells the units, kinds of work and kinds of rooms that it is written with', async () => {
    const { catalog } = await guestOf(server()).runOk(TestCatalogDocument, {});
    expect(catalog).toMatchObject({
      units: expect.arrayContaining(['EA', 'LF', 'SF', 'SQ']),
      categories: expect.arrayContaining(['Demolition', 'Plumbing']),
      rooms: expect.arrayContaining([{ key: 'powder_room', label: 'Powder room' }]),
    });
  });

  it('is searched by words, a whole piece of work before its parts', async () => {
    const guest = guestOf(server());
    const { priceBookSearch } = await guest.runOk(TestSearchPriceBookDocument, {
      query: 'toilet',
      first: 2,
    });
    expect(priceBookSearch).toMatchObject([
      {
        kind: 'ASSEMBLY',
        id: 'toilet_replace',
        unit: null,
        unitPrice: null,
        includes: expect.stringMatching(/new toilet/),
        parameters: [{ name: 'n', label: 'Toilets' }],
      },
      { kind: 'ROW', id: 'PLB-TOILET', unit: 'EA', unitPrice: 644.2, parameters: [] },
    ]);
  });

  it('says of which place an assembly is, unless any room will do', async () => {
    const guest = guestOf(server());
    const usual = async (query: string) => {
      const found = await guest.runOk(TestSearchPriceBookDocument, { query, first: 1 });
      return found.priceBookSearch.map(({ id, usualPlace }) => [id, usualPlace]);
    };
    expect(await usual('roof replacement')).toEqual([['roof_replace', 'roof']]);
    expect(await usual('kitchen remodel')).toEqual([['kitchen_remodel', 'kitchen']]);
    expect(await usual('interior painting')).toEqual([['paint_room', null]]);
    expect(await usual('PLB-TOILET')).toEqual([['PLB-TOILET', null]]);
  });

  it('finds nothing for words of no work', async () => {
    const guest = guestOf(server());
    const found = await guest.runOk(TestSearchPriceBookDocument, { query: 'zzyx' });
    expect(found.priceBookSearch).toEqual([]);
  });

  it('says of the lines of an estimate what they hold, and of the owner’s own lines nothing', async () => {
    const guest = guestOf(server());
    const made = await makeEstimate(guest, { instructions: 'Replace the toilet' });
    const own = { name: 'Cookies', details: '', quantity: 1, unit: 'EA', unitPrice: 5, tax: 0 };
    await save(guest, made, {
      items: [...editedLinesOf(made), { ...editedLinesOf(made)[0]!, ...own, id: '9999' }],
    });
    const { estimate } = await guest.runOk(TestLineContentsDocument, { id: made.id });
    const lineOf = (code: string) => estimate?.items.find((item) => item.metadata.code === code);
    expect(lineOf('PLB-TOILET')).toMatchObject({
      includes: expect.stringMatching(/wax ring/),
      excludes: expect.stringMatching(/old toilet/),
    });
    expect(estimate?.items.find(({ name }) => name === 'Cookies')).toMatchObject({
      includes: null,
      excludes: null,
    });
  });
});
