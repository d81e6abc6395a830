// Finds the height named with the word ceiling, and takes it out of a text.
import type { LengthUnit, Taken, WrittenLength } from './lengths.ts';
import { lengthAt, NUMBER_START, toFeet } from './lengths.ts';

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
