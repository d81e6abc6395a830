// Tiles: a floor is laid course by course; what the last tile of a course leaves may begin a later one.
import { tidy } from '../../domain/numbers.ts';
import {
  type Cut,
  type CutLayout,
  type CutPlan,
  MOST_CUTS,
} from '../../domain/estimate/cut-plan.ts';
import { offcutOf, type TileProblem } from './cut-problem.ts';

type Stock = TileProblem['stock'];
type Room = TileProblem['rooms'][number];

const NEAR = 1e-6;

interface Laid {
  tiles: number;
  cuts: Cut[];
}

/** Inches of a cut with the saw. */
const KERF = 0.125;

/** How far each course is shifted against the first one, in parts of a tile. */
const SHIFTS: Readonly<Record<Stock['pattern'], readonly number[]>> = {
  STRAIGHT: [0],
  HALF: [0, 1 / 2],
  THIRD: [0, 1 / 3, 2 / 3],
};

/** Takes the shortest offcut that is long enough; false where a new tile is needed. */
const takeOffcut = (offcuts: number[], lengthIn: number): boolean => {
  const at = offcuts.findIndex((length) => length + NEAR >= lengthIn);
  if (at >= 0) offcuts.splice(at, 1);
  return at >= 0;
};

/** Pieces of one course from left to right, and the tiles that they take. */
const course = (
  runIn: number,
  startIn: number,
  { tileLengthIn, jointIn }: Stock,
  offcuts: number[],
): { tiles: number; lengths: number[] } => {
  let tiles = 0;
  const lengths: number[] = [];
  if (startIn > 0) {
    const first = Math.min(startIn, runIn);
    if (!takeOffcut(offcuts, first)) tiles += 1;
    lengths.push(first);
  }
  let rest = runIn - (startIn > 0 ? startIn + jointIn : 0);
  for (; rest + NEAR >= tileLengthIn; rest -= tileLengthIn + jointIn) {
    tiles += 1;
    lengths.push(tileLengthIn);
  }
  if (rest > NEAR) {
    tiles += 1;
    lengths.push(rest);
    const left = tileLengthIn - rest - KERF;
    if (left > 0) offcuts.push(left);
    offcuts.sort((a, b) => a - b);
  }
  return { tiles, lengths };
};

const laidFrom = ({ label, firstIn, secondIn }: Room, stock: Stock, first: number): Laid => {
  const [runIn, depthIn] = firstIn >= secondIn ? [firstIn, secondIn] : [secondIn, firstIn];
  const { tileLengthIn, tileWidthIn, jointIn, pattern } = stock;
  const shifts = SHIFTS[pattern];
  const courses = Math.ceil((depthIn + jointIn) / (tileWidthIn + jointIn) - NEAR);
  const offcuts: number[] = [];
  let tiles = 0;
  const cuts: Cut[] = [];
  for (let at = 0; at < courses; at += 1) {
    const shift = shifts[(first + at) % shifts.length] ?? 0;
    const startIn = shift === 0 ? 0 : shift * (tileLengthIn + jointIn) - jointIn;
    const laid = course(runIn, startIn, stock, offcuts);
    tiles += laid.tiles;
    const yIn = at * (tileWidthIn + jointIn);
    let xIn = 0;
    for (const lengthIn of laid.lengths) {
      // One more tells that there are more than are drawn.
      if (cuts.length > MOST_CUTS) break;
      cuts.push({
        label,
        xIn: tidy(xIn),
        yIn: tidy(yIn),
        widthIn: tidy(Math.min(tileWidthIn, depthIn - yIn)),
        lengthIn: tidy(lengthIn),
      });
      xIn += lengthIn + jointIn;
    }
  }
  return { tiles, cuts };
};

/** The best beginning of the pattern. */
const laidRoom = (room: Room, stock: Stock): Laid => {
  const [first, ...others] = SHIFTS[stock.pattern].map((_, at) => laidFrom(room, stock, at));
  return others.reduce(
    (best, laid) => (laid.tiles < best.tiles ? laid : best),
    first ?? { tiles: 0, cuts: [] },
  );
};

/** Tiles that the floor takes when every offcut could be used: its area less that of the joints. */
const leastTiles = (rooms: readonly Room[], { tileLengthIn, tileWidthIn, jointIn }: Stock) => {
  const module = (tileLengthIn + jointIn) * (tileWidthIn + jointIn);
  const area = rooms.reduce(
    (total, { firstIn, secondIn }) => total + (firstIn + jointIn) * (secondIn + jointIn),
    0,
  );
  return Math.ceil(area / module - NEAR);
};

const PATTERNS = { STRAIGHT: 'straight', HALF: 'by halves', THIRD: 'by thirds' } as const;

export const planTiles = ({ stock, rooms }: TileProblem): CutPlan => {
  const laid = rooms.map((room) => laidRoom(room, stock));
  const ordered = laid.reduce((total, { tiles }) => total + tiles, 0);
  const floor = rooms.reduce((total, { firstIn, secondIn }) => total + firstIn * secondIn, 0);
  const { tileLengthIn, tileWidthIn, jointIn, pattern, boxOf } = stock;
  const boxes = boxOf === null ? '' : ` ${Math.ceil(ordered / boxOf)} boxes of ${boxOf}.`;
  const isMore = laid.some(({ cuts }) => cuts.length > MOST_CUTS);
  const drawn = isMore ? ` The picture of a floor shows its first ${MOST_CUTS} pieces.` : '';
  const layouts = rooms.map((room, at): CutLayout => {
    const sides = [room.firstIn, room.secondIn];
    return {
      times: 1,
      lengthIn: tidy(Math.max(...sides)),
      widthIn: tidy(Math.min(...sides)),
      cuts: laid[at]?.cuts.slice(0, MOST_CUTS) ?? [],
    };
  });
  return {
    kind: 'TILES',
    stock: stock.name,
    ordered,
    bound: Math.min(ordered, leastTiles(rooms, stock)),
    offcutPercent: offcutOf(ordered * tileLengthIn * tileWidthIn, floor),
    terms: `Laid ${PATTERNS[pattern]} along the longer side, joints of ${jointIn} in.; what the end of a course leaves begins a later one.${boxes}${drawn}`,
    layouts,
  };
};
