import { expect, it } from 'vitest';
import { sampleLine } from '../../../testing/samples.ts';
import { lineOf } from '../editor/line-of.ts';
import { costDrivers } from './cost-drivers.ts';

const line = (id: string, category: string, overrides: Partial<ReturnType<typeof sampleLine>>) =>
  lineOf(sampleLine(id, { category, tax: 0, ...overrides }));

const price = (unitPrice: number) =>
  ({ __typename: 'FinishPrice', unitPrice, unitTax: 0 }) as const;

it('names the three largest categories with what would change them', () => {
  const { metadata } = sampleLine('1');
  const finishPrices = {
    __typename: 'FinishPrices' as const,
    low: price(8),
    standard: price(10),
    high: price(15),
  };
  const drivers = costDrivers(
    [
      line('1', 'Tile', {
        name: 'Wall tile',
        quantity: 60,
        unit: 'SF',
        unitPrice: 10,
        metadata: { ...metadata, basis: 'DEFAULT', finishLevel: 'STANDARD', finishPrices },
      }),
      line('2', 'Tile', { name: 'Grout', quantity: 1, unitPrice: 100 }),
      line('3', 'Plumbing', { name: 'Tub', quantity: 1, unitPrice: 500 }),
      line('4', 'Drying', { name: 'Air mover', quantity: 4, unit: 'DAY', unitPrice: 50 }),
      line('5', 'Cleaning', { quantity: 1, unitPrice: 50 }),
      line('6', 'General', { quantity: 1, unitPrice: 9_000, tags: ['overhead-profit'] }),
    ],
    'USD',
  );
  expect(drivers.map(({ name, amount, largest }) => [name, amount, largest])).toEqual([
    ['Tile', '$700.00', 'Largest line: Wall tile, 60 sq ft: $600.00'],
    ['Plumbing', '$500.00', 'Tub: $500.00'],
    ['Drying', '$200.00', 'Air mover, 4 days: $200.00'],
  ]);
  expect(drivers.map(({ changes }) => changes)).toEqual([
    'Another finish: low end saves $120, high end adds $300. Each sq ft of “Wall tile” costs $10.00; the size is assumed.',
    'Compare other products and offers.',
    'One day less of “Air mover” saves $50.00.',
  ]);
});
