// Any patches at all for property tests: mostly what a person or a model sends, and now and then what nobody should.
import fc from 'fast-check';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { book } from './scope.ts';

type Shape = Record<string, fc.Arbitrary<unknown>>;

const mostly = (good: fc.Arbitrary<unknown>, ...bad: unknown[]) =>
  fc.oneof({ weight: 15, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...bad) });

const parameters = [...book.assemblies.values()].flatMap((assembly) => assembly.parameters);
const placeId = mostly(fc.constantFrom('p1', 'p2', 'p3', 'p9', 'p10', 'new'), 'p999999', 'x1');
const workId = mostly(fc.constantFrom('w4', 'w5', 'w6', 'w7', 'w9', 'w10'), 'w999999', 'p1');
const code = mostly(fc.constantFrom(...book.items.keys()), 'NIX-NIX');
const pattern = fc.oneof(code, fc.constantFrom('APL-*', 'DEM-*', 'F*'));
const feet = mostly(fc.integer({ min: 2, max: 60 }), 0, 0.1, 9_999, -4, Number.NaN, null);
const count = mostly(fc.integer({ min: 1, max: 6 }), 0, 500, 1.5);
const type = mostly(fc.constantFrom(...Object.keys(book.roomDefaults), 'unknown'), 'constructor');
const label = mostly(fc.string({ maxLength: 8 }), 'x'.repeat(130));

const param = mostly(
  fc.constantFrom(...parameters).chain(({ name, choices }) =>
    fc.record({
      name: fc.constant(name),
      value: fc.oneof(
        fc.constantFrom<unknown>(null, 0, 1, ...choices.map(({ value }) => value)),
        fc.integer({ min: -1, max: 9_000 }),
      ),
    }),
  ),
  { name: '__proto__', value: 1 },
  { name: 'nix', value: 'nix' },
);

const work: Shape = {
  label,
  times: count,
  without: fc.array(pattern, { maxLength: 2 }),
  set: fc.array(
    fc.record({ code, quantity: feet, finishLevel: mostly(fc.constantFrom(null, 'HIGH'), 'GOLD') }),
    { maxLength: 1 },
  ),
  optional: fc.boolean(),
  ownerSupplies: fc.boolean(),
  materialsOnly: fc.boolean(),
  finishLevel: mostly(fc.constantFrom(null, 'LOW', 'HIGH'), 'GOLD'),
};
const place: Shape = {
  label,
  type,
  count,
  lengthFt: feet,
  widthFt: feet,
  heightFt: mostly(fc.integer({ min: 7, max: 12 }), 0, 96),
  areaSf: mostly(fc.integer({ min: 20, max: 3_000 }), 0, 9e6, 4e5),
  perimeterFt: feet,
  doors: count,
  windows: count,
};

/** A patch with what it needs, and each of the rest in one of three. */
const of = (kind: string, needed: Shape, rest: Shape = {}): fc.Arbitrary<unknown> => {
  const optional = Object.entries(rest).map(([name, values]) => [
    name,
    fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values }),
  ]);
  return fc.record({ kind: fc.constant(kind), ...Object.fromEntries(optional), ...needed });
};

const assemblies = [...book.assemblies.values()];
const addAssembly = fc.constantFrom(...assemblies).chain(({ id, parameters: own }) =>
  of(
    'ADD_WORK',
    { placeId: fc.option(placeId), assembly: fc.constant(id) },
    {
      ...work,
      params: fc.array(
        own.length === 0
          ? param
          : fc.constantFrom(...own).chain(({ name, choices }) =>
              fc.record({
                name: fc.constant(name),
                value: fc.constantFrom<unknown>(0, 1, 3, ...choices.map(({ value }) => value)),
              }),
            ),
        { maxLength: 3 },
      ),
    },
  ),
);

const patch = fc.oneof(
  of('ADD_PLACE', { label, type }, { ...place, ref: mostly(fc.constant('new'), 'p1') }),
  of('SET_PLACE', { placeId }, place),
  of('DROP_PLACE', { placeId }),
  addAssembly,
  of('ADD_WORK', { placeId: fc.option(placeId), code, quantity: feet }, work),
  of('SET_WORK', { workId }, { ...work, placeId, params: fc.array(param, { maxLength: 2 }) }),
  of('SET_WORK', { workId, quantity: feet }),
  of('DROP_WORK', { workId }),
  of(
    'EXCLUDE',
    { words: fc.string({ maxLength: 9 }), codes: fc.array(pattern, { maxLength: 3 }) },
    { placeId },
  ),
  of('INCLUDE', { exclusionId: fc.constantFrom('x8', 'x9', 'x10', 'x11') }),
  of('DISMISS', { start: fc.constantFrom(0, 4, 9), end: fc.constantFrom(8, 12) }),
  of('SET_FACTS', {
    facts: fc.record({
      state: fc.constantFrom('tx', 'ZZ', 'TEXAS', null),
      yearBuilt: mostly(fc.constant(1_950), 3),
    }),
  }),
  of('ANSWER', { questionId: fc.constant('q12'), answer: fc.constantFrom(0, 1, 2) }),
  { weight: 1, arbitrary: fc.anything() },
);

/** Values that come over a wire or from a model may differ from their type. */
export const anyPatches = fc.array(patch, { maxLength: 12 }).map((list) => list as ScopePatch[]);
