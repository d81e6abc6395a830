// Draws measured stories as a plan in PDF, a page a story: walls, doors and windows to scale, each room with its name, sides, floor
// and ceiling. So it is read, shown and tapped like any other plan.
import { BandedOutline } from './banded-outline.ts';
import {
  type Box,
  boxOf,
  distanceTo,
  IN_WALL,
  isWithin,
  type Lettering,
  lengthOf,
  frameOf,
  levelled,
  middleOf,
  type PlanRoom,
  type Opening,
  type Point,
  type PlanSide,
  sidesOf,
  type Story,
} from './measured-plan.ts';
import { farNamesNote, slopesNote, straysNote } from './told-notes.ts';

const METERS_PER_FOOT = 0.3048;
const SQUARE_FEET = 1 / METERS_PER_FOOT ** 2;

const feetAndInches = (meters: number): string => {
  const inches = Math.round((meters / METERS_PER_FOOT) * 12);
  return `${Math.trunc(inches / 12)}'-${inches % 12}"`;
};

/** A rectangle's area follows from its sides; that of an L is told beside them. */
const SAME_AREA = 0.97;

/** Sides of a room along its longest wall, however it stands on the page. */
const sizeOf = ({ corners, area }: PlanRoom): string => {
  const { width, height } = boxOf(corners.map(levelled(sidesOf(corners))));
  const isAcross = boxOf(corners).width >= boxOf(corners).height === width >= height;
  const [across, down] = isAcross ? [width, height] : [height, width];
  const isRectangle = area >= width * height * SAME_AREA;
  const floor = isRectangle ? '' : ` ${Math.round(area * SQUARE_FEET)} SF`;
  return `${feetAndInches(across)} x ${feetAndInches(down)}${floor}`;
};

const isOfRoom = ({ side }: Opening, corners: readonly Point[]): boolean =>
  sidesOf(corners).some((wall) => distanceTo(middleOf(side), wall) <= IN_WALL);

const counted = (count: number, thing: string) =>
  count === 0 ? '' : `${count} ${thing}${count === 1 ? '' : 'S'} `;

/** `2 DOORS 1 WINDOW 57 SF OPEN`; nothing where the plan tells of none at all. */
const openingsOf = ({ corners, openArea }: PlanRoom, openings: readonly Opening[]): string[] => {
  if (openings.length === 0 && openArea === null) return [];
  const own = openings.filter((opening) => isOfRoom(opening, corners));
  const area = openArea ?? own.reduce((sum, { side, height }) => sum + lengthOf(side) * height, 0);
  const count = (kind: Opening['kind']) => own.filter((one) => one.kind === kind).length;
  const things = counted(count('DOOR'), 'DOOR') + counted(count('WINDOW'), 'WINDOW');
  return [`${things}${Math.round(area * SQUARE_FEET)} SF OPEN`];
};

/** Doors and windows of a story that lie in no room's wall, where the plan shows them. */
const straysOf = ({ rooms, openings, strays }: Story, frame: Box): string | null => {
  const own = openings.filter(
    (opening) => !rooms.some(({ corners }) => isOfRoom(opening, corners)),
  );
  const shown = [...strays, ...own].filter(({ side }) => isWithin(middleOf(side), frame));
  const count = (kind: Opening['kind']) => shown.filter((one) => one.kind === kind).length;
  return straysNote(count('DOOR'), count('WINDOW'));
};

const ownLinesOf = (room: PlanRoom, openings: readonly Opening[]): string[] => [
  ...room.name,
  ...(room.isSizeWritten ? [] : [sizeOf(room)]),
  ...(room.ceiling === null
    ? []
    : [`${room.isSloped ? 'MEAN ' : ''}CLG ${feetAndInches(room.ceiling)}`]),
  ...openingsOf(room, openings),
];

// Points of the page.

/** Points a meter where nothing asks for more. */
const SCALE = 60;
const LARGEST_SCALE = 150;
/** A page of PDF has at most 14,400 points a side. */
const MOST_POINTS = 14_000;
const LEAST_SCALE = 25;
const MARGIN = 40;
const LETTERS = 9;
/** How far the lowest note under the plan stands above the edge of the page. */
const NOTE_UP = 14;
const STEP = 1.22;
/** Mean width of a capital of Helvetica, in sizes. */
const LETTER = 0.58;
/** Narrower rooms are lettered over their walls. */
const NARROW_METERS = 1.4;

