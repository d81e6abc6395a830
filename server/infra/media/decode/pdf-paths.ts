// Paths as pdf.js hands them over, and what of them tells of a page: rooms, small boxes, thin lines, shapes like letters.
import { isSmall, type SmallPath } from './pdf-boxes.ts';
import { isThin, type PageArea } from './pdf-strikes.ts';

/** A closed outline in units of the page, one corner after the other. */
export type PageOutline = readonly (readonly [x: number, y: number])[];

/** Orders within a path, each with so many numbers behind it. Source: pdf.js, `DrawOPS`. */
const PATH_NUMBERS = [2, 2, 6, 4, 0] as const;
const [MOVE, LINE, CLOSE] = [0, 1, 4];

export interface PathPart {
  points: [x: number, y: number][];
  isClosed: boolean;
}

/** Parts of a path that have straight sides; those that only move are left out. */
export const straightParts = (path: ArrayLike<number>): PathPart[] => {
  const parts: PathPart[] = [];
  let points: PathPart['points'] = [];
  let isStraight = true;
  const end = (isClosed: boolean) => {
    if (isStraight && points.length > 1) parts.push({ points, isClosed });
    points = [];
    isStraight = true;
  };
  for (let at = 0; at < path.length;) {
    const order = path[at] ?? 0;
    const count = PATH_NUMBERS[order];
    if (count === undefined) return [];
    if (order === MOVE) end(false);
    if (order === MOVE || order === LINE) points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
    else if (order === CLOSE) end(true);
    else isStraight = false;
    at += 1 + count;
  }
  end(false);
  return parts;
};

/** Parts of a path that close and have straight sides. */
const closedParts = (path: ArrayLike<number>): PathPart['points'][] =>
  straightParts(path).flatMap(({ points, isClosed }) => {
    const [first, last] = [points[0], points.at(-1)];
    const meets = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01;
    return points.length > 2 && (isClosed || meets) ? [points] : [];
  });

/** What inks a line: parts of a path that are filled, or the sides of those that are drawn along. */
const inkedParts = (path: ArrayLike<number>, isFilled: boolean): PathPart['points'][] =>
  straightParts(path).flatMap(({ points }) =>
    isFilled
      ? [points]
      : points.slice(1).map((to, index): PathPart['points'] => [points[index] ?? to, to]),
  );

/** Some part of the path is bent. */
export const hasCurve = (path: ArrayLike<number>): boolean => {
  for (let at = 0; at < path.length;) {
    const order = path[at] ?? 0;
    const count = PATH_NUMBERS[order];
    if (count === undefined || (order > LINE && order < CLOSE)) return true;
    at += 1 + count;
  }
  return false;
};

/** Some straight line of the path leads neither across nor down. */
const isAslant = (path: ArrayLike<number>): boolean => {
  let [x, y] = [0, 0];
  for (let at = 0; at < path.length;) {
    const order = path[at] ?? 0;
    const count = PATH_NUMBERS[order];
    if (count === undefined) return false;
    const [nextX, nextY] =
      count === 0 ? [x, y] : [path[at + count - 1] ?? 0, path[at + count] ?? 0];
    if (order === LINE && Math.min(Math.abs(nextX - x), Math.abs(nextY - y)) > 1) return true;
    [x, y] = [nextX, nextY];
    at += 1 + count;
  }
  return false;
};

/** Matrix as PDF writes one. */
export type Matrix = readonly [number, number, number, number, number, number];

/** What `inner` does, seen through `outer`. */
export const through = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** A path with what draws it. */
export interface DrawnPath {
  path: ArrayLike<number>;
  /** Left, lower, right and upper end, before the matrix. */
  bounds: readonly number[];
  matrix: Matrix;
  lineWidth: number;
  isFilled: boolean;
  isStroked: boolean;
}

export const pointIn = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): readonly [x: number, y: number] => [a * x + c * y + e, b * x + d * y + f];

/** What points take of the page. */
export const areaOf = (points: readonly (readonly [x: number, y: number])[]): PageArea => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** What a rectangle that is level before the matrix takes of the page. */
export const areaWithin = (matrix: Matrix, bounds: readonly number[]): PageArea => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds;
  return areaOf([
    pointIn(matrix, x0, y0),
    pointIn(matrix, x1, y0),
    pointIn(matrix, x0, y1),
    pointIn(matrix, x1, y1),
  ]);
};

/** Lettering that is drawn as outlines: filled shapes as high as type is, in units of the page. */
const TYPE_HEIGHT = { least: 2, most: 40 };

/** A room drawn on paper is not smaller, in units of the page; a plan has no more, and none of theirs more corners. */
const ROOM_OUTLINE = { least: 24, most: 400, corners: 60 };
/** Paths of the size of type are boxes and ticks; a page with more of them is a drawing. */
const MOST_SMALL = 2_000;
/** Thin lines of a page; one with more of them is a drawing. */
const MOST_LINES = 5_000;

/** Gathers the paths of one page. */
export class DrawnPaths {
  /** Filled shapes of the size of letters. */
  outlines = 0;
  /** Closed outlines as large as rooms on paper. */
  readonly rooms: PageOutline[] = [];
  readonly small: SmallPath[] = [];
  /** What lines take of the page with their ink. */
  readonly lines: PageArea[] = [];

  add(drawn: DrawnPath): void {
    const { bounds, matrix, path } = drawn;
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds;
    const [a, b, c, d] = matrix;
    const across = Math.abs(right - left) * Math.hypot(a, b);
    const down = Math.abs(bottom - top) * Math.hypot(c, d);
    if (across >= ROOM_OUTLINE.least && down >= ROOM_OUTLINE.least) this.#addRooms(drawn);
    const area = areaWithin(matrix, bounds);
    if (this.small.length < MOST_SMALL && isSmall(area))
      this.small.push({ ...area, isAslant: isAslant(path) });
    this.#addLines(drawn);
    const isShape = drawn.isFilled && !drawn.isStroked;
    if (isShape && down >= TYPE_HEIGHT.least && down <= TYPE_HEIGHT.most) this.outlines += 1;
  }

  #addLines({ path, matrix, lineWidth, isFilled, isStroked }: DrawnPath) {
    if ((!isFilled && !isStroked) || this.lines.length >= MOST_LINES) return;
    const [a, b, c, d] = matrix;
    const ink = isStroked ? lineWidth * Math.sqrt(Math.abs(a * d - b * c)) : 0;
    for (const part of inkedParts(path, !isStroked)) {
      if (this.lines.length >= MOST_LINES) return;
      const { x, y, width, height } = areaOf(part.map(([px, py]) => pointIn(matrix, px, py)));
      const area =
        width > height
          ? { x, y: y - ink / 2, width, height: height + ink }
          : { x: x - ink / 2, y, width: width + ink, height };
      if (isThin(area)) this.lines.push(area);
    }
  }

  #addRooms({ path, matrix }: DrawnPath) {
    if (this.rooms.length >= ROOM_OUTLINE.most) return;
    for (const part of closedParts(path)) {
      if (part.length > ROOM_OUTLINE.corners) continue;
      this.rooms.push(part.map(([x, y]) => pointIn(matrix, x, y)));
    }
  }
}
