// Finds sizes of two sides or three, and takes them out of a text.
import { lengthAt, NUMBER_START, type Taken, type WrittenLength } from './lengths.ts';

export interface WrittenSize {
  sides: readonly [WrittenLength, WrittenLength];
  height: WrittenLength | null;
}

/** A number with what may stand before it: about, or which side it is. */
const TIMES = / ?(?:x|by|\*) ?(?:[±~] ?|\+\/?- ?|(?:[wldh]|approx\.?|min\.?|clr\.?)[ :=] ?)?/iy;
/**
 * What stands behind a number and does not change it: which side it is (`12'W x 14'L`), that it is about so or between
 * finishes, and the same length in another unit, in brackets.
 */
const ASIDE =
  / ?(?:±|\+\/?-|\(?[wldh]\)?(?![a-z])|\(?(?:clr|clear|min|max|approx|typ|nom|v\.?i\.?f)\b\.?\)?|[([] ?\d[\d.,]* ?(?:mm|cm|m)? ?[)\]])/iy;
const MOST_ASIDES = 3;

const skip = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

interface SideAt extends WrittenLength {
  end: number;
}

const sideAt = (text: string, at: number): SideAt | null => {
  const length = lengthAt(text, at);
  if (!length) return null;
  let { end } = length;
  for (let count = 0; count < MOST_ASIDES; count += 1) end = skip(ASIDE, text, end);
  return { ...length, end };
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
