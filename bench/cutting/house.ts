// All that is cut for a house of 40 rooms, by every kind of plan: drywall on walls and ceilings, carpet, baseboard, crown, shoe,
// tile in every room, paper on every wall.
import type { CutProblem } from '../../server/estimator/cutting/cut-problem.ts';

export const ROOMS = 40;

/** Sides in inches from 4 to 20 ft, the same in every run. */
const SIDES = Array.from({ length: ROOMS }, (_, at) => ({
  label: `Room ${at + 1}`,
  firstIn: 72 + ((at * 53) % 168),
  secondIn: 48 + ((at * 37) % 120),
}));

const around = ({ firstIn, secondIn }: (typeof SIDES)[number]) => [
  firstIn,
  secondIn,
  firstIn,
  secondIn,
];

const sticks = (feet: number, door: number): CutProblem => ({
  kind: 'STICKS',
  stock: { name: `stick of ${feet} ft`, lengthIn: 12 * feet, kerfIn: 0.125 },
  pieces: SIDES.flatMap((room) =>
    around(room).map((wall, at) => ({
      label: room.label,
      lengthIn: at === 3 ? Math.max(6, wall - door) : wall,
    })),
  ),
});

const sheets = (feet: number, heights: readonly number[], isWall: boolean): CutProblem => ({
  kind: 'SHEETS',
  stock: { name: `sheet of 4 × ${feet} ft`, widthIn: 48, lengthIn: 12 * feet },
  runs: SIDES.flatMap((room) =>
    (isWall ? around(room) : [room.firstIn]).flatMap((lengthIn) =>
      heights.map((heightIn) => ({ label: room.label, heightIn, lengthIn })),
    ),
  ),
});

/** Each room with one short strip above its door; rooms are 96, 108 or 120 in. high. */
const papered = (match: 'STRAIGHT' | 'HALF_DROP'): CutProblem => ({
  kind: 'WALLPAPER',
  stock: {
    name: 'roll of 20.5 in. × 33 ft',
    widthIn: 20.5,
    lengthIn: 396,
    match,
    repeatIn: 25.25,
  },
  strips: SIDES.flatMap(({ label, firstIn, secondIn }, at) =>
    Array.from({ length: Math.ceil((2 * (firstIn + secondIn)) / 20.5) }, (_, strip) => {
      const heightIn = 100 + 12 * (at % 3);
      return { label, lengthIn: strip === 0 ? heightIn - 80 : heightIn };
    }),
  ),
});

export const HOUSE: readonly CutProblem[] = [
  sheets(8, [48, 48, 12], true),
  sheets(12, [48, 48, 24], false),
  { kind: 'ROLL', stock: { name: '12 ft roll', widthIn: 144, allowanceIn: 6 }, rooms: SIDES },
  sticks(16, 36),
  sticks(16, 0),
  sticks(8, 36),
  {
    kind: 'TILES',
    stock: {
      name: 'tile of 12 × 24 in.',
      tileLengthIn: 24,
      tileWidthIn: 12,
      jointIn: 0.125,
      pattern: 'THIRD',
      boxOf: 8,
    },
    rooms: SIDES,
  },
  papered('STRAIGHT'),
  papered('HALF_DROP'),
];
