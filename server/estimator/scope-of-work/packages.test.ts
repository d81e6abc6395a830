import { describe, expect, it } from 'vitest';
import { emptyScope } from '../../domain/scope-of-work.ts';
import type { Place, ScopeOfWork, Work } from '../../domain/scope-of-work.ts';
import { loadPriceBook } from '../price-book.ts';
import { takeOff } from '../takeoff/takeoff.ts';
import { packagesOf } from './packages.ts';

const book = loadPriceBook();
const kitchen: Place = {
  id: 'p1',
  label: 'Kitchen',
  type: 'kitchen',
  count: 1,
  lengthFt: 14,
  widthFt: 12,
  heightFt: 8,
  areaSf: 168,
  perimeterFt: 52,
  doors: 1,
  windows: 1,
  basis: 'STATED',
  source: null,
  parts: [],
  because: null,
};
const painting: Work = {
  id: 'w2',
  placeId: 'p1',
  label: null,
  does: { kind: 'ASSEMBLY', assembly: 'paint_room', params: [] },
  times: 1,
  without: [],
  set: [],
  finishLevel: null,
  ownerSupplies: false,
  optional: false,
  because: null,
  by: 'RULES',
  certainty: 'TOLD',
  quantityFrom: null,
  age: null,
};
const row = (code: string, quantity: number): Work['does'] => ({
  kind: 'ROW',
  code,
  quantity,
  unit: 'EA',
  basis: 'STATED',
  formula: 'as stated',
});

const linesOf = (...work: Partial<Work>[]) => {
  const scope: ScopeOfWork = {
    ...emptyScope('RULES'),
    places: [kitchen],
    work: work.map((part) => ({ ...painting, ...part })),
  };
  return Object.fromEntries(
    takeOff(packagesOf(scope, book), book, 1).map(({ item, quantity }) => [item.code, quantity]),
  );
};

describe('work of a scope', () => {
  it('is measured by its place', () => {
    expect(linesOf({})).toMatchObject({ 'PNT-CEIL': 168 });
  });

  it('is done several times', () => {
    expect(linesOf({ times: 3 })).toMatchObject({ 'PNT-CEIL': 504 });
  });

  it('leaves lines out and takes quantities that are set', () => {
    const set = [
      {
        code: 'PNT-WALL',
        quantity: 99,
        finishLevel: null,
        age: null,
        basis: 'STATED' as const,
        because: null,
      },
    ];
    const lines = linesOf({ without: ['PNT-CEIL'], set });
    expect(lines).toMatchObject({ 'PNT-WALL': 99 });
    expect(lines).not.toHaveProperty('PNT-CEIL');
  });

  it('may be one row of the price book', () => {
    expect(linesOf({ does: row('PLB-TOILET', 2), times: 2 })).toEqual({ 'PLB-TOILET': 4 });
  });

  it('is labor alone where the owner supplies the goods', () => {
    const lines = linesOf({ does: row('PLB-TOILET', 1), ownerSupplies: true });
    expect(lines).not.toHaveProperty('PLB-TOILET');
    expect(lines['PLB-LABOR']).toBeGreaterThan(0);
  });

  it.each([
    ['optional', { optional: true }],
    ['of a place that is gone', { placeId: 'p9' }],
    [
      'of an assembly that is gone',
      { does: { ...painting.does, assembly: 'gone' } as Work['does'] },
    ],
    ['of a row that is gone', { does: row('PNT-GONE', 1) }],
  ])('%s is not priced', (_what, part) => {
    expect(linesOf(part)).toEqual({});
  });
});
