// Scans of rooms as Apple's RoomPlan exports them, of walls told in feet.

const METERS = 0.3048;
/** The phone began to scan askew. */
const TURN = 0.4;

type Corner = readonly [x: number, y: number];

const turned = ([x, y]: Corner): Corner => [
  METERS * (x * Math.cos(TURN) - y * Math.sin(TURN)),
  METERS * (x * Math.sin(TURN) + y * Math.cos(TURN)),
];

/** A surface from one corner to the next, so many feet high. */
export const surface = ([ax, ay]: Corner, [bx, by]: Corner, height: number) => {
  const [[fromX, fromY], [toX, toY]] = [turned([ax, ay]), turned([bx, by])];
  const width = Math.hypot(toX - fromX, toY - fromY);
  const [along, across] = [(toX - fromX) / width, (toY - fromY) / width];
  const middle = [(fromX + toX) / 2, (height * METERS) / 2, (fromY + toY) / 2, 1];
  return {
    confidence: { high: {} },
    dimensions: [width, height * METERS, 0],
    transform: [along, 0, across, 0, 0, 1, 0, 0, -across, 0, along, 0, ...middle],
  };
};

/** A floor, whose plane lies level. */
export const scannedFloor = (corners: readonly Corner[]) => ({
  confidence: { high: {} },
  dimensions: [1, 1, 0],
  transform: [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1],
  polygonCorners: corners.map((corner) => [...turned(corner), 0]),
  category: { floor: {} },
});

interface ScanOptions {
  ceiling?: number;
  label?: string;
  /** What stands in it, such as `toilet`. */
  things?: readonly string[];
  story?: number;
  /** Heights of the walls' tops at their two ends, where they slope, by the number of the wall. */
  slopes?: Readonly<Record<number, readonly [from: number, to: number]>>;
}

/** Outline of a wall in its own plane, about its middle. */
const slopedTop = (
  [width = 0, height = 0]: readonly number[],
  [from, to]: readonly [number, number],
) => {
  const [end, floor] = [width / 2, -height / 2];
  return [
    [-end, floor, 0],
    [end, floor, 0],
    [end, floor + to * METERS, 0],
    [-end, floor + from * METERS, 0],
  ];
};

/** @param corners feet, in order */
export const scannedRoom = (
  corners: readonly Corner[],
  { ceiling = 8, label = 'unidentified', things = [], story = 0, slopes = {} }: ScanOptions = {},
) => {
  const next = (index: number): Corner => corners[(index + 1) % corners.length] ?? [0, 0];
  const [first = [0, 0]] = corners;
  const door: Corner = [first[0] + 3, first[1]];
  return {
    identifier: 'A',
    version: 2,
    story,
    walls: corners.map((corner, index) => {
      const slope = slopes[index];
      const wall = surface(corner, next(index), slope ? Math.max(...slope) : ceiling);
      return {
        ...wall,
        polygonCorners: slope ? slopedTop(wall.dimensions, slope) : [],
        category: { wall: {} },
      };
    }),
    doors: [{ ...surface(first, door, 6.67), category: { door: { isOpen: true } } }],
    windows: [],
    openings: [],
    objects: things.map((thing) => ({ ...surface([0, 0], [1, 0], 3), category: { [thing]: {} } })),
    sections: [{ label, story, center: [0, 0, 0] }],
    floors: [],
  };
};

export const rectangle = (x: number, y: number, width: number, height: number): Corner[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
