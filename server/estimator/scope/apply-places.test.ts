import { describe, expect, it } from 'vitest';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { apply } from './apply.ts';
import { book, home, placeOf, scopeOf, workOf } from './testing/scope.ts';

const owner = (scope: ScopeOfWork, ...patches: ScopePatch[]) =>
  apply(scope, patches, book, 'OWNER');
const kitchen = { kind: 'SET_PLACE', placeId: 'p1' } as const;
const bedroom = { kind: 'SET_PLACE', placeId: 'p2' } as const;

describe('a place that is added', () => {
  it.each([
    ['nothing known', {}, { lengthFt: 14, widthFt: 12, areaSf: 168, basis: 'DEFAULT', count: 1 }],
    [
      'length and width',
      { lengthFt: 10, widthFt: 9 },
      { areaSf: 90, perimeterFt: 38, basis: 'STATED' },
    ],
    ['length and area', { lengthFt: 10, areaSf: 120 }, { widthFt: 12, perimeterFt: 44 }],
    ['length and wall', { lengthFt: 10, perimeterFt: 36 }, { widthFt: 8, areaSf: 80 }],
    ['only a length', { lengthFt: 20 }, { widthFt: 12, areaSf: 240, basis: 'DEFAULT' }],
    ['only an area', { areaSf: 200 }, { lengthFt: null, areaSf: 200, basis: 'STATED' }],
    ['an area of three', { areaSf: 600, count: 3 }, { count: 3, areaSf: 600 }],
    ['three as usual', { count: 3 }, { count: 3, areaSf: 504, doors: 3, lengthFt: null }],
    ['doors and height', { doors: 2, heightFt: 9 }, { doors: 2, heightFt: 9, windows: 1 }],
  ])('with %s', (_what, sizes, expected) => {
    const patch: ScopePatch = { kind: 'ADD_PLACE', label: 'Kitchen', type: 'kitchen', ...sizes };
    const { scope, refused } = owner(scopeOf({}), patch);
    expect(refused).toEqual([]);
    expect(scope.places).toMatchObject([{ id: 'p1', ...expected }]);
    expect(scope.nextId).toBe(2);
  });

  it('gets a name of its own and can be named by later patches', () => {
    const { scope, refused } = owner(
      home(),
      { kind: 'ADD_PLACE', ref: 'second', label: 'Bedroom', type: 'bedroom' },
      { kind: 'ADD_WORK', placeId: 'second', assembly: 'paint_room' },
    );
    expect(refused).toEqual([]);
    expect(scope.places.at(-1)).toMatchObject({ id: 'p7', label: 'Bedroom 2' });
    expect(scope.work.at(-1)).toMatchObject({ id: 'w8', placeId: 'p7', by: 'OWNER' });
  });
});

describe('a place that is changed', () => {
  it.each<[string, Partial<ScopePatch>, object]>([
    ['a side', { lengthFt: 16 }, { lengthFt: 16, widthFt: 12, areaSf: 192, perimeterFt: 56 }],
    ['its area', { areaSf: 200 }, { lengthFt: null, widthFt: null, areaSf: 200 }],
    ['an area that two rooms might have', { areaSf: 300 }, { areaSf: 300, count: 1 }],
    ['its height alone', { heightFt: 9 }, { heightFt: 9, areaSf: 168, basis: 'STATED' }],
    [
      'everything forgotten',
      { lengthFt: null, widthFt: null, areaSf: null },
      { areaSf: 168, basis: 'DEFAULT' },
    ],
    [
      'its kind',
      { type: 'dining_room', label: 'Dining' },
      { type: 'dining_room', label: 'Dining', windows: 2, areaSf: 168 },
    ],
  ])('%s', (_what, change, expected) => {
    const { scope, refused } = owner(home(), { ...kitchen, ...change } as ScopePatch);
    expect(refused).toEqual([]);
    expect(scope.places[0]).toMatchObject(expected);
  });

  it('is the owner’s once its size is', () => {
    const { scope } = owner(home(), { ...bedroom, lengthFt: 12, widthFt: 11 });
    expect(scope.places[1]).toMatchObject({ basis: 'STATED', areaSf: 132 });
  });

  it('has the usual size of its new kind while nobody measured it', () => {
    const { scope } = owner(home(), { ...bedroom, type: 'primary_bedroom' });
    expect(scope.places[1]).toMatchObject({ basis: 'DEFAULT', areaSf: 224, doors: 3 });
  });

  it('keeps its size and takes the usual doors when an unknown room gets its name', () => {
    const unknown = placeOf('p1', 'unknown', {
      label: '',
      lengthFt: 12,
      widthFt: 14,
      basis: 'PLAN',
    });
    const { scope } = owner(scopeOf({ places: [unknown] }), {
      ...kitchen,
      type: 'bathroom',
      label: 'Bath',
    });
    expect(scope.places[0]).toMatchObject({
      type: 'bathroom',
      areaSf: 168,
      windows: 0,
      basis: 'PLAN',
    });
  });
});

