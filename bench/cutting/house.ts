// All that is cut for a house of 40 rooms: drywall on walls and ceilings, carpet, baseboard, crown and shoe.
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

export const HOUSE: readonly CutProblem[] = [
  sheets(8, [48, 48, 12], true),
  sheets(12, [48, 48, 24], false),
  { kind: 'ROLL', stock: { name: '12 ft roll', widthIn: 144, allowanceIn: 6 }, rooms: SIDES },
  sticks(16, 36),
  sticks(16, 0),
  sticks(8, 36),
];
