// What is painted on a PDF page and in which order: words below a later fill or picture, white on white or without ink are not
// seen. What is painted before them, as the ground of a row is, hides nothing.
import type { Glyph } from './glyph-geometry.ts';
import {
  areaOf,
  areaWithin,
  type DrawnPath,
  hasCurve,
  type Matrix,
  pointIn,
  straightParts,
} from './pdf-paths.ts';
import type { PageArea } from './pdf-strikes.ts';

/** How the orders of a page paint at a moment. */
export interface Paint {
  /** `#rrggbb`; null for a pattern. */
  fill: string | null;
  /** Share of the ground that it hides, to 1. */
  opacity: number;
  isBlended: boolean;
  /** `RESET` where none was set last, as pdf.js does before a picture that brings a mask of its own. */
  mask: 'NONE' | 'RESET' | 'SET';
  /** Part of a group of which the ground shows through, of a mask, or of a mark beside the words. */
  isSheer: boolean;
  /** Where paint stays; null where a shape that is no rectangle bounds it. */
  clip: PageArea | null;
}

export const EVERYWHERE: PageArea = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

export const START_PAINT: Paint = {
  fill: '#000000',
  opacity: 1,
  isBlended: false,
  mask: 'NONE',
  isSheer: false,
  clip: EVERYWHERE,
};

const OPAQUE = 0.95;
const isSolid = ({ fill, opacity, isBlended, mask, isSheer }: Paint): boolean =>
  fill !== null && opacity >= OPAQUE && !isBlended && mask !== 'SET' && !isSheer;

/** The paint after an entry of a graphics state. */
export const withEntry = (paint: Paint, key: string, value: unknown): Paint => {
  if (key === 'ca') return { ...paint, opacity: Number(value) };
  if (key === 'BM') return { ...paint, isBlended: value !== 'source-over' };
  if (key === 'SMask') return { ...paint, mask: value === false ? 'RESET' : 'SET' };
  return paint;
};

/** The paint in a group, which begins anew and is laid on the page as a whole. */
export const inGroup = (paint: Paint, isMask: boolean): Paint => ({
  ...START_PAINT,
  fill: paint.fill,
  isSheer: isMask || !isSolid({ ...paint, fill: START_PAINT.fill }),
  clip: paint.clip,
});

const WHITE = /^#(?:f[89a-f]){3}$/i;
export const isWhite = ({ fill }: Paint): boolean => fill !== null && WHITE.test(fill);

const overlapOf = (a: PageArea, b: PageArea): PageArea | null => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
};

const MOST_PARTS = 100;
/** Sides that are less aslant are level. */
const LEVEL = 0.1;

const isLevelIn = ([a, b, c, d]: Matrix): boolean =>
  Math.abs(b) + Math.abs(c) < LEVEL || Math.abs(a) + Math.abs(d) < LEVEL;

/** Rectangles of which a path consists; none where other shapes belong to it or one may be the hole of another. */
const rectanglesOf = ({ path, matrix }: DrawnPath): PageArea[] => {
  const parts = hasCurve(path) ? [] : straightParts(path);
  if (parts.length === 0 || parts.length > MOST_PARTS) return [];
  const areas: PageArea[] = [];
  for (const { points } of parts) {
    const corners = points.map(([x, y]) => pointIn(matrix, x, y));
    const isLevel = corners.every(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      return Math.min(Math.abs(nextX - x), Math.abs(nextY - y)) < LEVEL;
    });
    const area = areaOf(corners);
    const isAlone = areas.every((other) => !overlapOf(other, area));
    if (!isLevel || (corners.length !== 4 && corners.length !== 5) || !isAlone) return [];
    areas.push(area);
  }
  return areas;
};

/** The clip within which a box of a form bounds the paint. */
export const clippedTo = (clip: PageArea | null, matrix: Matrix, box: unknown): PageArea | null => {
  if (!clip || !box) return clip;
  const area = areaWithin(matrix, Array.from(box as ArrayLike<number>));
  return isLevelIn(matrix) ? (overlapOf(clip, area) ?? { ...area, width: 0, height: 0 }) : null;
};

/** The clip within which one more path bounds the paint. */
export const clippedBy = (clip: PageArea | null, drawn: DrawnPath): PageArea | null => {
  const [area, ...others] = rectanglesOf(drawn);
  if (!clip || !area || others.length > 0) return null;
  return overlapOf(clip, area) ?? { ...area, width: 0, height: 0 };
};

