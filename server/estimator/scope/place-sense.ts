// Whether a place can be as large as a patch says: slips of the keyboard and inches for feet are refused.
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import type { PriceBook } from '../book/price-book.ts';
import { isSpaceType } from '../calculate/usual-space.ts';
import type { RoomBook } from '../calculate/usual-space.ts';
import { Refusal } from './edit.ts';
import type { KnownSizes, MeasuredPlace } from './usual-place.ts';
import { usualPlace } from './usual-place.ts';
import { toTenths } from '../../domain/numbers.ts';

/** Own judgment: nothing is so many times as large as is usual of its kind. */
const MOST_TIMES_USUAL = 60;
/** Types whose usual size in the data is no size, SF. */
const LEAST_USUAL = 10;
const MOST_HEIGHT = 60;
/** Doors and windows that a place holds whatever its size, and one more for so many square feet. */
const OPENINGS = { least: 20, perArea: 12 };
/** An outline is crossed by nooks and corners at most so far below its rectangle. */
const LEAST_SHARE_OF_OUTLINE = 0.2;
const ROUNDING = 1.02;
/** Least wall for the root of an area: a circle takes 3.5, and a room that is open to others has walls on a part of its sides. */
const LEAST_WALL = 1;

/** @throws Refusal for a type of place that the price book does not know. */
export const requireType = (type: string, book: RoomBook): string => {
  if (isSpaceType(type, book)) return type;
  throw new Refusal(
    `"${type}" is no kind of place that the price book knows. Take e.g. kitchen, bedroom, roof, exterior or house.`,
  );
};

type Sense = (told: KnownSizes, place: MeasuredPlace, usualArea: number) => string | false;

const SENSES: readonly Sense[] = [
  (_told, { lengthFt, widthFt }) =>
    Math.max(lengthFt ?? 0, widthFt ?? 0) > SCOPE_LIMITS.length &&
    'A side is longer than can be estimated. Check the size; it is in feet.',
  (_told, { areaSf }) =>
    areaSf > SCOPE_LIMITS.area &&
    `${toTenths(areaSf)} sq ft is more than can be estimated. Check the size.`,
  (_told, { areaSf }) =>
    areaSf < 1 && `${toTenths(areaSf)} sq ft is too small to work on. Sizes are in feet.`,
  ({ count }, { areaSf, type }, usualArea) =>
    usualArea >= LEAST_USUAL &&
    areaSf > usualArea * MOST_TIMES_USUAL * (count ?? 1) &&
    `${toTenths(areaSf)} sq ft is too large for a ${type.replaceAll('_', ' ')}. Check the size; it is in feet.`,
  ({ areaSf, lengthFt, widthFt }) => {
    if (!areaSf || !lengthFt || !widthFt) return false;
    const outline = lengthFt * widthFt;
    const fits = areaSf <= outline * ROUNDING && areaSf >= outline * LEAST_SHARE_OF_OUTLINE;
    return (
      !fits &&
      `${toTenths(lengthFt)} x ${toTenths(widthFt)} ft makes ${toTenths(outline)} sq ft, not ${toTenths(areaSf)} sq ft. Give one of the two.`
    );
  },
  ({ perimeterFt, count }, { areaSf }) =>
    Boolean(perimeterFt) &&
    (count ?? 1) === 1 &&
    (perimeterFt ?? 0) < LEAST_WALL * Math.sqrt(areaSf) &&
    `Walls of ${toTenths(perimeterFt ?? 0)} ft are too short for ${toTenths(areaSf)} sq ft. Check the two.`,
  (_told, { heightFt }) =>
    heightFt > MOST_HEIGHT &&
    `A height of ${toTenths(heightFt)} ft is too much. It is in feet, not in inches.`,
  (_told, { doors, windows, areaSf }) =>
    doors + windows > OPENINGS.least + areaSf / OPENINGS.perArea &&
    `${doors} doors and ${windows} windows do not fit into ${toTenths(areaSf)} sq ft. Check the numbers.`,
];

/** @throws Refusal saying what cannot be and what to do. */
export const requireSense = (
  told: KnownSizes,
  place: MeasuredPlace,
  book: Pick<PriceBook, 'roomDefaults' | 'wholeDefaults'>,
): void => {
  const { areaSf } = usualPlace(place.type, '', {}, book);
  for (const sense of SENSES) {
    const problem = sense(told, place, areaSf);
    if (problem !== false) throw new Refusal(problem);
  }
};