/** A drawing may have more words than a call takes arguments. */
const greatestOf = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0);

const widthOf = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map(({ length }) => length)) * LETTERS * LETTER;

/** Scale that the lettering of each room needs, within the bounds of a page; null for a street. */
const scaleOf = ({ rooms, openings }: Story, { width, height }: Box): number | null => {
  const needs = rooms.flatMap((room) => {
    const across = boxOf(room.corners).width;
    return across < NARROW_METERS ? [] : [(widthOf(ownLinesOf(room, openings)) + LETTERS) / across];
  });
  const wanted = Math.min(LARGEST_SCALE, Math.max(SCALE, ...needs));
  const most = (MOST_POINTS - 2 * MARGIN) / Math.max(width, height);
  const scale = Math.min(wanted, most);
  return scale >= LEAST_SCALE && Math.min(width, height) > 0 ? scale : null;
};

const stroke = (width: number, gray: number, sides: readonly PlanSide[]): string =>
  sides.length === 0
    ? ''
    : `${gray} G ${width} w\n${sides
        .map(
          ([[ax, ay], [bx, by]]) =>
            `${ax.toFixed(1)} ${ay.toFixed(1)} m ${bx.toFixed(1)} ${by.toFixed(1)} l S`,
        )
        .join('\n')}`;

/** Characters that the font of the page has; others show as a question mark. */
const inLatin = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?')
    .replaceAll(/[()\\]/g, String.raw`\$&`);

const say = (text: string, [x, y]: Point, size: number, angle = 0): string => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const matrix = [cos, sin, -sin, cos].map((one) => one.toFixed(4)).join(' ');
  return `BT /F1 ${size.toFixed(2)} Tf ${matrix} ${x.toFixed(1)} ${y.toFixed(1)} Tm (${inLatin(text)}) Tj ET`;
};

/** What is written into a room, about its middle. */
interface Lettered {
  lines: readonly { text: string; size: number }[];
  middle: Point;
  /** One line beside the other, in a room that is too narrow for them. */
  isUpward: boolean;
}

/** How far a word may begin from the edge of the page. */
const EDGE = 4;

const sayLines = ({ lines, middle: [x, y], isUpward }: Lettered) => {
  let below = -heightOfLines(lines) / 2;
  return lines.map(({ text, size }) => {
    const along = (text.length * size * LETTER) / 2;
    const base = below + size;
    below += size * STEP;
    return isUpward
      ? say(text, [x + base, Math.max(EDGE, y - along)], size, Math.PI / 2)
      : say(text, [Math.max(EDGE, x - along), y - base], size);
  });
};

/** The box that the words of a room fill. */
const boxOfLines = ({ lines, middle: [x, y], isUpward }: Lettered): Box => {
  const [along, across] = [widthOfLines(lines), heightOfLines(lines)];
  const [width, height] = isUpward ? [across, along] : [along, across];
  return { left: x - width / 2, top: y - height / 2, width, height };
};

const heightOfLines = (lines: Lettered['lines']): number =>
  lines.reduce((sum, { size }) => sum + size * STEP, 0);

const widthOfLines = (lines: Lettered['lines']): number =>
  Math.max(0, ...lines.map(({ text, size }) => text.length * size * LETTER));

interface Sheet {
  width: number;
  height: number;
  content: string;
}

interface Page {
  scale: number;
  rooms: readonly PlanRoom[];
  openings: readonly Opening[];
  place: (point: Point) => Point;
}

/** Steps across an outline, and down it, at which a place for words is looked for. */
const STEPS = 24;
/** Sides of an outline that are looked at from there: a round room has one after the other. */
const MOST_SIDES = 200;

const someSides = (corners: readonly Point[]): PlanSide[] => {
  const every = Math.ceil(corners.length / MOST_SIDES);
  return sidesOf(corners).filter((_, index) => index % every === 0);
};

