import { describe, expect, it } from 'vitest';
import type { Work } from '../../domain/scope/scope-of-work.ts';
import { takeOff } from '../calculate/takeoff.ts';
import { packagesOf } from './packages.ts';
import { assembly, book, placeOf, row, workOf } from './testing/scope.ts';

const kitchen = placeOf('p1', 'kitchen', { lengthFt: 14, widthFt: 12, basis: 'STATED' });

const linesOf = (part: Partial<Work>) => {
  const scope = { places: [kitchen], work: [workOf('w2', 'p1', part)] };
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

  it('is goods alone where the owner does the labor: nothing comes out, nobody visits', () => {
    const scope = {
      places: [kitchen],
      work: [workOf('w2', 'p1', { does: assembly('kitchen_remodel'), materialsOnly: true })],
    };
    const lines = takeOff(packagesOf(scope, book), book, 1);
    expect(lines.map(({ item }) => item.code)).toContain('CAB-BASE');
    expect(lines.filter(({ item }) => item.action === 'remove')).toEqual([]);
    for (const { item, materialsOnly } of lines) {
      expect(materialsOnly).toBe(true);
      expect(item.costs[1]).toMatchObject({ hours: 0, labor: 0, equipment: 0 });
      expect(item.costs[1].price).toBeGreaterThan(0);
    }
    const toilet = linesOf({ does: row('PLB-TOILET', 1), materialsOnly: true });
    expect(toilet).toEqual({ 'PLB-TOILET': 1 });
  });

  it.each([
    ['optional', { optional: true }],
    ['of a place that is gone', { placeId: 'p9' }],
    ['of an assembly that is gone', { does: assembly('gone') }],
    ['of a row that is gone', { does: row('PNT-GONE', 1) }],
  ])('%s is not priced', (_what, part) => {
    expect(linesOf(part)).toEqual({});
  });
});
