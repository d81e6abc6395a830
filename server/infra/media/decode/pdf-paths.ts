// Paths as pdf.js hands them over: their straight parts, the thin ones among them, and whether any line of them leads aslant.

/** A closed outline in units of the page, one corner after the other. */
export type PageOutline = readonly (readonly [x: number, y: number])[];

/** Orders within a path, each with so many numbers behind it. Source: pdf.js, `DrawOPS`. */
const PATH_NUMBERS = [2, 2, 6, 4, 0] as const;
const [MOVE, LINE, , , CLOSE] = [0, 1, 2, 3, 4];

interface PathPart {
  points: [x: number, y: number][];
  isClosed: boolean;
}

/** Parts of a path that have straight sides; those that only move are left out. */
const straightParts = (path: ArrayLike<number>): PathPart[] => {
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
export const closedParts = (path: ArrayLike<number>): PathPart['points'][] =>
  straightParts(path).flatMap(({ points, isClosed }) => {
    const [first, last] = [points[0], points.at(-1)];
    const meets = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01;
    return points.length > 2 && (isClosed || meets) ? [points] : [];
  });

/** What inks a line: parts of a path that are filled, or the sides of those that are drawn along. */
export const inkedParts = (path: ArrayLike<number>, isFilled: boolean): PathPart['points'][] =>
  straightParts(path).flatMap(({ points }) =>
    isFilled
      ? [points]
      : points.slice(1).map((to, index): PathPart['points'] => [points[index] ?? to, to]),
  );

/** Some straight line of the path leads neither across nor down. */
export const isAslant = (path: ArrayLike<number>): boolean => {
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
