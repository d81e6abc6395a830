import { describe, expect, it } from 'vitest';
import { book } from '../testing/estimate.ts';
import { createRetrieval } from './retrieve.ts';

const retrieval = createRetrieval(book);
const codesFor = (text: string, most = 120): string[] =>
  retrieval.rowsFor([text], most).map(({ code }) => code);

describe('price book rows by words', () => {
  it.each([
    ['garbage disposal', 'PLB-DISPOSAL'],
    ['new outlets in the garage', 'ELE-NEWOUT'],
    ['luxury vinyl plank floor', 'FLR-LVP'],
    ['the kitchen faucet drips', 'PLB-FAUCETK'],
    ['dumpster and debris haul-off', 'HAU-PICKUP'],
  ])('%s → %s among the first five', (text, code) => {
    expect(
      retrieval
        .search(text)
        .slice(0, 5)
        .map(({ item }) => item.code),
    ).toContain(code);
  });

  it('are found for every clause of a text, within the limit', () => {
    const codes = codesFor(
      'Replace the kitchen faucet. Paint the walls, then install vinyl plank.',
    );
    expect(codes).toEqual(expect.arrayContaining(['PLB-FAUCETK', 'PNT-WALL', 'FLR-LVP']));
    expect(codesFor('paint walls and floors and doors', 7)).toHaveLength(7);
  });

  it('are none for words of no trade', () => {
    expect(codesFor('zzyx qwrt')).toEqual([]);
  });

  it('come in the same order every time', () => {
    expect(codesFor('bathroom tile floor')).toEqual(codesFor('bathroom tile floor'));
  });
});