/**
 * The place inside of an outline that is furthest from its sides and from what is inside of it, of those on a grid; else the middle of
 * the box about it.
 */
const roomiestOf = (corners: readonly Point[], inside: readonly PlanRoom[]): Point => {
  const { left, top, width, height } = boxOf(corners);
  const sides = [corners, ...inside.map((room) => room.corners)].flatMap(someSides);
  const outline = new BandedOutline(corners);
  const others = inside.map((room) => new BandedOutline(room.corners));
  let best: { at: Point; room: number } = { at: [left + width / 2, top + height / 2], room: 0 };
  for (let step = 0; step < STEPS ** 2; step += 1) {
    const at: Point = [
      left + (width * ((step % STEPS) + 0.5)) / STEPS,
      top + (height * (Math.trunc(step / STEPS) + 0.5)) / STEPS,
    ];
    if (!outline.isAbout(at) || others.some((other) => other.isAbout(at))) continue;
    const room = sides.reduce((least, side) => Math.min(least, distanceTo(at, side)), Infinity);
    if (room > best.room) best = { at, room };
  }
  return best.at;
};

/** Rooms inside of another that are looked at for its words. */
const MOST_INSIDE = 10;

/** Words of an L stand in its wider part, and those of a bedroom beside its closet: the middle of the box about it may be another room. */
const middleOfRoom = ({ corners, area }: PlanRoom, rooms: readonly PlanRoom[]): Point => {
  const box = boxOf(corners);
  const middle: Point = [box.left + box.width / 2, box.top + box.height / 2];
  const inside = rooms
    .filter((room) => room.area < area && room.corners.every((corner) => isWithin(corner, box)))
    .slice(0, MOST_INSIDE);
  const isRectangle = area >= box.width * box.height * SAME_AREA;
  return isRectangle && inside.length === 0 ? middle : roomiestOf(corners, inside);
};

/** Notes of a room are written smaller where they are more than it has room for, down to this size. */
const LEAST_LETTERS = 3;

const letteredOf = (room: PlanRoom, { rooms, openings, place }: Page): Lettered => {
  const own = ownLinesOf(room, openings);
  const { width, height } = boxOf(room.corners.map(place));
  const isUpward = width < widthOf(own) && height > width;
  const most = Math.max(isUpward ? height : width, widthOf(own)) - LETTERS;
  const left = (isUpward ? width : height) - own.length * LETTERS * STEP;
  const tallest = Math.min(LETTERS, left / (room.notes.length * STEP));
  const notes = room.notes.map((text) => ({
    text,
    size: Math.max(LEAST_LETTERS, Math.min(tallest, most / (text.length * LETTER))),
  }));
  const lines = [...own.map((text) => ({ text, size: LETTERS })), ...notes];
  return { lines, middle: place(middleOfRoom(room, rooms)), isUpward };
};

/** A word of the drawing on the page, as the box about its ends. */
const boxOfText = ({ text, at, height, angle }: Lettering, { scale, place }: Page): Box => {
  const along = text.length * height * scale * LETTER;
  const [x, y] = place(at);
  const turn = (angle * Math.PI) / 180;
  const up: Point = [-Math.sin(turn) * height * scale, Math.cos(turn) * height * scale];
  const end: Point = [x + along * Math.cos(turn), y + along * Math.sin(turn)];
  return boxOf([[x, y], end, [x + up[0], y + up[1]], [end[0] + up[0], end[1] + up[1]]]);
};

/** Size of words that would run through those of a room: they go on below them. */
const CROSSING_LETTERS = 4;

/** Figures alone, as those of dimensions, give way: they would make other figures of the room's. */
const withCrossing = (room: Lettered, texts: readonly Lettering[]): Lettered => {
  const words = texts.filter(({ text, isDimension }) => !isDimension && /\p{L}{2}/u.test(text));
  const lines = words.map(({ text }) => ({ text, size: CROSSING_LETTERS }));
  return { ...room, lines: [...room.lines, ...lines] };
};

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Words of rooms, and those of the drawing that do not run through them. */
const wordsOn = (story: Story, frame: Box, page: Page) => {
  const own = story.rooms.map((room) => letteredOf(room, page));
  const filled = own.map(boxOfLines);
  const shown = story.texts
    .filter(({ at }) => isWithin(at, frame))
    .map((text) => {
      const box = boxOfText(text, page);
      return { ...text, box, room: filled.findIndex((room) => overlap(room, box)) };
    });
  const texts = shown.filter(({ room }) => room < 0);
  const crossing = Map.groupBy(shown, ({ room }) => room);
  const lettered = own.map((one, at) => withCrossing(one, crossing.get(at) ?? []));
  return { lettered, texts, filled };
};

