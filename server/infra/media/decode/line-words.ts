// Parts a line that was read into its words: where the model says so, and where the ink leaves a gap that it passed over,
// for it learned from Chinese, which sets no spaces.
import type { LineReading, ReadSign } from './ocr-engine.ts';
import type { Raster } from './raster.ts';

/** A word, and where it begins and ends along the line, of 1. */
export interface LineWord {
  text: string;
  from: number;
  to: number;
}

/** Pixels without ink, between two signs. */
interface Gap {
  from: number;
  to: number;
}

/** Rows at the edge of the picture may hold what stands above or below. */
const EDGE_ROWS = 5;

/** Shares of all pixels, the darkest first, at which a pixel is surely ink, and surely paper. */
const DARK_SHARE = 0.03;
const LIGHT_SHARE = 0.8;

/** Ink per column, less what runs through all of them: a rule under the line. Faint lettering is ink, too. */
const inkOf = ({ data, width, height }: Raster): Uint8Array => {
  const ink = new Uint8Array(width);
  const sorted = data.toSorted();
  const [dark = 0, light = 255] = [DARK_SHARE, LIGHT_SHARE].map(
    (share) => sorted[Math.trunc(share * sorted.length)],
  );
  const between = (dark + light) / 2;
  for (let y = EDGE_ROWS; y < height - EDGE_ROWS; y += 1)
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 255) < between) ink[x]! += 1;
  const rule = ink.toSorted()[Math.trunc(width * 0.1)] ?? 0;
  return ink.map((count) => Math.max(0, count - rule));
};

const widestGap = (ink: Uint8Array, from: number, to: number): Gap => {
  let widest: Gap = { from: Math.round((from + to) / 2), to: Math.round((from + to) / 2) };
  let start = from;
  for (let x = from; x <= to; x += 1) {
    if (x < to && ink[x] === 0) continue;
    if (x - start > widest.to - widest.from) widest = { from: start, to: x };
    start = x + 1;
  }
  return widest;
};

/** Least width of a space in narrow lettering, in pixels of a line that is 48 high. */
const SPACE = 9;
/** A space is so many times as wide as what usually lies between the letters of its line, and some more. */
const SPACE_RATIO = 2.2;
const SPACE_MORE = 3;
/** Figures of even width stand far apart, and marks lean away: there only a far wider gap is a space. */
const WIDE_SPACE = 22;
const MARK = /^['".,\-:/$%#]$/;
const FIGURE = /^\d$/;

/** Fewer gaps are no sample: one of them may well be the space that is looked for. */
const FEW_GAPS = 4;
/** Gap between letters of most typefaces. It counts where there are fewer than two gaps. */
const USUAL_GAP = 4;

const usualOf = (gaps: readonly number[]): number => {
  if (gaps.length < 2) return USUAL_GAP;
  const sorted = gaps.toSorted((a, b) => a - b);
  return sorted[gaps.length < FEW_GAPS ? 0 : Math.trunc(gaps.length / 2)] ?? USUAL_GAP;
};

interface PlacedSign extends ReadSign {
  /** What lies before it. */
  gap: Gap;
  /** The model says that a space stands before it. */
  isApart: boolean;
}

const placeSigns = (signs: readonly ReadSign[], ink: Uint8Array): PlacedSign[] => {
  const placed: PlacedSign[] = [];
  let isApart = false;
  for (const sign of signs) {
    if (sign.text === ' ') {
      isApart = true;
      continue;
    }
    const before = Math.round((placed.at(-1)?.at ?? 0) * ink.length);
    const gap = widestGap(ink, before, Math.round(sign.at * ink.length));
    placed.push({ ...sign, gap, isApart });
    isApart = false;
  }
  return placed;
};

const standClose = (before: string, after: string) =>
  MARK.test(before) || MARK.test(after) || (FIGURE.test(before) && FIGURE.test(after));

/** What the recognizer takes for something else, where only one reading makes sense. */
const MENDED: readonly (readonly [wrong: RegExp, right: string])[] = [
  // A zero amid capitals, a capital amid figures, an S before an amount.
  [/(?<=[A-Z])0+(?=[A-Z])/g, 'O'],
  [/(?<=\d)O(?=[\d,.]|$)/g, '0'],
  [/^S(?=\d[\d,]*\.\d\d$)/, '$'],
  // Marks of feet and inches, so small that they are lost or taken for one another.
  [/""+/g, '"'],
  [/(\d)['"+]?-(\d|1[01])"/g, `$1'-$2"`],
  [/(\d)'-(\d|1[01])(?![\d"'/.])/g, `$1'-$2"`],
  [/(")( ?x ?\d{1,2})-(\d|1[01])(?![\d/.])/g, `$1$2'-$3"`],
];

const mend = (text: string): string => {
  let mended = text;
  for (const [wrong, right] of MENDED) mended = mended.replace(wrong, right);
  return mended;
};

export const wordsOf = ({ signs, picture }: LineReading): LineWord[] => {
  const ink = inkOf(picture);
  const placed = placeSigns(signs, ink);
  const usual = usualOf(placed.slice(1).map(({ gap }) => gap.to - gap.from));
  const least = Math.max(SPACE, usual * SPACE_RATIO + SPACE_MORE);
  const words: PlacedSign[][] = [];
  for (const [index, sign] of placed.entries()) {
    const before = placed[index - 1];
    const isClose = before && standClose(before.text, sign.text);
    const width = sign.gap.to - sign.gap.from;
    const isNew =
      !before || sign.isApart || width >= (isClose ? Math.max(least, WIDE_SPACE) : least);
    if (isNew) words.push([sign]);
    else words.at(-1)?.push(sign);
  }
  // A box may hold an end of what stands beside it. That end lies beyond the widest gap.
  const last = Math.round((placed.at(-1)?.at ?? 0) * ink.length);
  const end = widestGap(ink, last, ink.length).from;
  return words.map((word, index) => ({
    text: mend(word.map((sign) => sign.text).join('')),
    from: (word[0]?.gap.to ?? 0) / ink.length,
    to: (words[index + 1]?.[0]?.gap.from ?? end) / ink.length,
  }));
};
