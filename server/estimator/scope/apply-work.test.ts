import { describe, expect, it } from 'vitest';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { home, placeOf, row, scopeOf, workOf } from './testing/scope.ts';
import { owner, patchedBy } from './testing/patching.ts';

const model = patchedBy('MODEL');

const inKitchen = { kind: 'ADD_WORK', placeId: 'p1' } as const;

const remodel = { kind: 'SET_WORK', workId: 'w3' } as const;

const because = { source: 'request', words: 'white oak', start: 4, end: 13, page: null };

describe('work that is added', () => {
  it('is an assembly with what its owner told', () => {
    const params = [
      { name: 'counter', value: 'Granite' },
      { name: 'lights', value: '8' },
      { name: 'appliances', value: 'no' },
      { name: 'floor', value: null },
    ];
    const { scope, refused } = owner(home(), { ...inKitchen, assembly: 'kitchen_remodel', params });
    expect(refused).toEqual([]);
    const told = { basis: 'STATED', because: null };
    expect(scope.work.at(-1)).toMatchObject({
      id: 'w7',
      by: 'OWNER',
      certainty: 'TOLD',
      does: {
        params: [
          { name: 'counter', value: 'granite', ...told },
          { name: 'lights', value: 8, ...told },
          { name: 'appliances', value: 0, ...told },
        ],
      },
    });
  });

  it.each([
    [
      { code: 'ELE-FAN', quantity: 3 },
      { quantity: 3, unit: 'EA', basis: 'STATED' },
    ],
    [{ code: 'ELE-FAN' }, { quantity: 1, basis: 'DEFAULT' }],
    [
      { code: 'PNT-WALL', quantity: 120 },
      { quantity: 120, unit: 'SF', formula: '120 SF as stated' },
    ],
  ])('is a row: %j', (patch, expected) => {
    const { scope, refused } = owner(home(), { ...inKitchen, ...patch });
    expect(refused).toEqual([]);
    expect(scope.work.at(-1)?.does).toMatchObject(expected);
  });

  it.each([
    ['the only place of its kind', 'kitchen_refresh', 'p1', 2],
    ['a new place without a name', 'roof_replace', 'p7', 3],
  ])('without a place goes to %s', (_what, assembly, placeId, places) => {
    const patch: ScopePatch = { kind: 'ADD_WORK', placeId: null, assembly };
    const { scope } = owner(home(), patch);
    expect(scope.work.at(-1)?.placeId).toBe(placeId);
    expect(scope.places).toHaveLength(places);
    expect(owner(scope, patch).scope.places).toHaveLength(places);
  });

  it('of a model says how it knows', () => {
    const told = { ...inKitchen, code: 'ELE-FAN', basis: 'STATED', because } as const;
    const [first, second] = model(home(), told, {
      ...inKitchen,
      code: 'PLB-TOILET',
      quantity: 2,
    }).scope.work.slice(-2);
    expect(first).toMatchObject({ by: 'MODEL', certainty: 'TOLD', because });
    expect(second).toMatchObject({ certainty: 'DERIVED', does: { basis: 'DERIVED' } });
  });

  it('of a model stands without a parameter that cannot be', () => {
    const params = [
      { name: 'counter', value: 'gold' },
      { name: 'lights', value: 4 },
    ];
    const { scope, refused } = model(home(), {
      ...inKitchen,
      label: 'New',
      assembly: 'kitchen_remodel',
      params,
    });
    expect(refused).toEqual([
      { at: 0, message: expect.stringMatching(/cannot be gold.*The usual one was taken/) },
    ]);
    expect(scope.work.at(-1)?.does).toMatchObject({ params: [{ name: 'lights', value: 4 }] });
  });
});

