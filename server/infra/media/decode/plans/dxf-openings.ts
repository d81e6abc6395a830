// Doors and windows of a DXF drawing, as wide as they are drawn, in the walls of its rooms. A plan does not tell how high they are:
// usual heights count.
import { tooMuch } from './dxf-file.ts';
import type { DxfShapes, Swing } from './dxf-shapes.ts';
import {
  type Box,
  boxOf,
  distanceTo,
  endsOfBox,
  IN_WALL,
  isWithin,
  lengthOf,
  lengthwise,
  longestDirection,
  middleOf,
  type Opening,
  type PlanRoom,
  type Point,
  type PlanSide,
  sidesOf,
} from './measured-plan.ts';

/** 6'-8" and 4 ft, meters. */
const USUAL_HEIGHT = { DOOR: 2.03, WINDOW: 1.22 } as const;
/** Meters across of what is a door or a window, and of a leaf that swings. */
const WIDTH = { least: 0.4, most: 6 } as const;
const LEAF = { least: 0.5, most: 1.3 } as const;

const isBetween = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;

/** A closed leaf lies between its hinge and one end of its swing; two leaves lie between their hinges. */
const leavesOf = (swings: readonly Swing[]): PlanSide[] => {
  const single = swings.flatMap(({ hinge, ends }) => ends.map((end): PlanSide => [hinge, end]));
  const [first, second, ...more] = swings;
  if (!first || !second || more.length > 0) return single;
  return [[first.hinge, second.hinge], ...single];
};

/** A leaf that stands open lies with one end away from the wall. */
const isInWall = (side: PlanSide, walls: readonly PlanSide[]) =>
  walls.some((wall) => side.every((end) => distanceTo(end, wall) <= IN_WALL));

/** Meters between the middles of two drawings of one door. */
const SAME_PLACE = 0.3;

/** Meters between two leaves of one door that close on each other. */
const MEET = 0.05;

/** The side of both, where both are doors and one goes on in line with the other; else null. */
const joined = (one: Opening, other: Opening): PlanSide | null => {
  if (one.kind !== 'DOOR' || other.kind !== 'DOOR') return null;
  const length = lengthOf(one.side) + lengthOf(other.side);
  // Most stand elsewhere, which their middles tell at once.
  const apart = lengthOf([middleOf(one.side), middleOf(other.side)]);
  if (Math.abs(apart - length / 2) > MEET) return null;
  const sides = one.side.flatMap((from) => other.side.map((to): PlanSide => [from, to]));
  return sides.find((side) => Math.abs(lengthOf(side) - length) < MEET) ?? null;
};

/** Two leaves of one door may be two blocks, or no block at all. */
const withLeavesJoined = (found: readonly Opening[]): Opening[] => {
  const whole: Opening[] = [];
  for (const opening of found) {
    const [joint] = whole.flatMap((other, at) => {
      const side = joined(other, opening);
      return side ? [{ at, side }] : [];
    });
    if (joint) whole[joint.at] = { ...opening, side: joint.side };
    else whole.push(opening);
  }
  return whole;
};

/** Meters between lines of one window, and how deep it is at most. */
const SAME_WINDOW = 0.05;
const DEEPEST_WINDOW = 0.6;
/** Pairs of what may be an opening with a wall, or with another: a second. */
const MOST_PAIRS = 5_000_000;
const limitPairs = (count: number): void => {
  if (count > MOST_PAIRS) throw tooMuch();
};

/** Those that stand at the rooms: a sheet may have elevations and tables of windows besides. */
const atRooms = (lines: readonly Point[][], rooms: readonly PlanRoom[]): Point[][] => {
  const { left, top, width, height } = boxOf(rooms.flatMap(({ corners }) => corners));
  const about: Box = {
    left: left - IN_WALL,
    top: top - IN_WALL,
    width: width + 2 * IN_WALL,
    height: height + 2 * IN_WALL,
  };
  return lines.filter((line) => line.some((point) => isWithin(point, about)));
};

interface Group {
  lines: Point[][];
  box: Box;
}

/**
 * Lines that touch each other, or nearly do: each group is a window that was drawn without a block.
 * @throws DomainError BAD_INPUT for more than MOST_PAIRS
 */