const UNIT = [0, 0, 1, 1] as const;
/** Share of a page from which its pictures are a scan, which may lie over its letters. */
const MOSTLY_PICTURE = 0.35;
/** Share of a page from which a fill is its ground. */
const GROUND = 0.5;

/** Part of a letter that is covered where it is not seen: sides in its width, foot and head in its size. */
const CORE = { from: 0.15, to: 0.85, foot: 0.05, head: 0.5 };

const holds = ({ x, y, width, height }: PageArea, [px, py]: readonly [number, number]): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

const coreOf = ({ x, y, alongX, alongY, upX, upY }: Glyph) =>
  [CORE.from, CORE.to].flatMap((along) =>
    [CORE.foot, CORE.head].map(
      (up) => [x + along * alongX + up * upX, y + along * alongY + up * upY] as const,
    ),
  );

interface Painted {
  area: PageArea;
  /** Count of what was painted before. */
  at: number;
}

/** A page with more of them is a drawing, whose letters all count. */
const MOST_PAINTED = 4_000;
/** Width of a line that words may stand on, in units of the page. */
const BROAD = 4;

/** Gathers what is painted on one page. */
export class PageInk {
  /** What was painted so far, counted. */
  count = 0;
  /** Area of all pictures together, in square units of the page. */
  pictureArea = 0;
  readonly #pictures: PageArea[] = [];
  readonly #covers: Painted[] = [];
  readonly #pictureCovers: Painted[] = [];
  /** Whatever is not white, as wide as it can be: white letters are seen on it. */
  readonly #grounds: Painted[] = [];

  get isFull(): boolean {
    return this.count >= MOST_PAINTED;
  }

  addPath(drawn: DrawnPath, paint: Paint): void {
    const { matrix, bounds, isFilled, isStroked, lineWidth } = drawn;
    const [a, b, c, d] = matrix;
    const ink = isStroked ? lineWidth * Math.sqrt(Math.abs(a * d - b * c)) : 0;
    if ((!isFilled && ink < BROAD) || this.isFull) return;
    const { x, y, width, height } = areaWithin(matrix, bounds);
    if (ink >= BROAD || !isWhite(paint))
      this.addGround({
        x: x - ink / 2,
        y: y - ink / 2,
        width: width + ink,
        height: height + ink,
      });
    if (!isFilled || !paint.clip || !isSolid(paint)) return;
    for (const rectangle of rectanglesOf(drawn)) {
      const area = overlapOf(rectangle, paint.clip);
      if (area) this.#covers.push({ area, at: this.count });
    }
    this.count += 1;
  }

  /** Something that is not white, or may not be. */
  addGround(area: PageArea): void {
    if (this.isFull) return;
    this.#grounds.push({ area, at: this.count });
    this.count += 1;
  }

  /** A picture fills the square of one by one. */
  addPicture(matrix: Matrix, paint: Paint, isMask: boolean): void {
    const [a, b, c, d] = matrix;
    this.pictureArea += Math.abs(a * d - b * c);
    if (this.isFull) return;
    const area = areaWithin(matrix, UNIT);
    this.#pictures.push(area);
    this.addGround(area);
    const covered = paint.clip && overlapOf(area, paint.clip);
    if (!covered || !isLevelIn(matrix) || isMask || paint.mask !== 'NONE') return;
    if (isSolid({ ...paint, fill: START_PAINT.fill }))
      this.#pictureCovers.push({ area: covered, at: this.count });
    this.count += 1;
  }

  /**
   * Tells which letters of a finished page are seen.
   *
   * @param size of the page, in square units
   */
  seenOn(size: number): (glyph: Glyph) => boolean {
    if (this.isFull) return () => true;
    const isScan = this.pictureArea > MOSTLY_PICTURE * size;
    const covers = [...this.#covers, ...(isScan ? [] : this.#pictureCovers)].filter(
      ({ area }) => area.width * area.height < GROUND * size,
    );
    return (glyph) => {
      const core = coreOf(glyph);
      const isOn = ({ area }: { area: PageArea }) => core.every((corner) => holds(area, corner));
      if (covers.some((cover) => cover.at >= glyph.painted && isOn(cover))) return false;
      if (glyph.isInvisible) return this.#pictures.some((area) => isOn({ area }));
      return !glyph.isWhite || this.#grounds.some((on) => on.at < glyph.painted && isOn(on));
    };
  }
}