describe('work that is changed', () => {
  it('is the owner’s, and only what is named changes', () => {
    const params = [{ name: 'counter', value: 'marble' }];
    const once = owner(home(), { ...remodel, params, times: 2, finishLevel: 'HIGH' }).scope;
    const { scope } = owner(once, {
      ...remodel,
      params: [{ name: 'lights', value: 3 }],
      label: 'Galley',
    });
    expect(scope.work[0]).toMatchObject({
      id: 'w3',
      by: 'OWNER',
      certainty: 'TOLD',
      times: 2,
      finishLevel: 'HIGH',
      label: 'Galley',
      does: {
        params: [
          { name: 'counter', value: 'marble', basis: 'STATED' },
          { name: 'lights', value: 3 },
        ],
      },
    });
  });

  it('has one thing brought by its owner, the goods or the labor', () => {
    const supplied = owner(home(), { ...remodel, ownerSupplies: true }).scope;
    const workOfIt = (scope: typeof supplied) => scope.work.find(({ id }) => id === 'w3');
    expect(workOfIt(supplied)).toMatchObject({ ownerSupplies: true });
    const goods = owner(supplied, { ...remodel, materialsOnly: true }).scope;
    expect(workOfIt(goods)).toMatchObject({ ownerSupplies: false, materialsOnly: true });
    const labor = owner(goods, { ...remodel, ownerSupplies: true }).scope;
    expect(workOfIt(labor)).toMatchObject({ ownerSupplies: true, materialsOnly: false });
    const both = owner(home(), { ...remodel, ownerSupplies: true, materialsOnly: true });
    expect(both.refused.map(({ message }) => message).join()).toContain('nothing is left to price');
  });

  it('takes a default again', () => {
    const told = owner(home(), { ...remodel, params: [{ name: 'lights', value: 3 }] }).scope;
    const { scope } = owner(told, { ...remodel, params: [{ name: 'lights', value: null }] });
    expect(scope.work[0]?.does).toMatchObject({ params: [] });
  });

  it('has lines set, left out and taken back', () => {
    const set = [
      { code: 'CTP-QUARTZ', quantity: 30 },
      { code: 'PLB-SINKK', quantity: 0 },
    ];
    const first = owner(home(), { ...remodel, set });
    expect(first.refused).toEqual([]);
    expect(first.scope.work[0]).toMatchObject({
      set: [{ code: 'CTP-QUARTZ', quantity: 30, finishLevel: null, age: null, basis: 'STATED' }],
      without: ['PLB-SINKK'],
    });
    const { scope } = owner(first.scope, { ...remodel, set: [], without: [] });
    expect(scope.work[0]).toMatchObject({ set: [], without: [] });
  });

  it('has another quantity or place', () => {
    const { scope } = owner(home(), { kind: 'SET_WORK', workId: 'w6', quantity: 2, placeId: 'p1' });
    expect(scope.work[3]).toMatchObject({
      placeId: 'p1',
      does: { quantity: 2, formula: '2 EA as stated' },
    });
  });

  it('goes, once', () => {
    const drop: ScopePatch = { kind: 'DROP_WORK', workId: 'w4' };
    const { scope, refused } = owner(home(), drop, drop);
    expect(scope.work.map(({ id }) => id)).toEqual(['w3', 'w5', 'w6']);
    expect(refused).toEqual([
      { at: 1, message: 'There is no work "w4" in this scope (any more).' },
    ]);
  });
});

