// Measures rooms that a plan draws and does not size: their outlines, by the scale that is written on the sheet. A sheet may have
// been printed smaller. So the sizes are used where a written size of another room proves the scale, and told for the owner to
// confirm where none does.
import type { WordPage } from '../../../domain/paper/paper-source.ts';
import { evenMarks } from './lengths.ts';

type Point = readonly [x: number, y: number];
type Outline = readonly Point[];

const POINTS_PER_INCH = 72;
/** `1/4" = 1'-0"`, `3/16"=1'`, `1" = 10'`. */
const INCHES_TO_FEET =
  /(?:(\d{1,2})\/(\d{1,2})|(\d(?:\.\d+)?)) ?" ?= ?(\d{1,3}) ?'(?: ?-? ?0 ?"?)?/g;
const RATIO = /\bscale ?:? ?1 ?: ?(10|20|25|48|50|64|75|96|100|125|150|192|200)\b/gi;

export interface PlanScale {
  /** Words of the scale on the sheet. */
  text: string;
  feetPerPoint: number;
}

/** @returns the one scale of a sheet; null where none is written, or several are */
export const scaleOf = (text: string): PlanScale | null => {
  const even = evenMarks(text);
  const found = [
    ...[...even.matchAll(INCHES_TO_FEET)].map(([all, top, bottom, inches, feet]): PlanScale => {
      const drawn = inches === undefined ? Number(top) / Number(bottom) : Number(inches);
      return { text: all, feetPerPoint: Number(feet) / (drawn * POINTS_PER_INCH) };
    }),
    ...[...even.matchAll(RATIO)].map(([all, ratio]): PlanScale => ({
      text: all,
      feetPerPoint: Number(ratio) / (12 * POINTS_PER_INCH),
    })),
  ].filter(({ feetPerPoint }) => Number.isFinite(feetPerPoint) && feetPerPoint > 0);
  const [first] = found;
  const isOne = found.every(({ feetPerPoint }) => feetPerPoint === first?.feetPerPoint);
  return first && isOne ? first : null;
};

const areaOf = (outline: Outline): number =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** True when a ray from the point crosses the outline an odd number of times. */
const isInside = ([x, y]: Point, outline: Outline): boolean => {
  let inside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
};

/** Sides of a room, feet. */
const SIDE = { least: 2.5, most: 80 } as const;

const sidesOf = (outline: Outline): readonly [number, number] => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
};

export interface NameOnPage {
  /** Number of the room. */
  number: number;
  name: string;
  /** Middle of its name. */
  at: Point;
}

export interface MeasuredName extends Pick<NameOnPage, 'number' | 'name'> {
  lengthFt: number;
  widthFt: number;
  areaSf: number;
}

/** @param names of all rooms of the page */
export const measureOutlines = (
  { outlines = [] }: Pick<WordPage, 'outlines'>,
  names: readonly NameOnPage[],
  { feetPerPoint }: PlanScale,
): MeasuredName[] => {
  const sorted = outlines.toSorted((a, b) => areaOf(a) - areaOf(b));
  const around = names.map(({ at }) => sorted.find((outline) => isInside(at, outline)));
  return names.flatMap(({ number, name }, index) => {
    const outline = around[index];
    // An outline about two names is that of the house.
    if (!outline || around.filter((other) => other === outline).length > 1) return [];
    const sides = sidesOf(outline).map((side) => side * feetPerPoint);
    const [lengthFt, widthFt] = [Math.max(...sides), Math.min(...sides)];
    const areaSf = areaOf(outline) * feetPerPoint ** 2;
    const isRoom = widthFt >= SIDE.least && lengthFt <= SIDE.most;
    return isRoom ? [{ number, name, lengthFt, widthFt, areaSf }] : [];
  });
};

/** Share by which a written side may differ from a drawn one: walls are drawn from their middles or faces. */
const NEAR = 0.06;

interface Sides {
  lengthFt: number;
  widthFt: number;
}

/** True where the sides are drawn as long as they are written. */
export const isDrawnAs = (drawn: Sides, written: Sides): boolean => {
  const sides = ({ lengthFt, widthFt }: Sides) => [
    Math.max(lengthFt, widthFt),
    Math.min(lengthFt, widthFt),
  ];
  const [a, b] = [sides(drawn), sides(written)];
  return a.every((side, index) => Math.abs(side - (b[index] ?? 0)) <= NEAR * side);
};

const feetAndInches = (feet: number): string => {
  const inches = Math.round(feet * 12);
  return `${Math.trunc(inches / 12)}'-${inches % 12}"`;
};

/** Sizes that one sentence tells. */
const MOST_TOLD = 12;

/** Why sizes by scale are not used. */
const DOUBTS = {
  UNPROVEN: 'as a sheet may be printed smaller',
  CONTRADICTED: 'as the sizes that are written on the sheet are drawn otherwise',
} as const;

/** The sentence for their owner; `doubt` is null where the sizes are used. */
export const outlinesNote = (
  measured: readonly MeasuredName[],
  { text }: PlanScale,
  doubt: keyof typeof DOUBTS | null,
): string => {
  const sizes = measured
    .slice(0, MOST_TOLD)
    .map(
      ({ name, lengthFt, widthFt }) =>
        `${name} ${feetAndInches(lengthFt)} x ${feetAndInches(widthFt)}`,
    );
  const others = measured.length - sizes.length;
  const listed = [...sizes, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
  const begin = `By the scale on the plan (${text}) these rooms are drawn as large as: ${listed}.`;
  return doubt === null
    ? `${begin} They are used, as the sizes that are written on the sheet are drawn to that scale.`
    : `${begin} They are not used yet, ${DOUBTS[doubt]}: give them as room sizes if they are right.`;
};
