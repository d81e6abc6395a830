// The sizes of a place as its fields hold them, and what a change of them asks for.
import { numberText, typedNumber } from '../../../../lib/typed-number.ts';
import type { SetPlaceInput } from '../../../../gql/graphql.ts';
import type { ScopePlace } from '../scope-types.ts';

export type SizeField = 'length' | 'width' | 'area' | 'height';
export type TypedSizes = Record<SizeField, string>;

type Sized = Pick<ScopePlace, 'lengthFt' | 'widthFt' | 'areaSf' | 'heightFt'>;

export const sizesOf = ({ lengthFt, widthFt, areaSf, heightFt }: Sized): TypedSizes => ({
  length: numberText(lengthFt),
  width: numberText(widthFt),
  area: areaSf > 0 ? numberText(areaSf) : '',
  height: heightFt > 0 ? numberText(heightFt) : '',
});

/** The sizes after one field was typed into: sides make the area, and an area of its own ends them. */
export const withTyped = (sizes: TypedSizes, field: SizeField, text: string): TypedSizes => {
  const next = { ...sizes, [field]: text };
  if (field === 'area') return { ...next, length: '', width: '' };
  if (field === 'height') return next;
  const [length, width] = [typedNumber(next.length), typedNumber(next.width)];
  return length && width ? { ...next, area: numberText(length * width) } : next;
};

export type SizeChange =
  | { kind: 'NONE' }
  | { kind: 'FAULT'; field: SizeField; message: string }
  | { kind: 'CHANGE'; sizes: Omit<SetPlaceInput, 'placeId'> };

const FIELDS: readonly SizeField[] = ['length', 'width', 'area', 'height'];

/** Only what was changed is sent; sides and area as one, so that neither is left of another size. */
export const sizeChange = (place: Sized, typed: TypedSizes): SizeChange => {
  const before = sizesOf(place);
  const fault = FIELDS.find((field) => {
    const value = typedNumber(typed[field]);
    return value === undefined || (value !== null && value <= 0);
  });
  if (fault) {
    const unit = fault === 'area' ? 'square feet' : 'feet';
    return { kind: 'FAULT', field: fault, message: `Enter a number of ${unit} above 0.` };
  }
  const number = (field: SizeField): number | null => typedNumber(typed[field]) ?? null;
  const isChanged = (field: SizeField): boolean => typed[field].trim() !== before[field];
  const [lengthFt, widthFt] = [number('length'), number('width')];
  const hasSides = lengthFt !== null && widthFt !== null;
  const sizes = {
    ...(isChanged('length') || isChanged('width') || isChanged('area')
      ? { lengthFt, widthFt, areaSf: hasSides ? null : number('area'), perimeterFt: null }
      : {}),
    ...(isChanged('height') ? { heightFt: number('height') } : {}),
  };
  return Object.keys(sizes).length === 0 ? { kind: 'NONE' } : { kind: 'CHANGE', sizes };
};
