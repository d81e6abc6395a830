// What a line needs cut: the pieces of its material, where the line takes the whole of rooms whose sizes were measured or told.
// Sources of the stock's sizes: what the recipes (material_recipes.csv) sell; 12 ft carpet and vinyl rolls are the usual ones.
import { LONGEST_LABEL } from '../../../domain/cutting/cut-plan.ts';
import type { Place } from '../../../domain/scope/scope-of-work.ts';
import type {
  CutProblem,
  RollProblem,
  SheetProblem,
  StickProblem,
  TileProblem,
  WallpaperProblem,
} from '../../cutting/cut-problem.ts';
import { geometryOf } from '../../calculate/space.ts';
import { spaceOfPlace } from '../../scope/place-space.ts';
import type { InventoryTerms } from './terms.ts';
import { type ToldStock, toldPaper, toldTile } from './told-stock.ts';

/** What the quantity of a line is when it takes the whole of its rooms. */
type Measure = 'WALLS' | 'CEILING' | 'FLOOR' | 'AROUND' | 'AROUND_BUT_DOORS';

/** How one material of a row is cut. */
type Cutting = {
  material: string;
  measures: readonly Measure[];
} & (
  | { kind: 'SHEETS'; stock: SheetProblem['stock'] }
  | { kind: 'ROLL'; stock: RollProblem['stock'] }
  | { kind: 'STICKS'; stock: StickProblem['stock'] }
  | { kind: 'TILES'; told: (text: string) => ToldStock<TileProblem['stock']> }
  | { kind: 'WALLPAPER'; told: (text: string) => ToldStock<WallpaperProblem['stock']> }
);

const sheet = (
  material: string,
  [wide, long]: readonly [wideFt: number, longFt: number],
  ...measures: readonly Measure[]
): Extract<Cutting, { kind: 'SHEETS' }> => ({
  kind: 'SHEETS',
  material,
  measures,
  stock: { name: `sheet of ${wide} × ${long} ft`, widthIn: 12 * wide, lengthIn: 12 * long },
});

/** Carpet and vinyl are cut 3 in. larger on every side: the trade's allowance for trimming and seams. */
const roll = (material: string): Extract<Cutting, { kind: 'ROLL' }> => ({
  kind: 'ROLL',
  material,
  measures: ['FLOOR'],
  stock: { name: '12 ft roll', widthIn: 144, allowanceIn: 6 },
});

const stick = (
  material: string,
  feet: 8 | 16,
  ...measures: readonly Measure[]
): Extract<Cutting, { kind: 'STICKS' }> => ({
  kind: 'STICKS',
  material,
  measures,
  stock: { name: `stick of ${feet} ft`, lengthIn: 12 * feet, kerfIn: 0.125 },
});

const CUTTINGS: ReadonlyMap<string, Cutting> = new Map<string, Cutting>([
  ['DRW-WALL', sheet('Drywall 1/2 in. 4x8 sheet', [4, 8], 'WALLS')],
  ['DRW-MR', sheet('Moisture-resistant board 1/2 in. 4x8', [4, 8], 'WALLS', 'CEILING')],
  ['DRW-58X', sheet('Drywall 5/8 in. type X 4x8', [4, 8], 'CEILING', 'WALLS')],
  ['DRW-CEIL', sheet('Drywall 1/2 in. ceiling board 4x12', [4, 12], 'CEILING')],
  ['FRM-SUBFLR', sheet('3/4 in. T&G OSB 4x8', [4, 8], 'FLOOR')],
  ['FRM-UNDERLAY', sheet('Plywood underlayment 1/4 in. 4x8', [4, 8], 'FLOOR')],
  ['TIL-CBU', sheet('Cement board 3x5 1/2 in.', [3, 5], 'FLOOR')],
  ['FLR-CARPET', roll('Carpet')],
  ['FLR-CARPSY', roll('Carpet')],
  ['FLR-SHEET', roll('Sheet vinyl')],
  ['TRM-BASE', stick('Baseboard stock', 16, 'AROUND_BUT_DOORS', 'AROUND')],
  ['TRM-CROWN', stick('Crown stock', 16, 'AROUND')],
  ['TRM-CHAIR', stick('Chair-rail stock', 8, 'AROUND_BUT_DOORS', 'AROUND')],
  ['FLR-SHOE', stick('Shoe / quarter-round stock', 8, 'AROUND_BUT_DOORS', 'AROUND')],
  ['TIL-FLOOR', { kind: 'TILES', material: 'Floor tile', measures: ['FLOOR'], told: toldTile }],
  ['PNT-PAPER', { kind: 'WALLPAPER', material: 'Wallpaper', measures: ['WALLS'], told: toldPaper }],
]);

