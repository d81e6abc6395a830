// Reads a room as a phone scans it, from JSON: Apple's CapturedRoom, or CapturedStructure of several.
import { z } from 'zod';
import { badInput } from '../../../../domain/errors.ts';
import { drawPlan } from './draw-plan.ts';
import { areaOf, lengthOf, type PlanSide, type Point } from './measured-plan.ts';
import {
  countOpenRings,
  limitParts,
  type ScannedRoom,
  storiesOf,
  type Surface,
} from './scanned-rooms.ts';
import { gapsNote } from './told-notes.ts';

const numbers = z.array(z.number()).or(z.array(z.array(z.number())));
/** `{"toilet":{}}`, or the name alone. */
const named = z.string().or(z.record(z.string(), z.unknown()));
/** What programs that hand a scan on leave out or write as null. */
const listOf = <T extends z.ZodType>(one: T, most = 10_000) =>
  z
    .array(one)
    .max(most)
    .nullish()
    .transform((list) => list ?? []);
/** A number of radians, or a measurement of Foundation with its unit. */
const angle = z.number().or(
  z.object({
    value: z.number(),
    unit: z.object({ symbol: z.string() }).optional(),
  }),
);
const curve = z.object({
  startAngle: angle,
  endAngle: angle,
  radius: z.number(),
  center: z.array(z.number()).min(2).optional(),
});
/** RoomPlan gives sizes in meters: along, up, deep; and a matrix of four columns, Y up. */
const thing = z.object({
  dimensions: z.array(z.number()).length(3),
  transform: numbers,
  /** Outline of a floor, or of a wall under a slope, in its own plane: along, up. */
  polygonCorners: listOf(z.array(z.number()).min(2), 1_000),
  curve: curve.nullish(),
  category: named.nullish(),
});
const room = z.object({
  walls: z.array(thing),
  doors: listOf(thing),
  windows: listOf(thing),
  openings: listOf(thing),
  objects: listOf(thing),
  floors: listOf(thing),
  sections: listOf(z.object({ label: named })),
  story: z.number().int().nullish(),
});
const structure = z.object({ rooms: z.array(room).min(1).max(100) });
type CapturedRoom = z.infer<typeof room>;
type Thing = z.infer<typeof thing>;

const wordOf = (value: z.infer<typeof named>): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');

/** Share of its height that a wall has in the mean, at least, when its top is level. */
const LEVEL = 0.97;

/** A point of a thing's own plane on the floor of the room. */
const placed = (
  { transform }: Thing,
  [along, up, deep]: readonly [number, number, number],
): Point => {
  const m = transform.flat();
  const at = (row: number) =>
    (m[row] ?? 0) * along + (m[4 + row] ?? 0) * up + (m[8 + row] ?? 0) * deep + (m[12 + row] ?? 0);
  return [at(0), at(2)];
};

const sideOf = (surface: Thing): PlanSide => {
  const [width = 0] = surface.dimensions;
  return [placed(surface, [-width / 2, 0, 0]), placed(surface, [width / 2, 0, 0])];
};

/** Where a wall, door or window stands on the floor. */
const surfaceOf = (surface: Thing): Surface => {
  const [width = 0, height = 0] = surface.dimensions;
  const outline = surface.polygonCorners.map(([along = 0, up = 0]): Point => [along, up]);
  const mean = areaOf(outline) / width;
  const isSloped = mean > 0 && mean < LEVEL * height;
  return { side: sideOf(surface), height, meanHeight: isSloped ? mean : null };
};

// Curved walls: an arc about a point of the wall's own plane, seen from above.

const DEGREES = /^(?:°|deg)/i;
const radiansOf = (value: z.infer<typeof angle>): number => {
  if (typeof value === 'number') return value;
  return DEGREES.test(value.unit?.symbol ?? '') ? (value.value * Math.PI) / 180 : value.value;
};

/** Sides in which a curved wall is measured. */
const ARC_SIDES = 24;

const arcOf = (wall: Thing): PlanSide[] => {
  if (!wall.curve) return [];
  const { radius, center: [x = 0, deep = 0] = [], startAngle, endAngle } = wall.curve;
  const [from, to] = [radiansOf(startAngle), radiansOf(endAngle)];
  const points = Array.from({ length: ARC_SIDES + 1 }, (_, step): Point => {
    const at = from + ((to - from) * step) / ARC_SIDES;
    return placed(wall, [x + radius * Math.cos(at), 0, deep + radius * Math.sin(at)]);
  });
  return points.slice(1).map((point, index): PlanSide => [points[index] ?? point, point]);
};

/** How far the ends of a wall are, together, from the nearest ends of the others. */
const missOf = (ends: readonly Point[], others: readonly PlanSide[]): number =>
  ends.reduce(
    (sum, end) =>
      sum +
      others.flat().reduce((least, other) => Math.min(least, lengthOf([end, other])), Infinity),
    0,
  );

