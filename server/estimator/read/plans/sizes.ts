// Finds sizes of two sides or three, and takes them out of a text.
import { lengthAt, NUMBER_START, type Taken, type WrittenLength } from './lengths.ts';

export interface WrittenSize {
  sides: readonly [WrittenLength, WrittenLength];
  height: WrittenLength | null;
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
