// Finds sizes, areas and ceiling heights in one label or line, and says what is left of it when they are taken out.
import { inOneLine } from '../../../domain/text/one-line.ts';
import { type Area, takeAreas } from './areas.ts';
import {
  evenMarks,
  type LengthUnit,
  type Taken,
  type WrittenLength,
  lengthAt,
  NUMBER_START,
  toFeet,
} from './lengths.ts';
import { type WrittenSize, takeSizes } from './sizes.ts';

// Finds the height named with the word ceiling, and takes it out of a text.

const CEILING =
  /\b(?:mean )?(?:ceilings?|clg|ceil)\b\.?(?: ?(?:height|hgt|ht)\b\.?)?|\bc\.?h\.?(?= ?[:=]? ?\d)/i;
const CEILING_FEET = { min: 6, max: 40 };
/** Under a slope, on our own plans of models and scans: `MEAN CLG 5'-3"`. */
const LEAST_MEAN_FEET = 1;

const ceilingFeet = ({ value, unit }: WrittenLength, min: number): number | null => {
  const guess: LengthUnit = value < 5 ? 'm' : value < 60 ? 'ft' : value < 1_000 ? 'cm' : 'mm';
  const feet = toFeet(value, unit ?? guess);
  return feet >= min && feet <= CEILING_FEET.max ? feet : null;
};

/** The height named with the word ceiling, before or after it; feet. @param text with even marks */
const takeCeiling = (text: string): Taken<number> => {
  const word = CEILING.exec(text);
  if (!word) return { found: [], rest: text };
  const end = word.index + word[0].length;
  const min = /^mean/i.test(word[0]) ? LEAST_MEAN_FEET : CEILING_FEET.min;
  const after = /^ ?(?:[:=@]|of|is)? ?/.exec(text.slice(end))?.[0].length ?? 0;
  const behind = lengthAt(text, end + after);
  const feetBehind = behind && ceilingFeet(behind, min);
  if (behind && feetBehind !== null) {
    return { found: [feetBehind], rest: `${text.slice(0, word.index)} ${text.slice(behind.end)}` };
  }
  for (const { index } of text.slice(0, word.index).matchAll(NUMBER_START)) {
    const before = lengthAt(text, index);
    const isBeside = before && text.slice(before.end, word.index).trim() === '';
    const feet = isBeside ? ceilingFeet(before, min) : null;
    if (feet !== null) return { found: [feet], rest: `${text.slice(0, index)} ${text.slice(end)}` };
  }
  return { found: [], rest: text };
};

export interface RoomOpenings {
  doors: number;
  windows: number;
  /** What they take off the walls, square feet. */
  sf: number;
}

/** Openings on our own plans of models and scans: `2 DOORS 1 WINDOW 57 SF OPEN`. */
const OPENINGS = /^(?:(\d{1,3}) DOORS? )?(?:(\d{1,3}) WINDOWS? )?(\d{1,5}) SF OPEN$/;

const openingsIn = (label: string): RoomOpenings | null => {
  const found = OPENINGS.exec(label.trim());
  if (!found) return null;
  const [, doors, windows, sf] = found.map((part) => Number(part ?? 0));
  return { doors: doors ?? 0, windows: windows ?? 0, sf: sf ?? 0 };
};

const SCALE =
  /\bnot to scale\b|(?:\bscale\b ?:? ?)?(?:\d{1,2}\/\d{1,2}|\d{1,2})" ?= ?\d{1,3}'(?:[ -]*\d{1,2}")?|(?:\bscale\b ?:? ?)?\b1 ?: ?\d{2,4}\b|\bscale\b/gi;

export interface LabelSizes {
  sizes: WrittenSize[];
  areas: Area[];
  /** Feet. */
  ceilings: number[];
  openings: RoomOpenings | null;
  /** What is neither measure nor scale. */
  rest: string;
  isScaleMetric: boolean;
}

const NOTHING: LabelSizes = {
  sizes: [],
  areas: [],
  ceilings: [],
  openings: null,
  rest: '',
  isScaleMetric: false,
};

/** Everything measured in one label or line. */
export const takeLabelSizes = (label: string): LabelSizes => {
  if (!/\d/.test(label)) {
    return { ...NOTHING, rest: label.trim() };
  }
  const openings = openingsIn(label);
  if (openings) return { ...NOTHING, openings };
  const text = evenMarks(label);
  const isScaleMetric = /\b1 ?: ?(?:10|20|25|50|75|100|125|150|200|250|500)\b/.test(text);
  const areas = takeAreas(text.replaceAll(SCALE, ' '));
  const sizes = takeSizes(areas.rest);
  const ceilings = takeCeiling(sizes.rest);
  return {
    sizes: sizes.found,
    areas: areas.found,
    ceilings: ceilings.found,
    openings: null,
    rest: inOneLine(ceilings.rest),
    isScaleMetric,
  };
};