/** A wall as it stands among the others: round where its arc meets them as well as a straight one does. */
const wallsOf = (wall: Thing, at: number, sides: readonly PlanSide[]): Surface[] => {
  const straight = surfaceOf(wall);
  const arc = arcOf(wall);
  const [first, last] = [arc[0]?.[0], arc.at(-1)?.[1]];
  if (!first || !last) return [straight];
  const others = sides.toSpliced(at, 1);
  const isMet = missOf([first, last], others) <= missOf(straight.side, others) + 0.1;
  return isMet ? arc.map((side) => ({ ...straight, side })) : [straight];
};

const floorOf = (floors: readonly Thing[]): Point[] | null => {
  const outlines = floors.map((floor) => {
    const [width = 0, depth = 0] = floor.dimensions.map((size) => size / 2);
    const box = [
      [-width, -depth],
      [width, -depth],
      [width, depth],
      [-width, depth],
    ];
    const corners = floor.polygonCorners.length > 2 ? floor.polygonCorners : box;
    return corners.map(([along = 0, up = 0]) => placed(floor, [along, up, 0]));
  });
  return (
    outlines
      .filter((outline) => areaOf(outline) > 0)
      .toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? null
  );
};

const scanned = ({ sections, objects, story, floors, ...captured }: CapturedRoom): ScannedRoom => {
  const sides = captured.walls.map(sideOf);
  return {
    walls: captured.walls.flatMap((wall, at) => wallsOf(wall, at, sides)),
    doors: captured.doors.map(surfaceOf),
    windows: captured.windows.map(surfaceOf),
    openings: captured.openings.map(surfaceOf),
    floor: floorOf(floors),
    // RoomPlan draws the floor of a round wall round.
    by: captured.walls.some((wall) => wall.curve) ? 'FLOOR' : 'WALLS',
    sections: sections.map(({ label }) => wordOf(label)),
    things: objects.map(({ category }) => wordOf(category ?? '')),
    story: story ?? 0,
  };
};

const unreadable = () =>
  badInput(
    'This is no scan of rooms that can be read. In your scanning app export it as RoomPlan JSON, or as PDF, and upload that.',
  );

/** Apps hand a scan on as it is, in a list, or beside notes of their own. */
const DEEPEST = 3;

/** Tells whether a list of walls is RoomPlan's; those that apps draw beside it have shapes of their own. */
const areScanned = (walls: unknown): boolean =>
  Array.isArray(walls) &&
  walls.some((wall: unknown) => typeof wall === 'object' && wall !== null && 'transform' in wall);

/** Scans of a list were begun one by one, each where the phone stood: the stories of one come after those of the other. */
const oneAfterOther = (scans: readonly CapturedRoom[][]): CapturedRoom[] => {
  let below = 0;
  return scans.flatMap((rooms) => {
    const from = below;
    const stories = [...new Set(rooms.map(({ story }) => story ?? 0))].toSorted((a, b) => a - b);
    below += stories.length;
    return rooms.map((one) => ({ ...one, story: from + stories.indexOf(one.story ?? 0) }));
  });
};

/**
 * Rooms wherever they stand.
 * @throws DomainError BAD_INPUT for a scanned room that cannot be read: the others are not all
 */
const roomsIn = (value: unknown, depth = 0): CapturedRoom[] => {
  if (depth > DEEPEST || value === null || typeof value !== 'object') return [];
  if ('rooms' in value) {
    const whole = structure.safeParse(value);
    const rooms = whole.success ? whole.data.rooms : roomsIn(value.rooms, depth + 1);
    if (rooms.length > 0) return rooms;
  }
  if ('walls' in value) {
    const one = room.safeParse(value);
    if (one.success) return [one.data];
    if (areScanned(value.walls)) throw unreadable();
  }
  const parts = Object.values(value).map((part) => roomsIn(part, depth + 1));
  const found = parts.filter((rooms) => rooms.length > 0);
  return Array.isArray(value) ? oneAfterOther(found) : (found[0] ?? []);
};

const parse = (json: Buffer): CapturedRoom[] => {
  try {
    return roomsIn(JSON.parse(json.toString('utf8')));
  } catch {
    throw unreadable();
  }
};

/**
 * @param json as an app exports it
 * @returns a PDF with one page a story
 * @throws DomainError BAD_INPUT
 */
export const planOfScan = (json: Buffer): Buffer => {
  const captured = parse(json);
  limitParts(captured.reduce((sum, { walls }) => sum + walls.length, 0));
  const rooms = captured
    .map(scanned)
    .filter(({ walls, floor }) => walls.length >= 3 || floor !== null);
  const stories = storiesOf(rooms);
  const gaps = countOpenRings(rooms);
  const plan = drawPlan(stories, gaps > 0 ? [gapsNote(gaps)] : []);
  if (!plan) throw unreadable();
  return plan;
};