/** @returns null where it is no plan: without breadth, or larger than a page can be */
const drawStory = (story: Story, told: readonly string[]): Sheet | null => {
  const frame = frameOf(story);
  const { left, top, width, height } = frame;
  const scale = scaleOf(story, frame);
  if (scale === null) return null;
  const sloped = story.rooms.filter(({ isSloped }) => isSloped).length;
  const far = story.texts.filter(({ isName, at }) => isName && !isWithin(at, frame));
  const farNames = [...new Set(far.map(({ text }) => text))];
  const own = [
    straysOf(story, frame),
    slopesNote(sloped),
    farNames.length > 0 ? farNamesNote(farNames) : null,
  ];
  const notes = [...own.filter((note) => note !== null), ...told];
  const foot = Math.max(MARGIN, 2 * NOTE_UP + notes.length * LETTERS * STEP);
  const down = MARGIN + height * scale + foot;
  const page: Page = {
    scale,
    rooms: story.rooms,
    openings: story.openings,
    place: ([x, y]) => [(x - left) * scale + MARGIN, down - (y - top) * scale - MARGIN],
  };
  const placed = (sides: readonly PlanSide[]) =>
    sides
      .filter((side) => side.some((end) => isWithin(end, frame)))
      .map(([from, to]): PlanSide => [page.place(from), page.place(to)]);
  const openings = placed(story.openings.map(({ side }) => side));
  const drawn = placed(
    story.openings.filter(({ kind }) => kind !== 'OPENING').map(({ side }) => side),
  );
  const { lettered, texts, filled } = wordsOn(story, frame, page);
  const ends = [...filled, ...texts.map(({ box }) => box)].map((box) => box.left + box.width);
  const across =
    Math.max(width * scale + MARGIN, widthOf(notes) + MARGIN, greatestOf(ends)) + MARGIN;
  const content = [
    stroke(0.7, 0.35, placed(story.lines)),
    stroke(4, 0.2, placed(story.walls)),
    stroke(5, 1, openings),
    stroke(1, 0.2, drawn),
    ...texts.map(({ text, at, height: letters, angle }) =>
      say(text, page.place(at), letters * scale, (angle * Math.PI) / 180),
    ),
    ...lettered.flatMap(sayLines),
    ...notes.map((note, index) => say(note, [MARGIN, NOTE_UP + index * LETTERS * STEP], LETTERS)),
  ];
  return { width: across, height: down, content: content.join('\n') };
};

const writePdf = (sheets: readonly Sheet[]): Buffer => {
  const FIRST = 4;
  const kids = sheets.map((_, index) => `${FIRST + 2 * index} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${sheets.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...sheets.flatMap(({ width, height, content }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width.toFixed(1)} ${height.toFixed(1)}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${FIRST + 2 * index + 1} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ];
  const parts = ['%PDF-1.4\n'];
  let at = parts[0]?.length ?? 0;
  const offsets = objects.map((body, index) => {
    const start = at;
    const object = `${index + 1} 0 obj\n${body}\nendobj\n`;
    at += object.length;
    parts.push(object);
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
};

/**
 * @param stories from the lowest up
 * @param notes sentences under the first of them
 * @returns a PDF with one page a story; null where one of them is no plan
 */
export const drawPlan = (
  stories: readonly Story[],
  notes: readonly string[] = [],
): Buffer | null => {
  const sheets = stories.map((story, index) => drawStory(story, index === 0 ? notes : []));
  return sheets.length > 0 && sheets.every((sheet) => sheet !== null) ? writePdf(sheets) : null;
};
