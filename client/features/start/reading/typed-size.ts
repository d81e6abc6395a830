// The size of a room as people type it: `12 x 14`, `12 by 14 ft`, `168`, `168 sq ft`.
import { MEASURE_LIMITS } from '../../../../server/domain/limits.ts';
import type { ScopePatchInput } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../lib/typed-number.ts';

type PlaceSize = Omit<NonNullable<ScopePatchInput['setPlace']>, 'placeId'>;

const SIDES = /^(.+?)\s*(?:x|×|by)\s*(.+)$/i;
const FEET = /\s*(?:ft\.?|feet|['’′])$/i;
const SQUARE_FEET = /\s*(?:sq\.?\s*ft\.?|sf|square feet)$/i;

const within = (text: string, most: number): number | null => {
  const value = typedNumber(text);
  return value != null && value > 0 && value <= most ? value : null;
};

/** Returns null for what is no size. @param count of equal rooms: their sides are those of one, an area is that of all */
export const typedSize = (typed: string, count: number): PlaceSize | null => {
  const text = typed.trim();
  const [, first, second] = SIDES.exec(text) ?? [];
  const none = { lengthFt: null, widthFt: null };
  if (first !== undefined && second !== undefined) {
    const [one, other] = [first, second].map((side) =>
      within(side.replace(FEET, ''), MEASURE_LIMITS.length),
    );
    if (one == null || other == null) return null;
    return count > 1
      ? { ...none, areaSf: count * one * other }
      : { lengthFt: Math.max(one, other), widthFt: Math.min(one, other), areaSf: null };
  }
  const areaSf = within(text.replace(SQUARE_FEET, ''), MEASURE_LIMITS.area);
  return areaSf === null ? null : { ...none, areaSf };
};
