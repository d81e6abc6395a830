import { hundredths } from '../../../domain/numbers.ts';
import { describe, expect, it } from 'vitest';
import { toFeet } from './lengths.ts';
import { takeLabelSizes } from './label-sizes.ts';

/** Sides in feet where a unit is written; bare numbers as they are. */
const sidesOf = (text: string) =>
  takeLabelSizes(text).sizes.map(({ sides }) =>
    sides.map(({ value, unit }) => hundredths(unit ? toFeet(value, unit) : value)),
  );

describe('sizes', () => {
  it.each<[text: string, first: number, second: number]>([
    [`12' x 14'`, 12, 14],
    [`10'-6" x 12'`, 10.5, 12],
    [`10' - 6" X 12' - 0"`, 10.5, 12],
    [`10’-6” × 12’-3”`, 10.5, 12.25],
    [`10′6″ x 12′3″`, 10.5, 12.25],
    [`10'6x12'3`, 10.5, 12.25],
    [`10'-6 1/2" x 12'-0 3/4"`, 10.54, 12.06],
    [`10'-6½" x 12'`, 10.54, 12],
    [`10'-1/2" x 12'`, 10.04, 12],
    [`10'-6'' x 12'`, 10.5, 12],
    [`10'-6⅝" x 12'-1⅜"`, 10.55, 12.11],
    [`36 3/4" x 24 1/2"`, 3.06, 2.04],
    [`36¾" x 24½"`, 3.06, 2.04],
    // As text recognition reads fractions of one sign.
    [`12'-61/2" x 10'-0"`, 12.54, 10],
    [`12'-111/2" x 3'-01/4"`, 12.96, 3.02],
    [`12'-65/8" x 10'-1011/16"`, 12.55, 10.89],
    [`12'-11/2 x 12'-13/16"`, 12.13, 12.07],
    [`363/4" x 241/2"`, 3.06, 2.04],
    ['10 ft 6 in x 12 ft', 10.5, 12],
    ['10 feet by 12 feet', 10, 12],
    ['12 by 14 ft', 12, 14],
    ['10.5 ft. x 12.25 ft.', 10.5, 12.25],
    [`10.5' x 12.25'`, 10.5, 12.25],
    ['10-6 x 12-0', 10.5, 12],
    [`12'-0"W x 14'-0"L`, 12, 14],
    [`126" x 144"`, 10.5, 12],
    ['3.5 m x 4 m', 11.48, 13.12],
    ['3,50 x 4,20 m', 11.48, 13.78],
    ['350cm x 420cm', 11.48, 13.78],
    ['3500 x 4200 mm', 11.48, 13.78],
    ['322 X 347', 322, 347],
    ['12 x 14', 12, 14],
    [`12'± x 14'±`, 12, 14],
    [`±12' x ±14'`, 12, 14],
    [`12'+/- x 14'+/-`, 12, 14],
    [`12'-6" CLR. x 10'-0" CLR.`, 12.5, 10],
    [`12'-0" min. x 14'-0"`, 12, 14],
    [`12'-6"(3.81m) x 10'-0"(3.05m)`, 12.5, 10],
    [`12'-6" [3810] x 10'-0" [3048]`, 12.5, 10],
    [`W 12'-6" x L 10'-0"`, 12.5, 10],
  ])('%s', (text, first, second) => {
    expect(sidesOf(text)).toEqual([[first, second]]);
  });

  it('reads both of a size in two units, and a height as third side', () => {
    expect(sidesOf(`3.66m x 4.27m (12'-0" x 14'-0")`)).toEqual([
      [12.01, 14.01],
      [12, 14],
    ]);
    const [size] = takeLabelSizes(`12' x 14' x 9'`).sizes;
    expect(size?.height).toEqual({ value: 9, unit: 'ft' });
  });

  it.each([
    `Scale 1/4" = 1'-0"`,
    'SCALE 1:100',
    'W12 x 14',
    '#4 x 12',
    'A3.2',
    '415-555-0123',
    'x x x',
    `12'-4"`,
    `12'-612" x 10'-0"`,
    '',
  ])('finds no size in %j', (text) => {
    expect(takeLabelSizes(text).sizes).toEqual([]);
  });
});

describe('areas', () => {
  it.each<[text: string, squareFeet: number]>([
    ['120 SF', 120],
    ['120 sq. ft.', 120],
    ['1,240 S.F.', 1240],
    ['120.5 sqft', 120.5],
    ['120 ft²', 120],
    ['12.5 m²', 134.55],
    ['12,5 m2', 134.55],
    ['20 sq m', 215.28],
  ])('%s', (text, squareFeet) => {
    const [area] = takeLabelSizes(text).areas;
    expect(area?.squareFeet).toBeCloseTo(squareFeet, 1);
  });

  it.each(['120 SFX', '12 square', '120'])('finds none in %j', (text) => {
    expect(takeLabelSizes(text).areas).toEqual([]);
  });
});

describe('ceilings', () => {
  it.each<[text: string, feet: number]>([
    [`CEILING HEIGHT 9'-0"`, 9],
    [`Ceiling: 8'`, 8],
    [`9'-6" CLG`, 9.5],
    [`CLG. HT. 10'-0"`, 10],
    [`C.H. = 2.70 m`, 8.86],
    ['CH 2700', 8.86],
    [`Scale 1/4" = 1'-0"   Ceiling height 9'-0"`, 9],
    ['ceiling 9 ft', 9],
  ])('%s', (text, feet) => {
    expect(takeLabelSizes(text).ceilings.map(hundredths)).toEqual([feet]);
  });

  it.each(['ceiling fan 52"', 'CEILING 1', 'vaulted ceiling', `9' wide`])(
    'finds none in %j',
    (text) => {
      expect(takeLabelSizes(text).ceilings).toEqual([]);
    },
  );
});

it('leaves the words of a label', () => {
  expect(takeLabelSizes(`KITCHEN 12' x 14' 9' CLG`).rest).toBe('KITCHEN');
});
