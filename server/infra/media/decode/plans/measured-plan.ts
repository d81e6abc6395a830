// What drawings, models and scans of rooms become before they are drawn: rooms, walls, doors and windows of a story. Meters across
// the floor, with y downward as on a page.

export type Point = readonly [x: number, y: number];
export type PlanSide = readonly [from: Point, to: Point];

export interface PlanRoom {
  /** Lines of its name; empty where nobody can tell: its owner is asked. */
  name: readonly string[];
  /** What else is written in it, such as a finish. */
  notes: readonly string[];
  /** Its outline, one corner after the other. */
  corners: readonly Point[];
  /** Square meters. */
  area: number;
  /** Meters; under a slope the mean height of its walls; null where it is not told. */
  ceiling: number | null;
  isSloped: boolean;
  /** Square meters that are open in its walls, as told; null: as its doors and windows measure. */
  openArea: number | null;
  /** A size stands among its notes, and goes before the measured one. */
  isSizeWritten: boolean;
}

export interface Opening {
  kind: 'DOOR' | 'WINDOW' | 'OPENING';
  side: PlanSide;
  /** Meters. */
  height: number;
}

/** Words outside of measured rooms. */
export interface Lettering {
  text: string;
  /** Left end of the line that it stands on. */
  at: Point;
  /** Meters. */
  height: number;
  /** Degrees, counterclockwise on the page. */
  angle: number;
  /** It stands on a layer of rooms' names, and may be the name of one that is not measured. */
  isName: boolean;
  /** The figure of a dimension: it gives way to what is written into rooms. */
  isDimension: boolean;
}

export interface Story {
  rooms: readonly PlanRoom[];
  walls: readonly PlanSide[];
  openings: readonly Opening[];
  /** Doors and windows that are known to lie in no room's wall: they are among the lines. */
  strays: readonly Opening[];
  /** All other lines. */
  lines: readonly PlanSide[];
  texts: readonly Lettering[];
}

export const lengthOf = ([[ax, ay], [bx, by]]: PlanSide) => Math.hypot(bx - ax, by - ay);

export const middleOf = ([[ax, ay], [bx, by]]: PlanSide): Point => [(ax + bx) / 2, (ay + by) / 2];

export const sidesOf = (corners: readonly Point[]): PlanSide[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);

/** Gauss's area formula; square meters. */
export const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    sidesOf(corners).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0),
  ) / 2;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const boxOf = (points: readonly Point[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left, height: bottom - top };
};

/** Two corners across from each other. */
export const endsOfBox = ({ left, top, width, height }: Box): Point[] => [
  [left, top],
  [left + width, top + height],
];

/** Share of a box by which sums of its sides are rounded: a point on its edge is within. */
const ROUNDING = 1e-9;

export const isWithin = ([x, y]: Point, { left, top, width, height }: Box): boolean =>
  x >= left && x - left <= width * (1 + ROUNDING) && y >= top && y - top <= height * (1 + ROUNDING);

/** How far a point is from a side. */
export const distanceTo = ([x, y]: Point, [[ax, ay], [bx, by]]: PlanSide): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / squared;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

/** Half a thick wall, meters: what stands no further from a room's outline is in its walls. */
export const IN_WALL = 0.35;

/** A line through the middle of points, along the longer side of the box about them that runs with a direction. */
export const lengthwise = (points: readonly Point[], [cos, sin]: Point): PlanSide => {
  const { left, top, width, height } = boxOf(
    points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]),
  );
  const [across, up] = [left + width / 2, top + height / 2];
  const back = (a: number, b: number): Point => [a * cos - b * sin, a * sin + b * cos];
  return width >= height
    ? [back(left, up), back(left + width, up)]
    : [back(across, top), back(across, top + height)];
};

export type Turn = (point: Point) => Point;

/** Direction of the longest side, of length 1. */
export const longestDirection = (sides: readonly PlanSide[]): Point => {
  let longest: PlanSide = [
    [0, 0],
    [1, 0],
  ];
  for (const side of sides)
    if (longest[1][0] === 1 || lengthOf(side) > lengthOf(longest)) longest = side;
  const [[ax, ay], [bx, by]] = longest;
  const angle = Math.atan2(by - ay, bx - ax);
  return [Math.cos(angle), Math.sin(angle)];
};

/** Turned so that the longest side runs level, as plans are drawn. */
export const levelled = (sides: readonly PlanSide[]): Turn => {
  const [cos, sin] = longestDirection(sides);
  return ([x, y]) => [x * cos + y * sin, y * cos - x * sin];
};

export interface Ring {
  corners: Point[];
  /** The furthest that an end of one wall is from the wall that it was joined to. */
  gap: number;
}

/** Corners one after the other, each wall joined to the nearest end that is left. */
export const ringOf = (walls: readonly PlanSide[]): Ring => {
  const left = [...walls];
  const first = left.shift();
  if (!first) return { corners: [], gap: 0 };
  const corners: Point[] = [first[0]];
  let [end, gap] = [first[1], 0];
  while (left.length > 0) {
    let next = { index: 0, side: left[0] ?? first, apart: Infinity };
    for (const [index, [from, to]] of left.entries())
      for (const side of [
        [from, to],
        [to, from],
      ] as const) {
        const apart = lengthOf([end, side[0]]);
        if (apart < next.apart) next = { index, side, apart };
      }
    const [from, to] = next.side;
    corners.push([(end[0] + from[0]) / 2, (end[1] + from[1]) / 2]);
    gap = Math.max(gap, next.apart);
    end = to;
    left.splice(next.index, 1);
  }
  return { corners, gap: Math.max(gap, lengthOf([end, first[0]])) };
};

/** What stands further from the rooms belongs to other drawings on the sheet, meters. */
const AROUND = 3;

/** A name no further from the plan, and from the names that are near it, is of a room of the plan that nobody measured, meters. */
const NEXT_ROOM = 8;

/** Two rounds add NEXT_ROOM to one side at least: what goes on after these is larger than a page can be. */
const MOST_ROUNDS = 300;

/** The box with a margin on all sides, no larger than another. */
const around = ({ left, top, width, height }: Box, margin: number, all: Box): Box => {
  const [from, upper] = [Math.max(all.left, left - margin), Math.max(all.top, top - margin)];
  return {
    left: from,
    top: upper,
    width: Math.min(all.left + all.width, left + width + margin) - from,
    height: Math.min(all.top + all.height, top + height + margin) - upper,
  };
};

/** The part of the story that is drawn: about its rooms and the names beside them, or all of it where none is measured. */
export const frameOf = ({ rooms, walls, lines, texts }: Story): Box => {
  const corners = rooms.flatMap((room) => room.corners);
  const all = boxOf([...corners, ...walls.flat(), ...lines.flat(), ...texts.map(({ at }) => at)]);
  if (corners.length === 0) return all;
  let own = boxOf(corners);
  let names = texts.filter(({ isName }) => isName).map(({ at }) => at);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const reach = around(own, NEXT_ROOM, all);
    const near = names.filter((at) => isWithin(at, reach));
    if (near.length === 0) break;
    names = names.filter((at) => !isWithin(at, reach));
    own = boxOf([...endsOfBox(own), ...near]);
  }
  return around(own, AROUND, all);
};
