// How much of a row a segment tells: its measures in the row's own unit.
import type { Unit } from '../../book/units.ts';
import type { MeasureKind } from './measure-units.ts';
import type { ToldMeasure } from './measures.ts';

const DAY_HOURS = 24;
/** Hours that nobody works in a day: so many are all of them. */
const MOST_HOURS = 12;
/** Who works, what is said of them, or a bare number. */
const WORKERS =
  /^(?:(?:big|extra|good|more|strong)|guys?|m[ae]n|people|persons?|techs?|(?:carpent|clean|help|labor|paint|plumb|roof|work)ers?|)$/i;
/** Hours that one person works in a day. */
const WORK_HOURS = 8;
/** Feet: sides of one sheet of board, where no other length is told. */
const SHEET = { wide: 4, long: 8 };
const sheetSf = (word: string): number =>
  SHEET.wide * Number(/x ?(\d+)/.exec(word)?.[1] ?? SHEET.long);

type Turn = (measure: ToldMeasure) => number;
const asIs: Turn = ({ value }) => value;

/** Kinds that tell an amount in a unit, the surest first, and how it becomes one. */
const TOLD_BY: Partial<Record<Unit, readonly (readonly [MeasureKind, Turn])[]>> = {
  SF: [
    ['AREA', asIs],
    ['SHEETS', ({ value, word }) => value * sheetSf(word)],
    ['SIDES', asIs],
    ['SQUARES', ({ value }) => value * 100],
  ],
  SY: [
    ['AREA', ({ value }) => value / 9],
    ['SIDES', ({ value }) => value / 9],
    ['LENGTH', ({ value, word }) => (word.startsWith('y') ? value / 3 : 0)],
  ],
  SQ: [
    ['SQUARES', asIs],
    ['AREA', ({ value }) => value / 100],
    ['SIDES', ({ value }) => value / 100],
  ],
  // "Drywall wet 2 ft high" tells no length.
  LF: [
    ['LENGTH', ({ value, isAcross }) => (isAcross ? 0 : value)],
    // "3 ft wide and 40 long".
    ['SIDES', ({ sides, word }) => (word === 'long' ? Math.max(...sides) : 0)],
  ],
  CY: [
    ['VOLUME', asIs],
    ['LENGTH', ({ value, word }) => (word.startsWith('y') ? value / 3 : 0)],
  ],
  HR: [
    ['HOURS', asIs],
    ['DAYS', ({ value }) => value * WORK_HOURS],
  ],
  // A machine that runs 72 hours is there for three days.
  DAY: [
    ['DAYS', asIs],
    ['HOURS', ({ value }) => (value >= DAY_HOURS ? value / DAY_HOURS : 0)],
  ],
  EA: [['COUNT', asIs]],
  LS: [['COUNT', asIs]],
};

/** A bare number of a line of a list, "antimic 340", is in the unit that the row is counted in, from so many on. */
const LEAST_BARE = 20;
/** The least number that is an amount whatever stands behind it: "Hardie instead 1300 corner trim 140". */
const LEAST_PLAIN = 100;
/** Walls, coats and inches beside it: "siding 2 walls hail side only 700". */
const MOST_BESIDE = 6;
const IN_LISTS: ReadonlySet<Unit> = new Set(['SF', 'LF', 'SY', 'SQ']);

const bareIn = (measures: readonly ToldMeasure[], unit: Unit): number | null => {
  const told = measures.filter(({ kind }) => kind !== 'RATING' && kind !== 'INCHES');
  const [only, ...others] = told.toSorted((a, b) => b.value - a.value);
  const isAmount =
    only?.kind === 'COUNT' &&
    only.value >= (only.isBare ? LEAST_BARE : LEAST_PLAIN) &&
    others.every(({ kind, value }) => kind === 'COUNT' && value <= MOST_BESIDE);
  return isAmount && IN_LISTS.has(unit) ? only.value : null;
};

/** Numbers of pieces beside days, hours or months: "8 air movers x 4 days". */
const perPiece = (measures: readonly ToldMeasure[], unit: Unit): number =>
  measures.find(({ kind, word }) => kind === 'COUNT' && (unit === 'DAY' || WORKERS.test(word)))
    ?.value ?? 1;

/** "5 hours a week for 8 weeks", "1.5 hr x 4 days": how many times the hours are worked. */
const daysIn = (measures: readonly ToldMeasure[]): number => {
  const last = measures.findLast(({ kind }) => kind === 'DAYS');
  return last ? Math.max(1, last.value / (last.word.startsWith('w') ? 7 : 1)) : 1;
};

/** "4 AM x 5": pieces and days, where neither is named. */
const pieceDays = (measures: readonly ToldMeasure[]): number | null => {
  const [pieces, days, ...others] = measures.filter(
    ({ kind }) => kind === 'COUNT' || kind === 'SIDES',
  );
  if (pieces?.kind === 'SIDES') return days ? null : pieces.value;
  return pieces && days && others.length === 0 ? pieces.value * days.value : null;
};

const IS_AREA: ReadonlySet<MeasureKind> = new Set(['AREA', 'SIDES', 'SHEETS', 'SQUARES']);

export const tellsArea = (measures: readonly ToldMeasure[]): boolean =>
  measures.some(({ kind }) => IS_AREA.has(kind));

