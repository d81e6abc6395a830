import { describe, expect, it } from 'vitest';
import { loadPriceBook } from '../estimator/price-book.ts';
import { isAssignedZip } from './zip.ts';

describe('a ZIP code', () => {
  it.each(['94110', '94110-1234', '00501', '99950', '20500', '12345'])('%s can be one', (zip) => {
    expect(isAssignedZip(zip)).toBe(true);
  });

  it.each([
    ['Puerto Rico', '00901'],
    ['the US Virgin Islands', '00802'],
    ['Guam', '96910'],
    ['American Samoa', '96799'],
    ['forces in Europe', '09012'],
    ['forces in the Americas', '34011'],
    ['forces in the Pacific', '96204'],
  ])('of %s is one', (_place, zip) => {
    expect(isAssignedZip(zip)).toBe(true);
  });

  it.each(['00000', '00123', '09999', '42900', '69912', '86999', '89999'])('%s is none', (zip) => {
    expect(isAssignedZip(zip)).toBe(false);
  });

  it('that belongs to no place has no region in the price book', () => {
    const { regions } = loadPriceBook();
    const prefixes = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));
    const unassigned = prefixes.filter((prefix) => !isAssignedZip(`${prefix}01`));
    expect(unassigned.filter((prefix) => regions.byZip(`${prefix}01`).known)).toEqual([]);
    // Military and Pacific codes that no factor is known for; they are estimated at the US average.
    const left = prefixes.filter(
      (prefix) => isAssignedZip(`${prefix}01`) && !regions.byZip(`${prefix}01`).known,
    );
    expect(left).toEqual(
      '090 091 092 093 094 095 096 097 098 569 962 963 964 965 966 969'.split(' '),
    );
  });
});
