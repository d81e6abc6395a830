import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WORK_CATEGORIES } from '../../domain/estimate/work-categories.ts';
import { parseCsv } from './csv.ts';

it('offers for editing the categories that the price book has', () => {
  const file = new URL('../data/categories.csv', import.meta.url);
  const names = parseCsv(readFileSync(file, 'utf8')).map(({ cells }) => cells['category']);
  expect(names).toEqual(WORK_CATEGORIES);
});
