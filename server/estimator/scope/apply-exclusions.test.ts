import { describe, expect, it } from 'vitest';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { takeOff } from '../calculate/takeoff.ts';
import { apply } from './apply.ts';
import { packagesOf } from './packages.ts';
import { assembly, book, home, workOf } from './testing/scope.ts';

const noAppliances: ScopePatch = { kind: 'EXCLUDE', words: 'appliances', codes: ['APL-*'] };
const left = (...patches: ScopePatch[]) => apply(home(), patches, book, 'OWNER').scope;
const codesOf = (scope: ReturnType<typeof left>) =>
  takeOff(packagesOf(scope, book), book, 1).map(({ item }) => item.code);

describe('what is left out', () => {
  it('goes from the lines of assemblies', () => {
    expect(codesOf(left()).some((code) => code.startsWith('APL-'))).toBe(true);
    const scope = left(noAppliances);
    expect(scope.excluded).toMatchObject([{ id: 'x7', words: 'appliances', placeId: null }]);
    expect(codesOf(scope).some((code) => code.startsWith('APL-'))).toBe(false);
  });

  it('takes rows, and work of nothing else, with it', () => {
    const scope = left({
      kind: 'EXCLUDE',
      words: 'fan, floor',
      codes: ['ELE-FAN', 'FLR-*', 'DEM-*', 'HAU-*', 'TRM-*', 'PNT-*', 'CLN-*', 'DOR-*'],
    });
    expect(scope.work.map(({ id }) => id)).toEqual(['w3']);
  });

  it('holds for one place alone', () => {
    const scope = left({ kind: 'EXCLUDE', words: 'ceiling', codes: ['PNT-CEIL'], placeId: 'p2' });
    expect(scope.work.map(({ without }) => without)).toEqual([[], [], [], []]);
  });

  it('is not listed twice', () => {
    expect(left(noAppliances, noAppliances).excluded).toHaveLength(1);
  });

  it('comes back when the exclusion ends', () => {
    const scope = left(noAppliances, { kind: 'INCLUDE', exclusionId: 'x7' });
    expect(scope).toEqual({ ...home(), nextId: 8 });
  });
});

describe('adding what is left out', () => {
  const excluding = left(noAppliances);
  const range: ScopePatch = { kind: 'ADD_WORK', placeId: 'p1', code: 'APL-RANGE' };
  const second: ScopePatch = {
    kind: 'ADD_WORK',
    placeId: 'p2',
    label: 'Suite',
    assembly: 'kitchen_remodel',
  };

  it('is refused to a model', () => {
    const { scope, refused } = apply(excluding, [range], book, 'MODEL');
    expect(refused).toEqual([
      {
        at: 0,
        message:
          '"Range, furnished and connected" was not added: you asked to leave out "appliances".',
      },
    ]);
    expect(scope).toEqual(excluding);
  });

  it('by its owner ends the exclusion of that alone, and a note says so', () => {
    const { scope, refused } = apply(excluding, [range], book, 'OWNER');
    expect(refused).toEqual([]);
    const [{ codes } = { codes: [] }] = scope.excluded;
    expect(codes.length).toBeGreaterThan(2);
    expect(codes).not.toContain('APL-RANGE');
    expect(codes.every((code) => code.startsWith('APL-'))).toBe(true);
    expect(scope.notes).toEqual([
      { kind: 'NOTE', text: expect.stringMatching(/^Left out before and now wanted/) },
    ]);
    // The remodel does not buy a second one.
    expect(scope.work[0]?.without).toEqual(['APL-*']);
  });

  it('leaves it out of a new assembly, whoever adds it', () => {
    for (const by of ['OWNER', 'MODEL'] as const) {
      const { scope } = apply(excluding, [second], book, by);
      expect(scope.work.at(-1)?.without).toEqual(['APL-*']);
      expect(scope.excluded).toEqual(excluding.excluded);
    }
  });

  it('ends an exclusion of nothing else', () => {
    const fans = left({ kind: 'EXCLUDE', words: 'fans', codes: ['ELE-FAN'] });
    const { scope } = apply(
      fans,
      [{ kind: 'ADD_WORK', placeId: 'p2', code: 'ELE-FAN' }],
      book,
      'OWNER',
    );
    expect(scope.excluded).toEqual([]);
  });

  it('line by line by its owner', () => {
    const { scope } = apply(
      excluding,
      [{ kind: 'SET_WORK', workId: 'w3', without: [] }],
      book,
      'OWNER',
    );
    expect(scope.work[0]?.without).toEqual([]);
    expect(scope.excluded).toEqual([]);
    const again = apply(
      excluding,
      [{ kind: 'SET_WORK', workId: 'w3', without: [] }],
      book,
      'MODEL',
    );
    expect(again.scope.work[0]?.without).toEqual(['APL-*']);
  });

  it('elsewhere is free where it is left out of one place', () => {
    const inBedroom = left({ ...noAppliances, placeId: 'p2' });
    expect(apply(inBedroom, [range], book, 'MODEL').refused).toEqual([]);
    const moved = {
      ...inBedroom,
      work: [...inBedroom.work, workOf('w8', 'p1', { does: assembly('kitchen_remodel') })],
      nextId: 9,
    };
    const { scope } = apply(
      moved,
      [{ kind: 'SET_WORK', workId: 'w8', placeId: 'p2' }],
      book,
      'MODEL',
    );
    expect(scope.work.at(-1)?.without).toEqual(['APL-*']);
  });
});
