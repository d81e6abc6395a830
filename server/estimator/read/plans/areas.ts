// Finds areas, and takes them out of a text.
import type { Taken } from './lengths.ts';

const AREA =
  /(\d{1,3}(?:,\d{3})+|\d{1,6})([.,]\d{1,2})? ?(?:(s\.?f\.?|sq\.? ?ft\.?|sqft|square f(?:ee|oo)t|ft2|ft²)|(m2|m²|sq\.? ?m|sqm|square met(?:er|re)s?))(?![\p{L}\d])/giu;
/** Square feet per square meter, from the foot of 0.3048 m. */
export const SF_PER_SQUARE_METER = 1 / 0.3048 ** 2;

export interface Area {
  squareFeet: number;
  isMetric: boolean;
}

/** @param text with even marks */
export const takeAreas = (text: string): Taken<Area> => {
  const found: Area[] = [];
  const rest = text.replaceAll(
    AREA,
    (_all, whole: string, part: string | undefined, feet?: string) => {
      const value = Number(whole.replaceAll(',', '') + (part ?? '').replace(',', '.'));
      const isMetric = feet === undefined;
      found.push({ squareFeet: isMetric ? value * SF_PER_SQUARE_METER : value, isMetric });
      return ' ';
    },
  );
  return { found, rest };
};