describe('what cannot be is refused with a sentence, and the rest stands', () => {
  const lvp = { kind: 'SET_WORK', workId: 'w5' } as const;
  const fan = { kind: 'SET_WORK', workId: 'w6' } as const;
  it.each<[ScopePatch, RegExp]>([
    [{ ...inKitchen }, /either an assembly or one row/],
    [{ ...inKitchen, assembly: 'paint_room', code: 'ELE-FAN' }, /either an assembly or one row/],
    [{ ...inKitchen, assembly: 'moon_base' }, /no assembly "moon_base"/],
    [{ ...inKitchen, code: 'XYZ-MOON' }, /no row "XYZ-MOON"/],
    [{ ...inKitchen, code: 'PNT-WALL' }, /Say how much of "Paint walls/],
    [{ ...inKitchen, code: 'PNT-WALL', quantity: 0 }, /above 0/],
    [{ ...inKitchen, code: 'PNT-WALL', quantity: 9_999_999, times: 3 }, /more than any job holds/],
    [{ ...inKitchen, code: 'ELE-FAN', params: [{ name: 'n', value: 1 }] }, /no parameters/],
    [{ ...inKitchen, assembly: 'paint_room', quantity: 3 }, /no quantity of its own/],
    [{ ...inKitchen, assembly: 'electrical_misc' }, /comes to nothing/],
    [{ ...inKitchen, assembly: 'paint_room', without: ['NIX-*'] }, /no row "NIX-\*"/],
    [{ ...inKitchen, placeId: 'attic', assembly: 'paint_room' }, /no place "attic"/],
    [
      { ...lvp, params: [{ name: 'demo', value: 'marble' }] },
      /"Old floor to take up" cannot be marble. Choose one of Carpet and pad \(carpet\)/,
    ],
    [{ ...lvp, params: [{ name: 'furn', value: 7 }] }, /"Move the furniture" is yes or no/],
    [
      { ...lvp, params: [{ name: 'sauna', value: 1 }] },
      /"LVP flooring" has no "sauna". It has Old floor/,
    ],
    [{ ...remodel, params: [{ name: 'lights', value: -2 }] }, /"Recessed lights" cannot be -2/],
    [{ ...remodel, params: [{ name: 'lights', value: '' }] }, /"Recessed lights" cannot be/],
    [{ ...remodel, quantity: 3 }, /no quantity of its own/],
    [{ ...remodel, set: [{ code: 'ROF-ARCH', quantity: 3 }] }, /has no line ROF-ARCH/],
    [{ ...fan, quantity: 0 }, /above 0/],
    [{ ...fan, set: [{ code: 'ELE-FAN', quantity: 3 }] }, /is a single line/],
    [{ ...fan, workId: 'w99' }, /no work "w99"/],
    [{ kind: 'DROP_WORK', workId: 'w99' }, /no work "w99"/],
    [{ kind: 'SET_FACTS', facts: { state: 'ZZ' } }, /"ZZ" is no state/],
    [{ kind: 'ANSWER', questionId: 'q9', answer: 0 }, /no longer asked/],
    [{ kind: 'INCLUDE', exclusionId: 'x9' }, /Nothing is left out under/],
    [{ kind: 'EXCLUDE', words: 'moon', codes: ['NIX-*'] }, /no row "NIX-\*"/],
  ])('%j', (patch, message) => {
    const good: ScopePatch = { kind: 'DROP_WORK', workId: 'w4' };
    const { scope, refused } = owner(home(), patch, good);
    expect(refused).toEqual([{ at: 0, message: expect.stringMatching(message) }]);
    expect(scope).toEqual(owner(home(), good).scope);
  });

  it.each<[string, ScopePatch, RegExp]>([
    ['work that stands there', { ...inKitchen, assembly: 'paint_room' }, /is there already/],
    [
      'more than a room holds',
      { ...inKitchen, code: 'PNT-WALL', quantity: 5_000 },
      /more than "Kitchen" holds/,
    ],
    [
      'pieces nobody counted',
      { ...inKitchen, code: 'ELE-RECESS', quantity: 90 },
      /more than "Kitchen" holds/,
    ],
  ])('a model adding %s', (_what, patch, message) => {
    const { scope, refused } = model(home(), patch);
    expect(refused).toEqual([{ at: 0, message: expect.stringMatching(message) }]);
    expect(scope).toEqual(home());
  });

  it('beyond the limits of work and of one list', () => {
    const places = [placeOf('p1', 'office')];
    const work = Array.from({ length: 2_000 }, (_, index) =>
      workOf(`w${index + 2}`, 'p1', { does: row('ELE-FAN', 1) }),
    );
    expect(
      owner(scopeOf({ places, work }), { ...inKitchen, code: 'ELE-FAN' }).refused[0]?.message,
    ).toMatch(/at most 2000/);
    const many = Array.from({ length: 52 }, (): ScopePatch => ({ ...inKitchen, code: 'ELE-FAN' }));
    const { scope, refused } = owner(home(), ...many);
    expect(refused.map(({ at }) => at)).toEqual([50, 51]);
    expect(scope.work).toHaveLength(54);
  });
});