const groupsOf = (lines: readonly Point[][]): Point[][][] => {
  const single = lines.map((line): Group => ({ lines: [line], box: boxOf(line) }));
  const found: Group[] = [];
  let [near, pairs]: [Group[], number] = [[], 0];
  // From left to right: what ends before a line begins is beside none of the next ones.
  for (const line of single.toSorted((a, b) => a.box.left - b.box.left)) {
    pairs += near.length;
    limitPairs(pairs);
    let own = line;
    const apart: Group[] = [];
    for (const group of near) {
      if (isBeside(group.box, own.box)) own = together(group, own);
      else if (group.box.left + group.box.width < line.box.left - SAME_WINDOW) found.push(group);
      else apart.push(group);
    }
    near = [...apart, own];
  }
  return [...found, ...near].map((group) => group.lines);
};

/** What a line joins together is one group from then on. */
const together = (one: Group, other: Group): Group => ({
  lines: [...one.lines, ...other.lines],
  box: boxOf([one.box, other.box].flatMap(endsOfBox)),
});

const isBeside = (a: Box, b: Box): boolean =>
  a.left - SAME_WINDOW <= b.left + b.width &&
  b.left - SAME_WINDOW <= a.left + a.width &&
  a.top - SAME_WINDOW <= b.top + b.height &&
  b.top - SAME_WINDOW <= a.top + a.height;

/** Windows of loose lines, along their longest; what is deeper than a wall is something else. */
const looseWindows = (lines: readonly Point[][]): PlanSide[] =>
  groupsOf(lines).flatMap((group) => {
    const points = group.flat();
    const along = longestDirection(group.flatMap(sidesOf));
    const side = lengthwise(points, along);
    const [cos, sin] = longestDirection([side]);
    const { height } = boxOf(points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]));
    return height <= DEEPEST_WINDOW && isBetween(lengthOf(side), WIDTH) ? [side] : [];
  });

interface DrawnOpenings {
  /** Those in the walls of the rooms. */
  openings: Opening[];
  /** Doors and windows by their names, in no wall. A lone arc there may be anything. */
  strays: Opening[];
}

/**
 * @param place puts a point of the drawing on the plan
 * @throws DomainError BAD_INPUT for more than MOST_PAIRS
 */
export const openingsOf = (
  { fittings, swings, panes }: DxfShapes,
  rooms: readonly PlanRoom[],
  place: (point: Point) => Point,
): DrawnOpenings => {
  const walls = rooms.flatMap(({ corners }) => sidesOf(corners));
  const loose = looseWindows(
    atRooms(
      panes.map(({ points }) => points.map(place)),
      rooms,
    ),
  );
  const leaves = [swings, ...fittings.map((one) => one.swings)].flat();
  const drawn = loose.length + fittings.length + leaves.length;
  limitPairs(drawn * Math.max(walls.length, drawn));
  const placed = (side: PlanSide): PlanSide => [place(side[0]), place(side[1])];
  const inWall = (sides: readonly PlanSide[], width: typeof WIDTH | typeof LEAF) =>
    sides.map(placed).find((side) => isBetween(lengthOf(side), width) && isInWall(side, walls));
  const openings: Opening[] = [];
  const strays: Opening[] = [];
  const add = (found: Opening[], kind: keyof typeof USUAL_HEIGHT, side: PlanSide) => {
    const isKnown = found.some(
      (one) => lengthOf([middleOf(one.side), middleOf(side)]) < SAME_PLACE,
    );
    if (!isKnown) found.push({ kind, side, height: USUAL_HEIGHT[kind] });
  };
  for (const fitting of fittings) {
    const closed = fitting.kind === 'DOOR' ? leavesOf(fitting.swings) : [];
    const along = lengthwise(fitting.points, fitting.along);
    const side = inWall([...closed, along], WIDTH);
    if (side) add(openings, fitting.kind, side);
    else if (isBetween(lengthOf(placed(along)), WIDTH)) add(strays, fitting.kind, placed(along));
  }
  for (const swing of swings) {
    const side = inWall(leavesOf([swing]), LEAF);
    if (side) add(openings, 'DOOR', side);
  }
  for (const window of loose) if (isInWall(window, walls)) add(openings, 'WINDOW', window);
  return { openings: withLeavesJoined(openings), strays: withLeavesJoined(strays) };
};
