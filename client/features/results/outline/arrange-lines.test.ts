import { describe, expect, it } from 'vitest';
import { sampleLine } from '../../../testing/samples.ts';
import { lineOf } from '../editor/line-of.ts';
import { arrange, keepUp, rowsOf, type SortKey } from './arrange-lines.ts';

const lines = [
  sampleLine('1', { name: 'Tile 10', quantity: 3, category: 'Tile' }),
  sampleLine('2', { name: 'tile 9', quantity: 1, category: '' }),
  sampleLine('3', { name: 'Paint', quantity: 2, details: 'two coats', category: 'Painting' }),
].map(lineOf);

const shown = (by: SortKey, isDescending = false, search = '') =>
  arrange(lines, { by, isDescending }, search).shown;

describe('the order shown', () => {
  it('follows numbers by size and texts as people count', () => {
    expect(shown('name')).toEqual(['3', '2', '1']);
    expect(shown('quantity')).toEqual(['2', '3', '1']);
    expect(shown('total', true)).toEqual(['1', '3', '2']);
    expect(shown('position')).toEqual(['1', '2', '3']);
    expect(shown('position', true)).toEqual(['3', '2', '1']);
  });

  it('holds only lines in which every word occurs', () => {
    expect(shown('position', false, ' TILE 9 ')).toEqual(['2']);
    expect(shown('position', false, 'coats painting')).toEqual(['3']);
    expect(shown('position', false, 'nothing of it')).toEqual([]);
  });

  it('keeps up with lines that come and go', () => {
    const byName = arrange(lines, { by: 'name', isDescending: false }, 'tile');
    expect(byName.shown).toEqual(['2', '1']);
    expect(keepUp(byName, ['1', '4', '2', '3'])).toEqual(['2', '1', '4']);
    expect(keepUp(byName, ['1', '3', '5'])).toEqual(['1', '5']);
    expect(keepUp(byName, ['6', '1', '2', '3'])).toEqual(['6', '2', '1']);
  });
});

it('groups by category, those without one last', () => {
  const categoryOf = (id: string) => lines.find((line) => line.id === id)?.category ?? '';
  const rows = rowsOf(['2', '1', '3'], categoryOf);
  expect(rows.map((row) => (row.kind === 'group' ? row.category : row.id))).toEqual([
    'Tile',
    '1',
    'Painting',
    '3',
    '',
    '2',
  ]);
});
