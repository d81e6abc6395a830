// Reads a DXF drawing as a plan: names inside closed outlines are rooms, measured by the drawing's units. Everything else is drawn as
// it stands, and read like any other lettering.
import { badInput } from '../../../../domain/errors.ts';
import { BandedOutline } from './banded-outline.ts';
import { drawPlan } from './draw-plan.ts';
import { type DxfFile, readDxf, tooMuch } from './dxf-file.ts';
import { openingsOf } from './dxf-openings.ts';
import { type DxfShapes, type DxfWords, longestOf, type Outline, shapesOf } from './dxf-shapes.ts';
import {
  areaOf,
  boxOf,
  type Lettering,
  type PlanRoom,
  type Point,
  type PlanSide,
  sidesOf,
} from './measured-plan.ts';

/** Meters of `$INSUNITS`. */
const UNITS: Readonly<Record<string, number>> = {
  1: 0.0254,
  2: 0.3048,
  4: 0.001,
  5: 0.01,
  6: 1,
  10: 0.9144,
  14: 0.1,
};
/** Meters that a unit may be where the drawing names none, by `$MEASUREMENT`: inches and feet, or metric ones. */
const GUESSED: Readonly<Record<string, readonly number[]>> = {
  0: [0.0254, 0.3048],
  1: [0.001, 0.01, 1],
};
/** `$LUNITS` 3 and 4 write feet and inches, and count in inches. */
const FEET_AND_INCHES = new Set(['3', '4']);

const ROOM_AREA = { least: 0.7, most: 500 } as const;
const ROOM_SIDE = 0.6;
/** Area that the middle room of a drawing has, square meters. */
const USUAL_AREA = { least: 2, most: 120 } as const;

/** Layers whose outlines are things, not rooms. */
const THINGS =
  /furn|fixt|equip|case|cabin|mill|appl|plumb|hatch|patt|dim|symb|door|wind|glaz|light|lite|legend|title|bord|sheet|notes?$|hvac|mech|rug|car(?!p)|plant/i;
/** Layers that are drawn to name and measure rooms. */
const ROOMS = /room|area|space|zone|raum/i;

interface Found {
  outline: Outline;
  banded: BandedOutline;
  area: number;
  words: DxfWords[];
}

const lettersIn = ({ lines }: DxfWords) => lines.join('').replaceAll(/\P{L}/gu, '').length;

/** Steps to find which outline is about which word: a second. */
const MOST_STEPS = 50_000_000;

/**
 * Outlines with the words inside of each; a word belongs to the smallest outline about it.
 * @throws DomainError BAD_INPUT before it takes longer than a second
 */
const findRooms = ({ outlines, words }: DxfShapes): Found[] => {
  const drawn = outlines.filter(({ layer }) => !THINGS.test(layer));
  const own = drawn.filter(({ layer }) => ROOMS.test(layer));
  const found = [...own, ...(own.length > 0 ? [] : drawn)]
    .map((outline): Found => ({
      outline,
      banded: new BandedOutline(outline.points),
      area: areaOf(outline.points),
      words: [],
    }))
    .toSorted((a, b) => a.area - b.area);
  const names = words.filter((word) => !word.isDimension && lettersIn(word) >= 2);
  let steps = 0;
  const spend = (more: number) => {
    steps += more;
    if (steps > MOST_STEPS) throw tooMuch();
  };
  spend(names.length * found.length);
  for (const name of names) {
    const middle = middleOf(name);
    found.find(({ banded }) => banded.isAbout(middle, spend))?.words.push(name);
  }
  return found.filter((room) => room.words.length > 0);
};

const LETTER = 0.6;
const middleOf = ({ at: [x, y], lines, height, angle }: DxfWords): Point => {
  const along = (longestOf(lines) * height * LETTER) / 2;
  return [
    x + along * Math.cos(angle) - (height / 2) * Math.sin(angle),
    y + along * Math.sin(angle) + (height / 2) * Math.cos(angle),
  ];
};

const medianOf = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.trunc(values.length / 2)] ?? null;

const noUnits = () =>
  badInput(
    'This drawing does not say in which unit it is drawn. Set its units (command UNITS: inches, feet, millimeters or meters), save it as DXF again, or save it as PDF, and upload that.',
  );
const noPlan = () =>
  badInput(
    'No floor plan was found in this DXF drawing. Save the floor plan from its model space as DXF, or print it to PDF, and upload that.',
  );

