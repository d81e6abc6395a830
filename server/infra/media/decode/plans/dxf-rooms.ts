// Rooms of a DXF drawing: closed outlines with the words inside of each.
import { BandedOutline } from './banded-outline.ts';
import { tooMuch } from './dxf-file.ts';
import type { DxfShapes, Outline } from './dxf-shapes.ts';
import { type DxfWords, longestOf } from './dxf-words.ts';
import { areaOf, boxOf, type PlanRoom, type Point } from './measured-plan.ts';

const ROOM_AREA = { least: 0.7, most: 500 } as const;
const ROOM_SIDE = 0.6;

/** Layers whose outlines are things, not rooms. */
const THINGS =
  /furn|fixt|equip|case|cabin|mill|appl|plumb|hatch|patt|dim|symb|door|wind|glaz|light|lite|legend|title|bord|sheet|notes?$|hvac|mech|rug|car(?!p)|plant/i;
/** Layers that are drawn to measure rooms; those of their tags name them. */
const ROOMS = /^(?!.*(?:tag|iden|anno|text|labe?l|numb)).*(?:room|area|space|zone|raum)/i;

export interface DxfRoom {
  outline: Outline;
  /** Squares of the drawing's unit. */
  area: number;
  words: DxfWords[];
}

interface Candidate extends DxfRoom {
  banded: BandedOutline;
  /** The shorter side of the box about it. */
  breadth: number;
}

/** Layers of what is taken down, as `A-AREA-DEMO`. */
const DEMOLISHED =
  /(?<![a-z])(?:demo|demol|demolition|demolished|remove|removed|abbruch)(?![a-z])/i;
export const isDemolished = ({ outline }: DxfRoom): boolean => DEMOLISHED.test(outline.layer);

const lettersIn = (text: string) => text.replaceAll(/\P{L}/gu, '').length;
const hasName = ({ words }: DxfRoom) => words.some(({ lines }) => lettersIn(lines.join('')) >= 2);

/** What stands in rooms and is drawn by an outline with its name inside: a table makes no room. */
const FURNISHING =
  /^(?:(?:dining|coffee|side|kitchen|work|built-?in|upper|lower|base|double|single|king|queen|soaking) ?)*(?:tables?|islands?|counters?|sofas?|couch|bed|desk|tub|bathtub|sink|vanity|ref|refrig|refrigerator|fridge|freezer|range|stove|oven|cooktop|d\W?w|dishwasher|washer|dryer|w\W?h|water heater|furnace|fireplace|f\W?p|tv|shel(?:f|ves)|bench|cabinets?|cab|hutch|piano|car)$/i;
const isFurnishing = ({ lines }: DxfWords): boolean =>
  FURNISHING.test(
    lines
      .join(' ')
      .replaceAll(/[.,()\s]+/g, ' ')
      .trim(),
  );

const LETTER = 0.6;
const middleOf = ({ at: [x, y], lines, height, angle }: DxfWords): Point => {
  const along = (longestOf(lines) * height * LETTER) / 2;
  return [
    x + along * Math.cos(angle) - (height / 2) * Math.sin(angle),
    y + along * Math.sin(angle) + (height / 2) * Math.cos(angle),
  ];
};

const candidateOf = (outline: Outline): Candidate => {
  const { width, height } = boxOf(outline.points);
  return {
    outline,
    area: areaOf(outline.points),
    words: [],
    banded: new BandedOutline(outline.points),
    breadth: Math.min(width, height),
  };
};

