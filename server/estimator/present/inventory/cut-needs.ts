// The pieces that a line needs cut of its material, where the line takes the whole of rooms whose sizes were measured or told,
// or where its own length tells them.
import { LONGEST_LABEL } from '../../../domain/estimate/cut-plan.ts';
import type { QuantityBasis } from '../../../domain/catalog.ts';
import type { Place, Work } from '../../../domain/scope/scope-of-work.ts';
import type { CutNeed, CutProblem, SheetProblem, StickProblem } from '../../cutting/cut-problem.ts';
import { openingsIn, sizedOpeningsIn } from '../../read/text/opening-sizes.ts';
import { fromYard } from '../../cutting/yard.ts';
import { geometryOf } from '../../calculate/space.ts';
import { spaceOfPlace } from '../../scope/place-space.ts';
import { cuttingOf, type LengthCutting, type Measure, type RoomCutting } from './cuttings.ts';
import { roofNeed } from './roof-covers.ts';
import type { InventoryTerms } from './terms.ts';
import { showerNeed, wallNeed } from './wall-covers.ts';
import { sizesOfWork } from './work-sizes.ts';

interface CutLine {
  quantity: number;
  unit: string;
  metadata: { code: string | null; workId?: string | null; basis?: QuantityBasis | null };
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

/** Rows of boards along the first side, the last one ripped. */
const boardsOf = (
  { label, firstIn, secondIn }: Room,
  { coverIn, gapIn }: { coverIn: number; gapIn: number },
): StickProblem['pieces'] =>
  Array.from({ length: Math.ceil((secondIn + gapIn) / coverIn - 1e-6) }, () => ({
    label,
    lengthIn: firstIn,
  }));

/** Inches that a strip of wallpaper is longer than the wall is high, to be trimmed. */
const PAPER_TRIM_IN = 4;

/** Height of a door that is told without its size, in.: the least that is usual. */
const DOOR_HEIGHT_IN = 80;

/** Height of a told door that is wide enough for a whole strip above it, in.; null where none is told. */
const doorBelow = (text: string, widthIn: number): number | null => {
  const doors = openingsIn(text)?.filter(({ kind }) => kind === 'DOOR') ?? [];
  const door = doors.find(({ wideIn }) => wideIn >= widthIn);
  return door ? Math.min(door.highIn, sizedOpeningsIn(text) ? Infinity : DOOR_HEIGHT_IN) : null;
};

/**
 * Full strips all round, for nobody told where doors and windows are. The paper can begin at the edge of a told door, so that
 * one strip is only as long as what is above it.
 */
const stripsOf = (room: Room, widthIn: number, doorIn: number | null) => {
  const { label, firstIn, secondIn, heightIn, doors } = room;
  const count = Math.ceil((2 * (firstIn + secondIn)) / widthIn - 1e-6);
  const full = { label, lengthIn: heightIn + PAPER_TRIM_IN };
  const strips = Array.from({ length: count }, () => full);
  if (doorIn === null || doors === 0 || doorIn >= heightIn) return strips;
  const above = {
    label: `${label}, above a door`,
    lengthIn: full.lengthIn - doorIn,
    isOverDoor: true,
  };
  return [above, ...strips.slice(1)];
};

const floorOf = ({ label, firstIn, secondIn }: Room) => ({ label, firstIn, secondIn });

const problemOf = (
  cutting: RoomCutting,
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
    case 'BOARDS': {
      const pieces = rooms.flatMap((room) => boardsOf(room, cutting));
      return { problem: fromYard(pieces, cutting.yardFeet) };
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
      const doorIn = doorBelow(text, stock.widthIn);
      const strips = rooms.flatMap((room) => stripsOf(room, stock.widthIn, doorIn));
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

/** Square feet of an area's unit, as places have them; feet of a length stay feet. */
const PER_UNIT: Readonly<Record<string, number>> = { SY: 9, SQ: 100 };
const perUnit = (unit: string): number => PER_UNIT[unit.toUpperCase()] ?? 1;
/** Rounding of a line's quantity, in its own unit; squares are bought by thirds. */
const nearOf = (unit: string): number => (unit.toUpperCase() === 'SQ' ? 0.34 : 0.06);

const nameOf = ({ label, type }: Pick<Place, 'label' | 'type'>): string => label || type;

const listed = (places: readonly Place[]): string => [...new Set(places.map(nameOf))].join(', ');

/** Height of strips that the work tells, inches: of a wall that was cut 2 ft up. */
const cutHeightOf = (work: Work | undefined, usualIn: number): number => {
  const params = work?.does.kind === 'ASSEMBLY' ? work.does.params : [];
  const told = params.find(({ name }) => name === 'cut_ft')?.value;
  return typeof told === 'number' && told > 0 ? Math.min(12 * told, usualIn) : usualIn;
};

/** Pieces that the length of a line tells. */
const lengthNeed = (
  cutting: LengthCutting,
  line: CutLine,
  label: string,
  work: Work | undefined,
  text: string,
): CutNeed => {
  if (line.metadata.basis === 'DEFAULT') return { reason: 'its length is not known' };
  const lengthIn = 12 * line.quantity;
  if (cutting.kind === 'STRIPS') {
    const heightIn = cutHeightOf(work, cutting.heightIn);
    const runs = [{ label: `${label}, strips`, heightIn, lengthIn }];
    return { problem: { kind: 'SHEETS', stock: cutting.stock, runs }, rooms: 1 };
  }
  const told = cutting.told?.(text) ?? null;
  const isAll = told !== null && Math.abs(12 * told.count * told.feet - lengthIn) < 1;
  if (cutting.told && !isAll) return { reason: 'the length of each is not told' };
  const pieces = Array.from({ length: told?.count ?? 1 }, () => ({
    label,
    lengthIn: told ? 12 * told.feet : lengthIn,
  }));
  return { problem: { kind: 'STICKS', stock: cutting.stock, pieces }, rooms: 1 };
};

/** Assemblies that work with the sizes of a roof. */
const ROOFS = ['roof_replace', 'wind_hail_roof'];

/** Returns null where the material is not cut from stock, or the line is of no place that tells its sizes. */
export const cutNeedOf = (
  line: CutLine,
  material: string,
  { scope, description, book }: Pick<InventoryTerms, 'scope' | 'description' | 'book'>,
): CutNeed | null => {
  const cutting = cuttingOf(line.metadata.code, material);
  const work = scope?.work.find(({ id }) => id === line.metadata.workId);
  const place = scope?.places.find(({ id }) => id === work?.placeId);
  if (!cutting) return null;
  const inFeet = line.quantity * perUnit(line.unit);
  if (cutting.kind === 'ROOF')
    return roofNeed(cutting.stock, inFeet, sizesOfWork(work, place, ROOFS, book));
  if (cutting.kind === 'WALL') return wallNeed(cutting.on, inFeet, description);
  if (cutting.kind === 'SHOWER') return showerNeed(cutting.stock, inFeet, description);
  if (!('measures' in cutting)) {
    const label = (place ? nameOf(place) : material).slice(0, LONGEST_LABEL - 20);
    return lengthNeed(cutting, line, label, work, description);
  }
  if (!work || !place) return null;
  const parts = place.parts.flatMap((part) => scope?.places.find(({ id }) => id === part) ?? []);
  const places = parts.length > 0 ? parts : [place];
  const unknown = places.filter((part) => roomOf(part) === null);
  if (unknown.length > 0)
    return {
      reason: `the size of ${listed(unknown)} is not known`,
    };
  const measure = cutting.measures.find(
    (one) =>
      Math.abs(inFeet - work.times * quantityOf(place, one)) <=
      nearOf(line.unit) * perUnit(line.unit),
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
