import { describe, expect, it } from 'vitest';
import { sizeChange, sizesOf, withTyped } from './place-sizes.ts';

const KITCHEN = { lengthFt: 12, widthFt: 14, areaSf: 168, heightFt: 8 };
const HOUSE = { lengthFt: null, widthFt: null, areaSf: 1800, heightFt: 8 };

const typing = (place: typeof KITCHEN | typeof HOUSE, typed: Partial<Record<string, string>>) =>
  Object.entries(typed).reduce(
    (sizes, [field, text]) => withTyped(sizes, field as 'length', text ?? ''),
    sizesOf(place),
  );
const change = (place: typeof KITCHEN | typeof HOUSE, typed: Partial<Record<string, string>>) =>
  sizeChange(place, typing(place, typed));

describe('the sizes of a place', () => {
  it('show the area that the sides make, and no sides of an area of its own', () => {
    expect(typing(KITCHEN, { length: '13.5' }).area).toBe('189');
    expect(typing(KITCHEN, { area: '200' })).toMatchObject({ length: '', width: '', area: '200' });
    expect(typing(HOUSE, { length: '40' })).toMatchObject({
      length: '40',
      width: '',
      area: '1800',
    });
  });

  it('ask for nothing when nothing else stands there', () => {
    expect(change(KITCHEN, {})).toEqual({ kind: 'NONE' });
    expect(change(KITCHEN, { length: '15', height: '8' })).not.toEqual({ kind: 'NONE' });
    expect(change(KITCHEN, { length: ' 12 ' })).toEqual({ kind: 'NONE' });
  });

  it('send both sides, or the area, and let the rest follow', () => {
    expect(change(KITCHEN, { length: '15,5' })).toEqual({
      kind: 'CHANGE',
      sizes: { lengthFt: 15.5, widthFt: 14, areaSf: null, perimeterFt: null },
    });
    expect(change(KITCHEN, { area: '200' })).toEqual({
      kind: 'CHANGE',
      sizes: { lengthFt: null, widthFt: null, areaSf: 200, perimeterFt: null },
    });
    expect(change(HOUSE, { length: '40' })).toEqual({
      kind: 'CHANGE',
      sizes: { lengthFt: 40, widthFt: null, areaSf: 1800, perimeterFt: null },
    });
  });

  it('send the ceiling by itself; an emptied one is the usual again', () => {
    expect(change(KITCHEN, { height: '9' })).toEqual({ kind: 'CHANGE', sizes: { heightFt: 9 } });
    expect(change(KITCHEN, { height: '' })).toEqual({ kind: 'CHANGE', sizes: { heightFt: null } });
  });

  it.each([
    ['length', 'twelve', 'Enter a number of feet above 0.'],
    ['height', '-3', 'Enter a number of feet above 0.'],
    ['area', '0', 'Enter a number of square feet above 0.'],
  ])('say of a wrong %s what is wanted', (field, text, message) => {
    expect(change(KITCHEN, { [field]: text })).toEqual({ kind: 'FAULT', field, message });
  });
});
