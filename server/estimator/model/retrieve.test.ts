import { describe, expect, it } from 'vitest';
import { book } from '../testing/estimate.ts';
import { retrieve } from './retrieve.ts';

describe('the price book by the words of a request', () => {
  it.each([
    ['garbage disposal', 'PLB-DISPOSAL'],
    ['new outlets in the garage', 'ELE-NEWOUT'],
    ['luxury vinyl plank floor', 'FLR-LVP'],
    ['the kitchen faucet drips', 'PLB-FAUCETK'],
  ])('%s → %s among the first ten rows', (text, code) => {
    expect(retrieve(book, [text]).rows.slice(0, 10)).toContain(code);
  });

  it.each([
    ['remodel the kitchen', 'kitchen_remodel'],
    ['new shingles, the roof leaks', 'roof_replace'],
    ['build a 6 ft wood fence', 'fence_build'],
  ])('%s → assembly %s among the first five', (text, id) => {
    expect(retrieve(book, [text]).assemblies.slice(0, 5)).toContain(id);
  });

  it('is found for every clause of a text', () => {
    const { rows } = retrieve(book, [
      'Replace the kitchen faucet. Paint the walls, install vinyl plank.',
    ]);
    expect(rows).toEqual(expect.arrayContaining(['PLB-FAUCETK', 'PNT-WALL', 'FLR-LVP']));
  });

  it('is nothing for words of no trade, and of a long text what its first sixty clauses find', () => {
    expect(retrieve(book, ['zzyx qwrt'])).toEqual({ assemblies: [], rows: [] });
    const twoClauses = 'paint the walls and the floors, ';
    expect(retrieve(book, [twoClauses.repeat(2_000)])).toEqual(
      retrieve(book, [twoClauses.repeat(30)]),
    );
  });
});
