// Places of a scope of work in words.
import type { QuantityBasis } from '../../server/domain/catalog.ts';
import { UNNAMED_TYPE } from '../../server/domain/scope/place-types.ts';
import { formatQuantity } from './format.ts';

interface PlaceSizes {
  count: number;
  lengthFt: number | null;
  widthFt: number | null;
  areaSf: number;
  basis: QuantityBasis;
}

/** `12 × 14 ft`, `168 sq ft`; null where there is none. */
export const placeSize = ({ count, lengthFt, widthFt, areaSf }: PlaceSizes): string | null => {
  if (count > 1) return areaSf > 0 ? `${count} rooms, ${formatQuantity(areaSf)} sq ft` : null;
  if (lengthFt !== null && widthFt !== null) {
    // One by one foot stands for a place that nobody measures, such as a roof told in squares.
    return areaSf > 1 ? `${formatQuantity(lengthFt)} × ${formatQuantity(widthFt)} ft` : null;
  }
  return areaSf > 1 ? `${formatQuantity(areaSf)} sq ft` : null;
};

/** Whether nobody said or drew how large it is. */
export const isSizeAssumed = ({ basis }: Pick<PlaceSizes, 'basis'>): boolean => basis === 'DEFAULT';

export const isUnnamed = ({ type }: { type: string }): boolean => type === UNNAMED_TYPE;

/** Work that names no place stands under this. */
const NO_PLACE = 'No room named';

export const placeName = ({ label, type }: { label: string | null; type: string }): string =>
  label || (isUnnamed({ type }) ? 'Room without a name' : NO_PLACE);
