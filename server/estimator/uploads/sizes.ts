// Finds sizes, areas and ceiling heights in one label or line, and says what is left of it when they are taken out.
import {
  evenMarks,
  type WrittenLength,
  lengthAt,
  type LengthUnit,
  NUMBER_START,
  toFeet,
} from './lengths.ts';
import { inOneLine } from '../../domain/one-line.ts';

export interface WrittenSize {
  sides: readonly [WrittenLength, WrittenLength];
  height: WrittenLength | null;
}

export interface Taken<T> {
  found: T[];
  /** The text without what was found. */
  rest: string;
}

const TIMES = / ?(?:x|by|\*) ?/iy;
/** A letter that says which side it is: `12'W x 14'L`. */
const SIDE_LETTER = / ?\(?[wldh]\)?(?![a-z])/iy;

const skip = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

interface SideAt extends WrittenLength {
  end: number;
}

const sideAt = (text: string, at: number): SideAt | null => {
  const length = lengthAt(text, at);
  return length && { ...length, end: skip(SIDE_LETTER, text, length.end) };
};

const nextSide = (text: string, { end }: SideAt): SideAt | null => {
  const start = skip(TIMES, text, end);
  return start > end ? sideAt(text, start) : null;
};

const toSize = (sides: readonly [SideAt, SideAt, SideAt?]): WrittenSize => {
  // "12 x 14 ft" and "3.5 x 4 m" write the unit once.
  const shared = sides.find((side) => side?.unit)?.unit ?? null;
  const [first, second, third] = sides.map(
    (side) => side && { value: side.value, unit: side.unit ?? shared },
  ) as [WrittenLength, WrittenLength, WrittenLength?];
  return { sides: [first, second], height: third ?? null };
};

/** @param text with even marks */
export const takeSizes = (text: string): Taken<WrittenSize> => {
  const found: WrittenSize[] = [];
  let rest = '';
  let kept = 0;
  for (const { index } of text.matchAll(NUMBER_START)) {
    const first = index < kept ? null : sideAt(text, index);
    const second = first && nextSide(text, first);
    if (!first || !second) continue;
    const third = nextSide(text, second) ?? undefined;
    found.push(toSize([first, second, third]));
    rest += `${text.slice(kept, index)} `;
    kept = (third ?? second).end;
  }
  return { found, rest: rest + text.slice(kept) };
};

const AREA =
  /(\d{1,3}(?:,\d{3})+|\d{1,6})([.,]\d{1,2})? ?(?:(s\.?f\.?|sq\.? ?ft\.?|sqft|square f(?:ee|oo)t|ft2|ft²)|(m2|m²|sq\.? ?m|sqm|square met(?:er|re)s?))(?![\p{L}\d])/giu;
/** Square feet per square metre, from the foot of 0.3048 m. */
export const SF_PER_SQUARE_METRE = 1 / 0.3048 ** 2;

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
      found.push({ squareFeet: isMetric ? value * SF_PER_SQUARE_METRE : value, isMetric });
      return ' ';
    },
  );
  return { found, rest };
};

const CEILING =
  /\b(?:ceilings?|clg|ceil)\b\.?(?: ?(?:height|hgt|ht)\b\.?)?|\bc\.?h\.?(?= ?[:=]? ?\d)/i;
const CEILING_FEET = { min: 6, max: 40 };

const ceilingFeet = ({ value, unit }: WrittenLength): number | null => {
  const guess: LengthUnit = value < 5 ? 'm' : value < 60 ? 'ft' : value < 1_000 ? 'cm' : 'mm';
  const feet = toFeet(value, unit ?? guess);
  return feet >= CEILING_FEET.min && feet <= CEILING_FEET.max ? feet : null;
};

/** The height named with the word ceiling, before or after it; feet. @param text with even marks */
export const takeCeiling = (text: string): Taken<number> => {
  const word = CEILING.exec(text);
  if (!word) return { found: [], rest: text };
  const end = word.index + word[0].length;
  const after = /^ ?(?:[:=@]|of|is)? ?/.exec(text.slice(end))?.[0].length ?? 0;
  const behind = lengthAt(text, end + after);
  const feetBehind = behind && ceilingFeet(behind);
  if (behind && feetBehind !== null) {
    return { found: [feetBehind], rest: `${text.slice(0, word.index)} ${text.slice(behind.end)}` };
  }
  for (const { index } of text.slice(0, word.index).matchAll(NUMBER_START)) {
    const before = lengthAt(text, index);
    const isBeside = before && text.slice(before.end, word.index).trim() === '';
    const feet = isBeside ? ceilingFeet(before) : null;
    if (feet !== null) return { found: [feet], rest: `${text.slice(0, index)} ${text.slice(end)}` };
  }
  return { found: [], rest: text };
};

const SCALE =
  /\bnot to scale\b|(?:\bscale\b ?:? ?)?(?:\d{1,2}\/\d{1,2}|\d{1,2})" ?= ?\d{1,3}'(?:[ -]*\d{1,2}")?|(?:\bscale\b ?:? ?)?\b1 ?: ?\d{2,4}\b|\bscale\b/gi;

export interface LabelSizes {
  sizes: WrittenSize[];
  areas: Area[];
  /** Feet. */
  ceilings: number[];
  /** What is neither measure nor scale. */
  rest: string;
  isScaleMetric: boolean;
}

/** Everything measured in one label or line. */
export const takeLabelSizes = (label: string): LabelSizes => {
  if (!/\d/.test(label)) {
    return { sizes: [], areas: [], ceilings: [], rest: label.trim(), isScaleMetric: false };
  }
  const text = evenMarks(label);
  const isScaleMetric = /\b1 ?: ?(?:10|20|25|50|75|100|125|150|200|250|500)\b/.test(text);
  const areas = takeAreas(text.replaceAll(SCALE, ' '));
  const sizes = takeSizes(areas.rest);
  const ceilings = takeCeiling(sizes.rest);
  return {
    sizes: sizes.found,
    areas: areas.found,
    ceilings: ceilings.found,
    rest: inOneLine(ceilings.rest),
    isScaleMetric,
  };
};
