// Makes boxes of the map that says how likely each pixel belongs to lettering (the second half of DB, "Real-time Scene Text
// Detection with Differentiable Binarization", AAAI 2020): pixels that hang together, the tightest slanted box around them, grown.
import type { Raster, SlantedBox } from './raster.ts';

export interface FoundBox extends SlantedBox {
  /** Mean likelihood of what hangs together, of 1. */
  score: number;
}

/** Thresholds and growth as PP-OCRv4 was trained with and is configured: 0.3, 0.6 and 1.5 of area by outline. */
const LIKELY = 0.3 * 255;
const MIN_SCORE = 0.5;
const GROWTH = 1.6;
/** The least breadth of a box before it is grown, in pixels of the map. */
const MIN_BREADTH = 2;
const MIN_PIXELS = 6;

type Point = readonly [x: number, y: number];

interface Blob {
  /** Leftmost and rightmost pixel of each row: no other can be a corner of the tightest box. */
  ends: Point[];
  sum: number;
  count: number;
}

const cross = (o: Point, a: Point, b: Point) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || cross(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
};

const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
};

/** One side of the tightest box lies along a side of the hull, so each of these is tried. */
const tightestBox = (hull: readonly Point[]): SlantedBox => {
  let best: SlantedBox | undefined;
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    const angle = Math.atan2(nextY - y, nextX - x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const along = hull.map(([px, py]) => px * cos + py * sin);
    const across = hull.map(([px, py]) => py * cos - px * sin);
    const [left, right] = [Math.min(...along), Math.max(...along)];
    const [top, bottom] = [Math.min(...across), Math.max(...across)];
    const [length, breadth] = [right - left, bottom - top];
    if (best && best.length * best.breadth <= length * breadth) continue;
    const [u, v] = [(left + right) / 2, (top + bottom) / 2];
    best = { x: u * cos - v * sin, y: u * sin + v * cos, length, breadth, angle };
  }
  return best ?? { x: 0, y: 0, length: 0, breadth: 0, angle: 0 };
};

/** Writing runs along the longer side; of its two directions the one nearer to level or downward. */
const alongWriting = (box: SlantedBox): SlantedBox => {
  const isLong = box.length >= box.breadth;
  const [length, breadth] = isLong ? [box.length, box.breadth] : [box.breadth, box.length];
  let angle = isLong ? box.angle : box.angle + Math.PI / 2;
  while (angle > Math.PI * 0.625) angle -= Math.PI;
  while (angle <= -Math.PI * 0.375) angle += Math.PI;
  return { ...box, length, breadth, angle };
};

/** Share of its breadth by which a box grows in length: thin signs at the ends, as 1 and ", are less likely lettering than others, and would be cut off. */
const MORE_LENGTH = 0.2;

const grow = (box: SlantedBox): SlantedBox => {
  const by = (box.length * box.breadth * GROWTH) / (2 * (box.length + box.breadth));
  const breadth = box.breadth + 2 * by;
  return { ...box, length: box.length + 2 * by + MORE_LENGTH * breadth, breadth };
};

/** Empties the blob out of the map, so that none is met twice. */
const takeBlob = ({ data, width, height }: Raster, start: number): Blob => {
  const rows = new Map<number, [left: number, right: number]>();
  const blob: Blob = { ends: [], sum: 0, count: 0 };
  const stack = [start];
  const visit = (at: number) => {
    blob.sum += data[at] ?? 0;
    blob.count += 1;
    data[at] = 0;
    const [x, y] = [at % width, Math.trunc(at / width)];
    const row = rows.get(y);
    rows.set(y, row ? [Math.min(row[0], x), Math.max(row[1], x)] : [x, x]);
    stack.push(at);
  };
  stack.pop();
  visit(start);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = Math.trunc(at / width);
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        const near = at + dy * width + dx;
        if (isInside && (data[near] ?? 0) > LIKELY) visit(near);
      }
    }
  }
  // A pixel is a square, not a point.
  for (const [y, [left, right]] of rows)
    blob.ends.push([left, y], [left, y + 1], [right + 1, y], [right + 1, y + 1]);
  return blob;
};

/** @param map of likelihoods, 0 to 255; it is used up */
export const boxesOf = (map: Raster): FoundBox[] => {
  const boxes: FoundBox[] = [];
  for (let at = 0; at < map.data.length; at += 1) {
    if ((map.data[at] ?? 0) <= LIKELY) continue;
    const { ends, sum, count } = takeBlob(map, at);
    const score = sum / count / 255;
    if (count < MIN_PIXELS || score < MIN_SCORE) continue;
    const box = tightestBox(hullOf(ends));
    if (Math.min(box.length, box.breadth) < MIN_BREADTH) continue;
    boxes.push({ ...grow(alongWriting(box)), score });
  }
  return boxes;
};
