// Reads text that is drawn, not written: a picture of a plan, a photo or a scan of a paper, or a page of a PDF.
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { cleanLabel } from './clean-text.ts';
import { layOutPage } from './layout.ts';
import { wordsOf } from './line-words.ts';
import { findText, readLine, type LineReading } from './ocr-engine.ts';
import { type Drawing, openDrawing, shrinkTo, turnBy } from './open-drawing.ts';
import { type Raster, type SlantedBox, withoutBlankEnds } from './raster.ts';
import type { FoundBox } from './text-boxes.ts';
import type { DrawnPage, TaskInput } from './tasks.ts';

const QUARTER = Math.PI / 2;

/** Longest side of the picture in which lettering is looked for first: a letter page has 116 pixels an inch then. */
const LOOKING_SIDE = 1_280;
/** Lettering that is lower there is read with fewer mistakes, and found more often, in a larger one. */
const LOW_LETTERING = 15;
/** Fewer boxes do not tell how high the lettering is. */
const FEW_BOXES = 6;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0;

const findAt = async (raster: Raster, side: number): Promise<FoundBox[]> => {
  const { small, scale } = await shrinkTo(raster, side);
  const boxes = await findText(small);
  return boxes.map((box) => ({
    ...box,
    x: box.x * scale,
    y: box.y * scale,
    length: box.length * scale,
    breadth: box.breadth * scale,
  }));
};

const findBoxes = async ({ raster, isSheet }: Drawing): Promise<FoundBox[]> => {
  const side = Math.max(raster.width, raster.height);
  if (isSheet) return findAt(raster, side);
  const boxes = await findAt(raster, LOOKING_SIDE);
  const scale = Math.max(1, side / LOOKING_SIDE);
  const isLow = median(boxes.map(({ breadth }) => breadth)) < LOW_LETTERING * scale;
  if (scale < 1.25 || (!isLow && boxes.length >= FEW_BOXES)) return boxes;
  const closer = await findAt(raster, side);
  return closer.length > boxes.length ? closer : boxes;
};

interface ReadBox {
  box: SlantedBox;
  line: LineReading;
}

/** Confidence below which a box is tried the other way round. */
const SURE = 0.8;
/** Confidence below which a box is no lettering. */
const LEAST = 0.55;
/** A box that is hardly longer than broad may be one sign that stands upright. */
const SHORT = 2.2;

/** Per direction, level and upright: boxes that were read as they stood, less those read the other way round. */
type Votes = [level: number, upright: number];

const isUpright = ({ angle }: SlantedBox) => angle >= QUARTER / 2;

/** Ways to read a box, the likeliest first. */
const waysOf = (box: SlantedBox, [level, upright]: Votes): SlantedBox[] => {
  const there = {
    ...box,
    angle: box.angle + ((isUpright(box) ? upright : level) < 0 ? Math.PI : 0),
  };
  const back = { ...box, angle: there.angle + Math.PI };
  if (box.length > SHORT * box.breadth || !isUpright(box)) return [there, back];
  const { length: breadth, breadth: length } = box;
  const angle = box.angle - QUARTER + (level < 0 ? Math.PI : 0);
  return [{ ...box, length, breadth, angle }, there, back];
};

const readBoxes = async (
  { raster, isEnlarged }: Pick<Drawing, 'raster' | 'isEnlarged'>,
  boxes: readonly FoundBox[],
): Promise<ReadBox[]> => {
  const read: ReadBox[] = [];
  const votes: Votes = [1, -1];
  // Long boxes first: they tell more surely which way round the page lies.
  for (const box of boxes.toSorted((a, b) => b.length / b.breadth - a.length / a.breadth)) {
    let best: ReadBox | undefined;
    for (const way of waysOf(box, votes)) {
      const lettering = withoutBlankEnds(raster, way, isEnlarged);
      const line = await readLine(raster, lettering);
      if (!best || line.confidence > best.line.confidence) best = { box: lettering, line };
      if (line.confidence >= SURE) break;
    }
    if (!best || best.line.confidence < LEAST) continue;
    const isFlipped = Math.abs(best.box.angle - box.angle) > QUARTER;
    if (box.length > SHORT * box.breadth) votes[isUpright(box) ? 1 : 0] += isFlipped ? -1 : 1;
    read.push(best);
  }
  return read;
};

