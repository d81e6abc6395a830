import { describe, expect, it } from 'vitest';
import { sampleLine } from '../../../testing/samples.ts';
import { lineOf } from '../editor/line-of.ts';
import { arrange, keepUp, type SortKey } from './arrange-lines.ts';
import { groupedLine, type Grouping, rowsOf, usualGrouping } from './group-lines.ts';

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

describe('groups', () => {
  const inRoom = (id: string, rooms: string[], category: string) => {
    const line = lineOf(sampleLine(id, { category }));
    return { ...line, metadata: { ...line.metadata, rooms } };
  };
  const roomed = [
    inRoom('1', ['Kitchen'], 'Tile'),
    inRoom('2', [], 'Permits & Fees'),
    inRoom('3', ['Bath'], 'Flooring'),
    inRoom('4', ['Kitchen'], ''),
  ];
  const rows = (grouping: Grouping, folded: readonly string[] = []) =>
    rowsOf(
      roomed.map(({ id }) => id),
      grouping,
      (id) => groupedLine(roomed.find((line) => line.id === id) ?? inRoom(id, [], '')),
      (key) => folded.includes(key),
    ).map((row) => (row.kind === 'group' ? `${row.name} (${row.ids.length})` : row.id));

  it('come in the order of their first lines, those of none last', () => {
    expect(rows('none')).toEqual(['1', '2', '3', '4']);
    expect(rows('room')).toEqual(['Kitchen (2)', '1', '4', 'Bath (1)', '3', 'Whole job (1)', '2']);
    expect(rows('category').slice(-2)).toEqual(['Uncategorized (1)', '4']);
    expect(rows('trade')).toEqual(['Flooring (2)', '1', '3', 'Several trades (2)', '2', '4']);
  });

  it('of several rooms are named as shared, after the single ones', () => {
    const shared = [
      inRoom('5', ['Kitchen', 'Bath'], ''),
      inRoom('6', ['Bath', 'Kitchen'], ''),
      ...roomed,
    ];
    const names = rowsOf(
      shared.map(({ id }) => id),
      'room',
      (id) => groupedLine(shared.find((line) => line.id === id) ?? inRoom(id, [], '')),
      () => false,
    ).flatMap((row) => (row.kind === 'group' ? `${row.name} (${row.ids.length})` : []));
    expect(names).toEqual([
      'Kitchen (2)',
      'Bath (1)',
      'Bath and Kitchen (shared) (2)',
      'Whole job (1)',
    ]);
  });

  it('hide their lines while they are folded', () => {
    expect(rows('room', ['room Kitchen'])).toEqual([
      'Kitchen (2)',
      'Bath (1)',
      '3',
      'Whole job (1)',
      '2',
    ]);
  });

  it('are rooms from the start where many lines are in several, else categories', () => {
    expect(usualGrouping(roomed)).toBe('none');
    const many = Array.from({ length: 4 }, () => roomed).flat();
    expect(usualGrouping(many)).toBe('room');
    const inOneRoom = (category: string) => many.map(({ id }) => inRoom(id, ['Kitchen'], category));
    expect(usualGrouping(inOneRoom('Painting'))).toBe('none');
    expect(usualGrouping([...inOneRoom('Painting'), ...inOneRoom('Flooring')])).toBe('category');
  });
});