/** `12'-6" x 10'`, `3.20 x 4.10`: a size that somebody wrote into the room. */
const IS_SIZE = /\d[\d'"’”.,\- /½¼¾]{0,20}[x×]\s?\d/i;
/** Feet and inches, or meters; a long note is tried at each of its figures, and no further than a size goes. */
const FEET =
  /(\d{1,4})\s?['’]\s?-?\s?(\d{1,2})?[^x×]{0,12}[x×]\s?(\d{1,4})\s?['’]\s?-?\s?(\d{1,2})?/i;
const METERS = /(\d{1,4}[.,]\d{1,4})\s?m?\s?[x×]\s?(\d{1,4}[.,]\d{1,4})/i;

/** Square meters of the first size that is written into a room; null where none is. */
export const writtenArea = ({ words }: DxfRoom): number | null => {
  for (const text of words.flatMap(({ lines }) => lines)) {
    const [, feet, inches = 0, otherFeet, otherInches = 0] = FEET.exec(text) ?? [];
    if (feet !== undefined && otherFeet !== undefined) {
      const sides = [
        [feet, inches],
        [otherFeet, otherInches],
      ].map(([whole, part]) => (Number(whole) + Number(part) / 12) * 0.3048);
      return sides.reduce((area, side) => area * side, 1);
    }
    const [, side, other] = METERS.exec(text) ?? [];
    if (side !== undefined && other !== undefined)
      return [side, other].reduce((area, one) => area * Number(one.replace(',', '.')), 1);
  }
  return null;
};

/** Letters that lie no further apart than this many of their heights are of one label. */
const ONE_LABEL = 3;
/** Labels of equal height that one room has at most, and those of them that tell a size. */
const MOST_LABELS = 5;
const MOST_SIZES = 1;

interface Label {
  words: DxfWords[];
}

/** Words by where they stand: a name, what goes on below it, and its size are one label. */
const labelsOf = (words: readonly DxfWords[]): Label[] => {
  const labels: Label[] = [];
  for (const word of words) {
    const [x, y] = middleOf(word);
    const label = labels.find((one) =>
      one.words.some((other) => {
        const [otherX, otherY] = middleOf(other);
        const reach = ONE_LABEL * Math.max(word.height, other.height);
        const wide = (longestOf(word.lines) + longestOf(other.lines)) * word.height * LETTER;
        return Math.abs(y - otherY) <= reach && Math.abs(x - otherX) <= wide / 2;
      }),
    );
    if (label) label.words.push(word);
    else labels.push({ words: [word] });
  }
  return labels;
};

/** Words beyond which an outline is not looked at for its labels. */
const MOST_WORDS = 500;

/** Square meters from which a floor may be a story rather than a room with many notes. */
const LEAST_STORY = 60;

/** True of the outline of a whole story: names of rooms stand all over it, with their sizes or without. */
const isStory = ({ words, area }: DxfRoom, unit: number | null): boolean => {
  const tallest = tallestOf(words);
  const isNaming = ({ lines, height }: DxfWords) =>
    height >= tallest * LOWER &&
    lines.some((text) => /\p{L}{3}/u.test(text) && !IS_SIZE.test(text));
  const labels = labelsOf(words.slice(0, MOST_WORDS)).filter((label) => label.words.some(isNaming));
  const sized = labels.filter((label) =>
    label.words.some(({ lines }) => lines.some((text) => IS_SIZE.test(text))),
  );
  const isLarge = unit !== null && area * unit ** 2 >= LEAST_STORY;
  return sized.length > MOST_SIZES || (isLarge && labels.length > MOST_LABELS);
};

/** Steps to find which outline is about which word: a second. */
const MOST_STEPS = 50_000_000;

/** A frame about words is lower than this many of their letters; a room is wider. */
const FRAME = 3;

/** Corners of a line that was drawn about a room and never closed. */
const LEAST_CORNERS = 4;

/** Outlines that may be rooms. Lines on layers of rooms are rooms without their last side. */
const outlinesOf = ({ outlines, paths }: DxfShapes): Outline[] => [
  ...outlines,
  ...paths.filter(({ layer, points }) => points.length >= LEAST_CORNERS && ROOMS.test(layer)),
];

/** Those of layers for rooms, where there are any. */
const preferred = (drawn: readonly Candidate[]): readonly Candidate[] => {
  const own = drawn.filter(({ outline }) => ROOMS.test(outline.layer));
  return own.length > 0 ? own : drawn;
};

/**
 * Outlines with the words inside of each; a word belongs to the smallest outline about it, or to a hatch where there is none.
 * @param unit meters; null while nobody knows: then outlines that are about words as closely as frames are no rooms
 * @throws DomainError BAD_INPUT before it takes longer than a second
 */
export const roomsOf = (shapes: DxfShapes, unit: number | null): DxfRoom[] => {
  const isSized = ({ area, breadth }: Candidate) =>
    unit === null || isRoomSized(area * unit ** 2, breadth * unit);
  const candidatesOf = (outlines: readonly Outline[]) =>
    outlines
      .filter(({ layer }) => !THINGS.test(layer))
      .map(candidateOf)
      .filter(isSized)
      .toSorted((a, b) => a.area - b.area);
  const found = preferred(candidatesOf(outlinesOf(shapes)));
  const filled = preferred(candidatesOf(shapes.hatches));
  const words = shapes.words.filter(({ isDimension }) => !isDimension);
  let steps = 0;
  const spend = (more: number) => {
    steps += more;
    if (steps > MOST_STEPS) throw tooMuch();
  };
  spend(words.length * (found.length + filled.length));
  for (const word of words) {
    const middle = middleOf(word);
    const isAbout = ({ banded, breadth }: Candidate) =>
      (unit !== null || breadth >= FRAME * word.height) && banded.isAbout(middle, spend);
    const about = isFurnishing(word) ? found.filter(isAbout).slice(1) : [found.find(isAbout)];
    (about[0] ?? filled.find(isAbout))?.words.push(word);
  }
  // A word with an arrow names the room that it points at, where nothing in that does.
  for (const word of words) {
    const tip = shapes.tips.get(word.handle);
    const room = tip && found.find(({ banded }) => banded.isAbout(tip, spend));
    if (!room || hasName(room)) continue;
    spend(words.length);
    for (const other of found) other.words = other.words.filter((one) => one !== word);
    room.words.push(word);
  }
  return [...found, ...filled].filter((room) => hasName(room) && !isStory(room, unit));
};

const isRoomSized = (area: number, breadth: number): boolean =>
  area >= ROOM_AREA.least && area <= ROOM_AREA.most && breadth >= ROOM_SIDE;

/** Letters that are this much lower than the largest in a room do not name it. */
const LOWER = 0.85;
/** A number that tells one bedroom from the other; those of rooms in a building are longer. */
const IS_NUMBER = /^#?\d{1,2}$/;

const isNameLine = (text: string): boolean =>
  !IS_SIZE.test(text) && (lettersIn(text) >= 2 || IS_NUMBER.test(text));

const isArea = (text: string): boolean =>
  /^[\d,.]+ ?(?:s\.?f\.?|sq\.? ?ft\.?|m2|m²)\.?$/i.test(text);

export const measuredRoom = (
  { outline, words }: DxfRoom,
  place: (point: Point) => Point,
): PlanRoom => {
  const ordered = words.toSorted((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0]);
  const tallest = tallestOf(ordered);
  const lines = ordered.flatMap((word) =>
    word.lines.map((text) => ({
      text,
      isName: word.height >= tallest * LOWER && isNameLine(text) && !isArea(text),
    })),
  );
  const notes = lines.filter(({ isName }) => !isName).map(({ text }) => text);
  const corners = outline.points.map(place);
  return {
    name: lines.filter(({ isName }) => isName).map(({ text }) => text),
    // A written size stands next to the name that it belongs to.
    notes: notes.toSorted((a, b) => Number(IS_SIZE.test(b)) - Number(IS_SIZE.test(a))),
    corners,
    area: areaOf(corners),
    ceiling: null,
    isSloped: false,
    openArea: null,
    isSizeWritten: notes.some((text) => IS_SIZE.test(text)),
  };
};

/** Height of the largest letters; figures name nothing. */
const tallestOf = (words: readonly DxfWords[]): number =>
  Math.max(
    ...words.filter(({ lines }) => lettersIn(lines.join('')) >= 2).map(({ height }) => height),
  );

const LONGEST_NAME = 30;
/** How much larger or smaller than names of rooms a name may be written. */
const LIKE_NAMES = { least: LOWER, most: 1.2 } as const;

/** Tells whether a line of words may be the name of a room: it is written as those of the rooms are, on their layer. */
export const nameTest = (rooms: readonly DxfRoom[]) => {
  const layers = new Set(rooms.flatMap(({ words }) => words.map(({ layer }) => layer)));
  const heights = rooms.map(({ words }) => tallestOf(words));
  const [least, most] = [
    Math.min(...heights) * LIKE_NAMES.least,
    Math.max(...heights) * LIKE_NAMES.most,
  ];
  return ({ layer, height }: DxfWords, text: string): boolean =>
    layers.has(layer) &&
    height >= least &&
    height <= most &&
    /\p{L}{3}/u.test(text) &&
    text.length <= LONGEST_NAME;
};