describe('places taken together', () => {
  const whole = (more = {}) => {
    const kitchenPlace = placeOf('p1', 'kitchen', {
      label: 'Kitchen',
      lengthFt: 14,
      widthFt: 12,
      basis: 'STATED',
    });
    const living = placeOf('p2', 'living_room', {
      label: 'Living',
      lengthFt: 18,
      widthFt: 14,
      basis: 'STATED',
    });
    const both = placeOf('p3', 'kitchen', {
      label: 'Kitchen, Living',
      lengthFt: null,
      widthFt: null,
      areaSf: 420,
      perimeterFt: 116,
      windows: 4,
      doors: 1,
      count: 2,
      basis: 'STATED',
      parts: ['p1', 'p2'],
      ...more,
    });
    return scopeOf({
      places: [kitchenPlace, living, both],
      work: [workOf('w4', 'p3'), workOf('w5', 'p1')],
    });
  };

  it('grow with a part', () => {
    const { scope } = owner(whole(), { ...bedroom, lengthFt: 20, widthFt: 14 });
    expect(scope.places[2]).toMatchObject({ areaSf: 448, perimeterFt: 120, doors: 1, windows: 4 });
  });

  it('end at every door where they did', () => {
    const { scope } = owner(whole({ doors: 2 }), { ...bedroom, doors: 3 });
    expect(scope.places[2]).toMatchObject({ doors: 4 });
  });

  it('refuse a size of their own', () => {
    const { scope, refused } = owner(whole(), { kind: 'SET_PLACE', placeId: 'p3', areaSf: 500 });
    expect(refused).toEqual([
      {
        at: 0,
        message:
          '"Kitchen, Living" takes Kitchen, Living together, and their sizes make its size. Change the size of these instead.',
      },
    ]);
    expect(scope).toEqual(whole());
  });

  it('lose a part with its work', () => {
    const { scope } = owner(whole(), { kind: 'DROP_PLACE', placeId: 'p1' });
    expect(scope.places.map(({ id }) => id)).toEqual(['p2', 'p3']);
    expect(scope.places[1]).toMatchObject({
      label: 'Living',
      areaSf: 252,
      lengthFt: 18,
      parts: ['p2'],
    });
    expect(scope.work.map(({ id }) => id)).toEqual(['w4']);
  });
});

describe('what cannot be is refused with a sentence, and the rest stands', () => {
  const add = { kind: 'ADD_PLACE', label: 'Room', type: 'bedroom' } as const;
  it.each<[ScopePatch, RegExp]>([
    [{ ...add, type: 'castle' }, /"castle" is no kind of place/],
    [{ ...add, lengthFt: 900, widthFt: 800 }, /720000 sq ft is too large for a bedroom/],
    [{ ...add, lengthFt: 0.5, widthFt: 0.5 }, /too small/],
    [
      { ...add, lengthFt: 12, widthFt: 11, areaSf: 400 },
      /12 x 11 ft makes 132 sq ft, not 400 sq ft/,
    ],
    [{ ...add, areaSf: 400, perimeterFt: 18 }, /too short for/],
    [{ ...add, heightFt: 96 }, /feet, not in inches/],
    [{ ...add, windows: 200 }, /do not fit/],
    [{ ...bedroom, placeId: 'p99', doors: 1 }, /no place "p99"/],
    [{ ...bedroom, type: 'castle' }, /no kind of place/],
    [{ kind: 'DROP_PLACE', placeId: 'p99' }, /no place "p99"/],
    [{ ...add, ref: 'p1' }, /names another place/],
    [{ ...add, count: 0 }, /cannot be read: count/],
    [{ ...bedroom, areaSf: Number.NaN }, /cannot be read/],
  ])('%j', (patch, message) => {
    const good: ScopePatch = { ...kitchen, label: 'Galley' };
    const { scope, refused } = owner(home(), patch, good);
    expect(refused).toEqual([{ at: 0, message: expect.stringMatching(message) }]);
    expect(scope).toEqual(owner(home(), good).scope);
  });

  it('at its limit of places', () => {
    const places = Array.from({ length: 1_000 }, (_, index) => placeOf(`p${index + 1}`, 'office'));
    const { refused } = owner(scopeOf({ places }), add);
    expect(refused[0]?.message).toMatch(/at most 1000 places/);
  });

  it('at its last id', () => {
    expect(owner(scopeOf({ nextId: 1_000_000 }), add).refused[0]?.message).toMatch(/too often/);
  });
});

it('takes a room with fewer walls than go round it, as it is open to others', () => {
  const patch = {
    kind: 'ADD_PLACE',
    label: 'Kitchen',
    type: 'kitchen',
    areaSf: 95,
    perimeterFt: 24,
  } as const;
  const { scope, refused } = apply(home(), [patch], book, 'OWNER');
  expect(refused).toEqual([]);
  expect(scope.places.at(-1)?.perimeterFt).toBe(24);
});