/** Meters of a unit: as the drawing says, else the one by which its rooms are as large as rooms are. */
const metersOf = ({ header }: DxfFile, rooms: readonly Found[]): number | null => {
  const told = UNITS[header.get('$INSUNITS') ?? ''];
  if (told !== undefined) return told;
  if (FEET_AND_INCHES.has(header.get('$LUNITS') ?? '')) return UNITS[1] ?? null;
  const middle = medianOf(rooms.map(({ area }) => area));
  const measurement = header.get('$MEASUREMENT');
  const guesses =
    measurement === undefined ? Object.values(GUESSED).flat() : (GUESSED[measurement] ?? []);
  const fitting = guesses.filter((unit) => {
    const area = (middle ?? 0) * unit ** 2;
    return area >= USUAL_AREA.least && area <= USUAL_AREA.most;
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

/** Meters that a drawing is drawn as wide as in which nothing is measured. */
const UNMEASURED_WIDTH = 40;
const unitToDraw = ({ paths, outlines, words }: DxfShapes): number => {
  const points = [...paths, ...outlines].flatMap((one) => one.points);
  const { width, height } = boxOf([...points, ...words.map(({ at }) => at)]);
  return UNMEASURED_WIDTH / Math.max(width, height);
};

/** `12'-6" x 10'`, `3.20 x 4.10`, `120 SF`: a size that somebody wrote into the room. */
const IS_SIZE = /\d[\d'"’”.,\- /½¼¾]*\s*[x×]\s*\d/i;
/** Letters that are this much lower than the largest in a room do not name it. */
const LOWER = 0.85;

const roomOf = (
  { outline, words }: Found,
  place: (point: Point) => Point,
  unit: number,
): PlanRoom => {
  const ordered = words.toSorted((a, b) => b.at[1] - a.at[1]);
  const tallest = Math.max(...ordered.map(({ height }) => height));
  const lines = ordered.flatMap((word) =>
    word.lines.map((text) => ({
      text,
      isName: word.height >= tallest * LOWER && !IS_SIZE.test(text),
    })),
  );
  const corners = outline.points.map(place);
  const [first] = ordered;
  return {
    name: lines.filter(({ isName }) => isName).map(({ text }) => text),
    notes: lines.filter(({ isName }) => !isName).map(({ text }) => text),
    corners,
    area: areaOf(corners),
    ceiling: null,
    isSloped: false,
    openArea: null,
    isSizeWritten: lines.some(({ text }) => IS_SIZE.test(text)),
    lettering: { at: place(first?.at ?? [0, 0]), height: tallest * unit },
  };
};

const letteringOf = (
  { lines, at: [x, y], height, angle }: DxfWords,
  place: (point: Point) => Point,
  unit: number,
): Lettering[] =>
  lines.map((text, index) => {
    const below = index * height * 1.6;
    return {
      text,
      at: place([x + below * Math.sin(angle), y - below * Math.cos(angle)]),
      height: height * unit,
      angle: (angle * 180) / Math.PI,
    };
  });

const isRoom = ({ area, corners }: PlanRoom): boolean => {
  const { width, height } = boxOf(corners);
  return area >= ROOM_AREA.least && area <= ROOM_AREA.most && Math.min(width, height) >= ROOM_SIDE;
};

/**
 * @returns a PDF of one page
 * @throws DomainError BAD_INPUT
 */
export const planOfDxf = (bytes: Buffer): Buffer => {
  const file = readDxf(bytes);
  const shapes = shapesOf(file);
  const found = findRooms(shapes);
  if (shapes.words.length === 0) throw noPlan();
  const unit = found.length > 0 ? metersOf(file, found) : unitToDraw(shapes);
  if (unit === null) throw noUnits();
  const place = ([x, y]: Point): Point => [x * unit, -y * unit];
  const rooms = found
    .map((room) => ({ room, measured: roomOf(room, place, unit) }))
    .filter(({ measured }) => isRoom(measured));
  const taken = new Set(rooms.flatMap(({ room }) => room.words));
  const outlines = new Set(rooms.map(({ room }) => room.outline));
  const sides = (points: readonly Point[], isClosed: boolean): PlanSide[] => {
    const placed = points.map(place);
    return isClosed ? sidesOf(placed) : sidesOf(placed).slice(0, -1);
  };
  const texts = shapes.words.filter((word) => !taken.has(word));
  const plan = drawPlan([
    {
      rooms: rooms.map(({ measured }) => measured),
      walls: [...outlines].flatMap(({ points }) => sides(points, true)),
      ...openingsOf(
        shapes,
        rooms.map(({ measured }) => measured),
        place,
      ),
      lines: [
        ...shapes.paths.flatMap(({ points }) => sides(points, false)),
        ...shapes.outlines
          .filter((outline) => !outlines.has(outline))
          .flatMap(({ points }) => sides(points, true)),
      ],
      texts: texts.flatMap((word) => letteringOf(word, place, unit)),
    },
  ]);
  if (!plan) throw noPlan();
  return plan;
};