/** One sign alone is taken for writing only when it is surely one: walls and hatching look like others. */
const SURELY_ONE = 0.85;
/** A figure may stand alone in its column, and says more than a letter. */
const SURELY_A_FIGURE = 0.7;
const LONE_LETTER = /^[mMWL]$/;
const STROKES = /^[Il1/|\\()\-_.,:;'"]+$/;
const HAS_WRITING = /[\p{L}\p{N}]/u;

const isWriting = (text: string, { confidence }: LineReading): boolean => {
  if (!HAS_WRITING.test(text)) return false;
  if (/^\d$/.test(text)) return confidence >= SURELY_A_FIGURE;
  if (text.length === 1) return confidence >= SURELY_ONE && LONE_LETTER.test(text);
  return !STROKES.test(text) || (confidence >= SURELY_ONE && /^\d+$/.test(text));
};

/** Lettering fills this much of the box that was found around it. */
const LETTERING = 0.72;

const quarterOf = (angle: number) => ((Math.round(angle / QUARTER) % 4) + 4) % 4;

/** A word, its box as `PageWord` has it. */
const placeWord = (box: SlantedBox, from: number, to: number, text: string): PageWord => {
  const along = ((from + to) / 2 - 0.5) * box.length;
  const [length, breadth] = [(to - from) * box.length, box.breadth * LETTERING];
  const isAcross = quarterOf(box.angle) % 2 === 1;
  const [width, height] = isAcross ? [breadth, length] : [length, breadth];
  const x = box.x + along * Math.cos(box.angle) - width / 2;
  const y = box.y + along * Math.sin(box.angle) - height / 2;
  const degrees = (box.angle * 180) / Math.PI;
  return { text, x, y, width, height, angle: (degrees + 360) % 360 };
};

const toWords = ({ box, line }: ReadBox): PageWord[] => {
  const parts = wordsOf(line);
  if (!isWriting(parts.map(({ text }) => text).join(''), line)) return [];
  return parts.flatMap(({ text, from, to }) => {
    const label = cleanLabel(text);
    return label === '' ? [] : [placeWord(box, from, to, label)];
  });
};

/** Least share of a short word that another word covers where both are the same ink. */
const SAME_INK = 0.6;
const SHORT_WORD = 2;

const covered = (word: PageWord, by: PageWord): number => {
  const across = Math.min(word.x + word.width, by.x + by.width) - Math.max(word.x, by.x);
  const down = Math.min(word.y + word.height, by.y + by.height) - Math.max(word.y, by.y);
  return (Math.max(0, across) * Math.max(0, down)) / (word.width * word.height);
};

/**
 * Drops the end of a figure that was read once more with what follows it. Boxes reach into each other where columns stand
 * close.
 */
const withoutEnds = (words: readonly PageWord[]): PageWord[] =>
  words.filter(
    (word) =>
      word.text.length > SHORT_WORD ||
      !words.some(
        (other) => other.text.length > word.text.length && covered(word, other) > SAME_INK,
      ),
  );

/** The direction in which most is written, in radians; 0 where nothing is. */
const directionOf = (read: readonly ReadBox[]): number => {
  const lengths = [0, 0, 0, 0];
  for (const { box, line } of read) lengths[quarterOf(box.angle)]! += line.signs.length;
  const quarter = lengths.indexOf(Math.max(...lengths));
  const slants = read
    .filter(({ box }) => quarterOf(box.angle) === quarter && box.length > SHORT * box.breadth)
    .map(({ box }) => box.angle - Math.round(box.angle / QUARTER) * QUARTER);
  return quarter * QUARTER + median(slants);
};

/** The page turned so that most of it is level: as it is read, no longer as it lies. */
const levelled = (words: readonly PageWord[], direction: number): PageWord[] => {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const isSwapped = quarterOf(direction) % 2 === 1;
  return words.map(({ text, x, y, width, height, angle }) => {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const [across, down] = isSwapped ? [height, width] : [width, height];
    return {
      text,
      x: middleX * cos + middleY * sin - across / 2,
      y: middleY * cos - middleX * sin - down / 2,
      width: across,
      height: down,
      angle: (angle - (direction * 180) / Math.PI + 720) % 360,
    };
  });
};

const scaleWord = (word: PageWord, by: { x: number; y: number }): PageWord => ({
  ...word,
  x: word.x * by.x,
  y: word.y * by.y,
  width: word.width * by.x,
  height: word.height * by.y,
});

/** Number of the longest boxes that tell whether a page on its side is lettered upward or downward. */
const SAMPLE = 8;

/** Quarters by which a page lies on its side: 0, or 1 and 3 where most of it is lettered downward or upward. */
const quartersOf = async (drawing: Drawing, boxes: readonly FoundBox[]): Promise<0 | 1 | 3> => {
  const long = boxes
    .filter((box) => box.length > SHORT * box.breadth)
    .toSorted((a, b) => b.length / b.breadth - a.length / a.breadth);
  if (long.filter(isUpright).length <= long.length / 2) return 0;
  const read = await readBoxes(drawing, long.filter(isUpright).slice(0, SAMPLE));
  return quarterOf(directionOf(read)) === 1 ? 1 : 3;
};

/** Turns a word from the upright page back to the page as it lies, `by` quarters from it. */
const turnBack = (word: PageWord, by: 0 | 1 | 3, { width, height }: Raster): PageWord => {
  if (by === 0) return word;
  const x = by === 1 ? width - word.y - word.height : word.y;
  const y = by === 1 ? word.x : height - word.x - word.width;
  const angle = (word.angle + by * 90) % 360;
  return { ...word, x, y, width: word.height, height: word.width, angle };
};

export const readDrawnText = async (input: TaskInput<'drawnText'>): Promise<DrawnPage> => {
  const drawing = await openDrawing(input);
  const { raster, width, height } = drawing;
  const found = await findBoxes(drawing);
  const quarters = await quartersOf(drawing, found);
  // What stands alone is found better on a page that stands upright.
  const upright =
    quarters === 0 ? drawing : { ...drawing, raster: await turnBy(raster, 4 - quarters) };
  const boxes = quarters === 0 ? found : await findBoxes(upright);
  const read = await readBoxes(upright, boxes);
  const words = withoutEnds(read.flatMap(toWords));
  const by = { x: width / raster.width, y: height / raster.height };
  return {
    width,
    height,
    words: words.map((word) => scaleWord(turnBack(word, quarters, raster), by)),
    rows: layOutPage(levelled(words, directionOf(read))),
  };
};
