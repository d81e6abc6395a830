import { describe, expect, it } from 'vitest';
import { liesIn, statesOfZip } from './zip-states.ts';
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
});

describe('a state', () => {
  it.each([
    ['94110', 'CA', true],
    ['94110-1234', 'CA', true],
    ['94110', 'NV', false],
    ['06390', 'NY', true],
    ['73949', 'TX', true],
    ['20500', 'DC', true],
    ['00802', 'VI', true],
    ['09012', 'AE', true],
  ])('has %s in %s: %s', (zip, state, isSo) => {
    expect(liesIn(zip, state)).toBe(isSo);
  });

  it('is known for each code that can be one', () => {
    for (let prefix = 0; prefix < 1_000; prefix += 1) {
      const zip = `${String(prefix).padStart(3, '0')}00`;
      expect([zip, statesOfZip(zip).length > 0]).toEqual([zip, isAssignedZip(zip)]);
    }
  });
});