/** What a line asks to be cut of one material: the problem and the rooms it is of, or why there is none. */
export type CutNeed = { problem: CutProblem; rooms: number } | { reason: string };

interface CutLine {
  quantity: number;
  unit: string;
  metadata: { code: string | null; workId?: string | null };
}

/** A room with both sides, inches. */
interface Room {
  label: string;
  firstIn: number;
  secondIn: number;
  heightIn: number;
  doors: number;
}

/** Door opening that trim stops at, ft: the 3 ft of the assemblies' formulas. */
const DOOR_IN = 36;

/** Square feet and feet by which a rectangle may differ from what its place measures. */
const NEAR_RECTANGLE = 0.5;

/** Returns null for several rooms in one, a room of another shape, and one whose sides are not known. */
const roomOf = (place: Place): Room | null => {
  const { lengthFt, widthFt, heightFt, doors, basis, count } = place;
  if (lengthFt === null || widthFt === null || basis === 'DEFAULT' || count !== 1) return null;
  const isRectangle =
    Math.abs(lengthFt * widthFt - place.areaSf) < NEAR_RECTANGLE &&
    Math.abs(2 * (lengthFt + widthFt) - place.perimeterFt) < NEAR_RECTANGLE;
  return isRectangle
    ? {
        // Room for the surface behind it.
        label: nameOf(place).slice(0, LONGEST_LABEL - 20),
        firstIn: 12 * lengthFt,
        secondIn: 12 * widthFt,
        heightIn: 12 * heightFt,
        doors,
      }
    : null;
};

/** Courses of a surface, whole widths of a sheet and the rest. */
const courses = (label: string, lengthIn: number, depthIn: number, widthIn: number) => {
  const whole = Math.floor(depthIn / widthIn + 1e-6);
  const rest = depthIn - whole * widthIn;
  const heights = [...Array.from({ length: whole }, () => widthIn), ...(rest > 0.01 ? [rest] : [])];
  return heights.map((heightIn) => ({ label, heightIn, lengthIn }));
};

const runsOf = (room: Room, measure: Measure, { widthIn }: SheetProblem['stock']) => {
  const { label, firstIn, secondIn, heightIn } = room;
  if (measure === 'WALLS')
    return [firstIn, secondIn, firstIn, secondIn].flatMap((wall) =>
      courses(`${label}, wall`, wall, heightIn, widthIn),
    );
  const name = `${label}, ${measure === 'CEILING' ? 'ceiling' : 'floor'}`;
  // The way that needs fewer feet of strips.
  const along = courses(name, firstIn, secondIn, widthIn);
  const across = courses(name, secondIn, firstIn, widthIn);
  return across.length * secondIn < along.length * firstIn ? across : along;
};

/** Doors stand in the shortest walls that have room for them, so that the long pieces stay whole. */
const trimOf = ({ label, firstIn, secondIn, doors }: Room, measure: Measure) => {
  const walls = [firstIn, secondIn, firstIn, secondIn];
  for (let door = 0; measure === 'AROUND_BUT_DOORS' && door < doors; door += 1) {
    const fitting = walls.filter((wall) => wall >= DOOR_IN);
    const at = walls.indexOf(Math.min(...fitting));
    if (at >= 0) walls[at] = (walls[at] ?? 0) - DOOR_IN;
  }
  return walls.filter((wall) => wall > 0.01).map((lengthIn) => ({ label, lengthIn }));
};

/** Inches that a strip of wallpaper is longer than the wall is high, to be trimmed. */
const PAPER_TRIM_IN = 4;

/** Full strips all round: where doors and windows are, nobody told. */
const stripsOf = ({ label, firstIn, secondIn, heightIn }: Room, widthIn: number) =>
  Array.from({ length: Math.ceil((2 * (firstIn + secondIn)) / widthIn - 1e-6) }, () => ({
    label,
    lengthIn: heightIn + PAPER_TRIM_IN,
  }));

const floorOf = ({ label, firstIn, secondIn }: Room) => ({ label, firstIn, secondIn });

const problemOf = (
  cutting: Cutting,
  rooms: readonly Room[],
  measure: Measure,
  text: string,
): { problem: CutProblem } | { reason: string } => {
  switch (cutting.kind) {
    case 'SHEETS': {
      const { kind, stock } = cutting;
      return {
        problem: { kind, stock, runs: rooms.flatMap((room) => runsOf(room, measure, stock)) },
      };
    }
    case 'STICKS': {
      const { kind, stock } = cutting;
      return { problem: { kind, stock, pieces: rooms.flatMap((room) => trimOf(room, measure)) } };
    }
    case 'ROLL': {
      const { kind, stock } = cutting;
      return { problem: { kind, stock, rooms: rooms.map(floorOf) } };
    }
    case 'TILES': {
      const told = cutting.told(text);
      if ('reason' in told) return told;
      return { problem: { kind: cutting.kind, stock: told.stock, rooms: rooms.map(floorOf) } };
    }
    case 'WALLPAPER': {
      const told = cutting.told(text);
      if ('reason' in told) return told;
      const { stock } = told;
      const strips = rooms.flatMap((room) => stripsOf(room, stock.widthIn));
      // Every second strip of a half drop begins half a repeat into its roll.
      const lost = stock.match === 'HALF_DROP' ? stock.repeatIn / 2 : 0;
      if (strips.some(({ lengthIn }) => lengthIn + lost > stock.lengthIn))
        return { reason: 'a strip is longer than a roll' };
      return { problem: { kind: cutting.kind, stock, strips } };
    }
  }
};