/** Feet: nothing that is told as high or wide in a house is more. */
const MOST_ACROSS = 12;
/** A single length of so many feet, told of a surface, means square feet: "insulate the walls, 620 ft". */
const LEAST_SURFACE = 40;

/** "40 ft long, 3 ft high", "38 LF of partition, 9 ft": a length and what lies across it; "620 ft" of a surface. */
const strip = (measures: readonly ToldMeasure[]): number | null => {
  const lengths = measures
    .filter(({ kind, value }) => kind === 'LENGTH' && value > 0)
    .toSorted((a, b) => b.value - a.value);
  const across =
    lengths.find(({ isAcross }) => isAcross) ??
    measures.find(({ word, value }) => /^(?:high|tall)$/.test(word) && value <= MOST_ACROSS) ??
    lengths.find(({ value }, at) => at > 0 && value <= MOST_ACROSS);
  // "30 ft and 24 ft, about 7.5 high": two walls of one height; "12 wide 8 high" names no feet.
  const along = [...lengths, ...measures.filter(({ word }) => word === 'wide')]
    .filter((one) => one !== across)
    .map(({ value }) => value);
  const isWall = across && !lengths.includes(across);
  const long = isWall ? along.reduce((sum, value) => sum + value, 0) : Math.max(0, ...along);
  if (across && long > 0) return across.value * long;
  const [only] = lengths;
  return lengths.length === 1 && only && !only.word.startsWith('l') && only.value >= LEAST_SURFACE
    ? only.value
    : null;
};

/** Feet: "60 ceiling tiles, 2x4" are 480 SF; larger figures are inches. */
const MOST_TILE = 4;

/** The area of so many pieces of a told size; null where either is untold. */
export const ofPieces = (measures: readonly ToldMeasure[]): number | null => {
  const count = measures.find(({ kind, isBare }) => kind === 'COUNT' && !isBare);
  const piece = measures.find(({ word }) => word === 'size of goods');
  return count && piece?.sides.every((side) => side <= MOST_TILE)
    ? count.value * piece.value
    : null;
};

/** Feet of cover where no words tell how thick it lies: 4 in. of gravel, 3 in. of mulch as soil. */
const USUAL_COVER = 4 / 12;
const CUBIC_FEET = 27;

/** "Gravel 10 ft by 200 ft, 4 inches deep": a surface and how thick it is covered, in cubic yards. */
const coverIn = (measures: readonly ToldMeasure[]): number | null => {
  // "A trench 60 ft long, 2 ft wide and 3 ft deep".
  const feet = measures.flatMap(({ kind, sides, value }) =>
    kind === 'SIDES' ? sides : kind === 'LENGTH' ? [value] : [],
  );
  const isDeep = measures.some(({ isAcross, sides }) => isAcross || sides.length === 3);
  if (feet.length === 3 && isDeep) return feet.reduce((all, one) => all * one, 1 / CUBIC_FEET);
  const sf = quantityIn(
    measures.filter(({ kind }) => kind !== 'INCHES'),
    'SF',
  );
  if (sf === null || measures.some(({ isBare }) => isBare)) return null;
  const thick = measures.find(({ kind }) => kind === 'INCHES')?.value ?? USUAL_COVER;
  return (sf * thick) / CUBIC_FEET;
};

/** Characters of ", and " between two sizes. */
const MOST_JOIN = 6;
/** "12x12, 10x12 and 10x11": sizes right behind each other are of so many things. */
const sumOf = (all: readonly ToldMeasure[], turn: Turn): number => {
  const apart = all.findIndex(
    (one, at) => at > 0 && one.start - (all[at - 1]?.end ?? 0) > MOST_JOIN,
  );
  return all.slice(0, apart < 0 ? all.length : apart).reduce((sum, one) => sum + turn(one), 0);
};

/** The amount that words tell of a row counted in `unit`; null where they tell none. */
export const quantityIn = (measures: readonly ToldMeasure[], unit: Unit): number | null => {
  if (unit === 'SF' && !tellsArea(measures))
    return strip(measures) ?? ofPieces(measures) ?? bareIn(measures, unit);
  for (const [kind, turn] of TOLD_BY[unit] ?? []) {
    const all = measures.filter((measure) => measure.kind === kind && turn(measure) > 0);
    // "2 ft cut, 64 ft around", "6 ft fence, 145 ft": the height is the smaller one.
    const found = kind === 'LENGTH' ? all.toSorted((a, b) => turn(b) - turn(a))[0] : all[0];
    if (!found) continue;
    const one = kind === 'SIDES' ? sumOf(all, turn) : turn(found);
    // "2 men 3 days, 48 hrs": more hours than a person works in a day are all of them.
    if (unit === 'HR' && kind === 'HOURS' && one > MOST_HOURS && !found.isEach) return one;
    const days = unit === 'HR' && kind === 'HOURS' ? daysIn(measures) : 1;
    if (unit === 'DAY' || unit === 'HR') return one * days * perPiece(measures, unit);
    const count = measures.find((other) => other.kind === 'COUNT');
    return count && found.isEach && count !== found ? one * count.value : one;
  }
  if (unit === 'CY') return coverIn(measures);
  return unit === 'DAY' ? pieceDays(measures) : bareIn(measures, unit);
};
