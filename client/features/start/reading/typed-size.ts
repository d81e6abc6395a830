// The size of a room as people type it: `12 x 14`, `12 by 14 ft`, `168`, `168 sq ft`.
import type { ScopePatchInput } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../lib/typed-number.ts';

type PlaceSize = Omit<NonNullable<ScopePatchInput['setPlace']>, 'placeId'>;

const SIDES = /^(.+?)\s*(?:x|×|by)\s*(.+)$/i;
const FEET = /\s*(?:ft\.?|feet|['’′])$/i;
const SQUARE_FEET = /\s*(?:sq\.?\s*ft\.?|sf|square feet)$/i;

const above0 = (text: string): number | null => {
  const value = typedNumber(text);
  return value != null && value > 0 ? value : null;
};

/** Null for what is no size. */
export const typedSize = (typed: string): PlaceSize | null => {
  const text = typed.trim();
  const [, first, second] = SIDES.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [one, other] = [first, second].map((side) => above0(side.replace(FEET, '')));
    return one != null && other != null
      ? { lengthFt: Math.max(one, other), widthFt: Math.min(one, other), areaSf: null }
      : null;
  }
  const areaSf = above0(text.replace(SQUARE_FEET, ''));
  return areaSf === null ? null : { areaSf, lengthFt: null, widthFt: null };
};
