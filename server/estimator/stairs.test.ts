// Stairs from the told rise, worked out by hand by IRC R311.7: risers of at most 7 3/4 in., treads of at least 10 in.
import { describe, expect, it } from 'vitest';
import { runAssembly } from './calculate/run-assembly.ts';
import { geometryOf } from './calculate/space.ts';
import { book, preview, request } from './testing/estimate.ts';
import { boughtOf, quantitiesOf, toldOf } from './testing/worked.ts';

const stair = book.assemblies.get('stair_build');

/** Parameters of a stair of a rise in inches, to hundredths. */
const sizesOf = (params: Record<string, number>): Record<string, number> => {
  const space = { label: '', type: 'stairs', length: 13, width: 3.5, area: 45.5, perimeter: 33 };
  const geometry = geometryOf({
    ...space,
    height: 8,
    doors: 0,
    windows: 0,
    rooms: 1,
    basis: 'STATED',
  });
  const [line] = stair ? runAssembly(stair, geometry, 1, params) : [];
  return Object.fromEntries(
    Object.entries(line?.variables ?? {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, Math.round(value * 100) / 100]] : [],
    ),
  );
};

describe('a straight stair', () => {
  // Risers ⌈rise ÷ 7.75⌉, one tread fewer, run of 10 in. each; stringer √(rise² + run²), rail over one riser fewer.
  it.each([
    [
      109,
      { risers: 15, riser_in: 7.27, treads: 14, run_in: 140, stringer_ft: 14.79, rail_lf: 14.42 },
    ],
    [108, { risers: 14, riser_in: 7.71, treads: 13, run_in: 130, stringer_ft: 14.08 }],
    [106, { risers: 14, riser_in: 7.57, treads: 13, run_in: 130, stringer_ft: 13.98 }],
    [108.5, { risers: 14, riser_in: 7.75, treads: 13 }],
    [108.6, { risers: 15, riser_in: 7.24, treads: 14 }],
    [31, { risers: 4, riser_in: 7.75, treads: 3, run_in: 30 }],
    [30, { risers: 4, riser_in: 7.5, treads: 3 }],
    [14, { risers: 2, riser_in: 7, treads: 1, run_in: 10 }],
    [120, { risers: 16, riser_in: 7.5, treads: 15, run_in: 150, stringer_ft: 16.01 }],
    [144, { risers: 19, riser_in: 7.58, treads: 18 }],
  ])('of %d in. has %o', (rise, expected) => {
    expect(sizesOf({ rise_in: rise })).toMatchObject(expected);
  });

  it.each([
    [36, 3],
    [37, 4],
    [48, 4],
    [60, 5],
  ])('%d in. wide stands on %d stringers', (width, stringers) => {
    expect(sizesOf({ rise_in: 109, width_in: width })).toMatchObject({ stringers });
  });

  it('of treads of 11 in. is longer', () => {
    expect(sizesOf({ rise_in: 109, tread_in: 11 })).toMatchObject({
      run_in: 154,
      stringer_ft: 15.72,
    });
  });
});

describe('a stair with winders', () => {
  it('of 106 in. has 14 risers, 10 straight treads and 3 winders on a radius of 11 5/8 in.', async () => {
    const text = `Build an L-shaped stair with 3 winders, floor to floor 8'10", 36 in. wide, oak treads`;
    expect(sizesOf({ rise_in: 106, winders: 3 })).toMatchObject({
      risers: 14,
      riser_in: 7.57,
      treads: 10,
      inner_in: 11.63,
    });
    expect(await quantitiesOf(text)).toMatchObject({
      'FRM-STAIR': 1,
      'FLR-TREAD': 13,
      'TRM-RAIL': 11.7,
      'TRM-CARP': 6,
    });
    expect(preview(request(text)).unread).toEqual([]);
  });
});

describe('a stair is built when asked', () => {
  it.each([
    ['Build a stair, rise 9 ft 1 in.', 109],
    ['Build a new staircase from the basement to the first floor, total rise 109 inches', 109],
    [`Install new stairs, floor to floor 8'10"`, 106],
    ['Build a flight of stairs, 9 ft floor to floor', 108],
    ['Frame a new stairway with a rise of 112 1/2 in.', 112.5],
  ])('%s', async (text, rise) => {
    expect(toldOf(text, 'stair_build')).toMatchObject({ rise_in: rise });
    const found = await quantitiesOf(text);
    expect(found).toMatchObject({ 'FRM-STAIR': 1 });
    expect(Object.keys(found).filter((code) => code.startsWith('DCK-'))).toEqual([]);
  });

  it('and keeps its flight under a carpet runner', async () => {
    const found = await quantitiesOf(
      'Build a straight interior stair, floor to floor 9 ft 1 in, 3 ft wide, oak treads, with carpet runner and handrail one side',
    );
    expect(found).toMatchObject({ 'FRM-STAIR': 1, 'FLR-TREAD': 14, 'TRM-RAIL': 14.4 });
    expect(Object.keys(found)).toContain('FLR-STAIRC');
  });

  it('and its goods are counted', async () => {
    expect(await boughtOf('Build a stair, rise 9 ft 1 in.')).toMatchObject({
      'Stair tread, 42 in.': 14,
      'Stair riser board': 15,
      'Stringer 2x12x16': 3,
    });
    expect(await boughtOf('Build a stair, rise 12 ft')).toMatchObject({
      'Stair tread, 42 in.': 18,
      'Stringer 2x12x20': 3,
    });
  });

  it.each([
    'Paint the stairs and the hall',
    'Install carpet on the stairs, 13 steps',
    'Refinish the stair treads',
    'Replace the deck stairs',
  ])('and not otherwise: %s', (text) => {
    expect(toldOf(text, 'stair_build')).toEqual({});
    expect(
      preview(request(text)).work.some(
        ({ does }) => does.kind === 'ASSEMBLY' && does.assembly === 'stair_build',
      ),
    ).toBe(false);
  });
});
