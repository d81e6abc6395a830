import { describe, expect, it } from 'vitest';
import { typedSize } from './typed-size.ts';

const sides = (lengthFt: number, widthFt: number) => ({ lengthFt, widthFt, areaSf: null });
const area = (areaSf: number) => ({ areaSf, lengthFt: null, widthFt: null });

describe('the size of a room as it is typed', () => {
  it.each([
    ['12 x 14', sides(14, 12)],
    ['12x14 ft', sides(14, 12)],
    [`12' × 10'`, sides(12, 10)],
    ['9.5 by 11 feet', sides(11, 9.5)],
    ['168', area(168)],
    ['168 sq ft', area(168)],
    ['1,200 SF', area(1200)],
    ['12*14', area(168)],
    ['', null],
    ['large', null],
    ['0', null],
    ['12 x', null],
    ['12 x large', null],
    ['20001 x 12', null],
    ['60000000', null],
  ])('%s', (typed, size) => expect(typedSize(typed, 1)).toEqual(size));

  it('of several rooms tells the sides of one, or the area of all', () => {
    expect(typedSize('12 x 11', 3)).toEqual({ lengthFt: null, widthFt: null, areaSf: 396 });
    expect(typedSize('400', 3)).toEqual({ lengthFt: null, widthFt: null, areaSf: 400 });
  });
});