/** Rooms whose pieces are cut together; whole buildings are bought by waste. */
const MOST_ROOMS = 200;
const TOO_MANY = `more than ${MOST_ROOMS} rooms`;

/** Rounding of a line's quantity, in its own unit. */
const NEAR = 0.06;

const quantityOf = (place: Place, measure: Measure): number => {
  const { Wn, A, C, P, doors } = geometryOf(spaceOfPlace(place));
  const byMeasure: Record<Measure, number> = {
    WALLS: Wn,
    CEILING: C,
    FLOOR: A,
    AROUND: P,
    AROUND_BUT_DOORS: P - 3 * doors,
  };
  return byMeasure[measure];
};

/** Square yards of a row are nine of the square feet that places have. */
const perUnit = (unit: string): number => (unit.toUpperCase() === 'SY' ? 9 : 1);

const nameOf = ({ label, type }: Pick<Place, 'label' | 'type'>): string => label || type;

const listed = (places: readonly Place[]): string => [...new Set(places.map(nameOf))].join(', ');

/** Returns null where the material is not cut from stock, or the line is of no place. */
export const cutNeedOf = (
  line: CutLine,
  material: string,
  { scope, description }: Pick<InventoryTerms, 'scope' | 'description'>,
): CutNeed | null => {
  const cutting = CUTTINGS.get(line.metadata.code ?? '');
  const work = scope?.work.find(({ id }) => id === line.metadata.workId);
  const place = scope?.places.find(({ id }) => id === work?.placeId);
  if (cutting?.material !== material || !work || !place) return null;
  const parts = place.parts.flatMap((part) => scope?.places.find(({ id }) => id === part) ?? []);
  const places = parts.length > 0 ? parts : [place];
  const unknown = places.filter((part) => roomOf(part) === null);
  if (unknown.length > 0)
    return {
      reason: `the size of ${listed(unknown)} is not known`,
    };
  const quantity = line.quantity * perUnit(line.unit);
  const measure = cutting.measures.find(
    (one) => Math.abs(quantity - work.times * quantityOf(place, one)) <= NEAR * perUnit(line.unit),
  );
  if (!measure) return { reason: `not the whole of ${listed(places)}` };
  if (work.times * places.length > MOST_ROOMS) return { reason: TOO_MANY };
  const rooms = Array.from({ length: work.times }, () => places)
    .flat()
    .flatMap((part) => roomOf(part) ?? []);
  return { ...problemOf(cutting, rooms, measure, description), rooms: rooms.length };
};

const joined = (first: CutProblem, problems: readonly CutProblem[]): CutProblem => {
  switch (first.kind) {
    case 'SHEETS':
      return {
        ...first,
        runs: problems.flatMap((problem) => (problem.kind === 'SHEETS' ? problem.runs : [])),
      };
    case 'STICKS':
      return {
        ...first,
        pieces: problems.flatMap((problem) => (problem.kind === 'STICKS' ? problem.pieces : [])),
      };
    case 'ROLL':
      return {
        ...first,
        rooms: problems.flatMap((problem) => (problem.kind === 'ROLL' ? problem.rooms : [])),
      };
    case 'TILES':
      return {
        ...first,
        rooms: problems.flatMap((problem) => (problem.kind === 'TILES' ? problem.rooms : [])),
      };
    case 'WALLPAPER':
      return {
        ...first,
        strips: problems.flatMap((problem) => (problem.kind === 'WALLPAPER' ? problem.strips : [])),
      };
  }
};

/** Needs of one material as one; null where none is known, and a reason for more than can be looked at together. */
export const joinedNeed = (needs: readonly (CutNeed | null)[]): CutNeed | null => {
  const known = needs.flatMap((need) => (need && 'problem' in need ? [need] : []));
  const [first] = known;
  if (!first) return null;
  const rooms = known.reduce((total, need) => total + need.rooms, 0);
  if (rooms > MOST_ROOMS) return { reason: TOO_MANY };
  const problems = known.map(({ problem }) => problem);
  return { problem: joined(first.problem, problems), rooms };
};
