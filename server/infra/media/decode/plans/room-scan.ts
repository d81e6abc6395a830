// Reads a room as a phone scans it, from JSON: Apple's CapturedRoom, or CapturedStructure of several.
import { z } from 'zod';
import { badInput } from '../../../../domain/errors.ts';
import { drawPlan } from './draw-plan.ts';
import { areaOf, type PlanSide, type Point } from './measured-plan.ts';
import { type ScannedRoom, storiesOf, type Surface } from './scanned-rooms.ts';

const numbers = z.array(z.number()).or(z.array(z.array(z.number())));
/** `{"toilet":{}}`, or the name alone. */
const named = z.string().or(z.record(z.string(), z.unknown()));
/** RoomPlan gives sizes in meters: along, up, deep; and a matrix of four columns, Y up. */
const thing = z.object({
  dimensions: z.array(z.number()).length(3),
  transform: numbers,
  /** Outline of a wall under a slope, in its own plane: along, up. */
  polygonCorners: z.array(z.array(z.number()).min(2)).max(1_000).default([]),
  category: named.optional(),
});
const room = z.object({
  walls: z.array(thing),
  doors: z.array(thing).default([]),
  windows: z.array(thing).default([]),
  openings: z.array(thing).default([]),
  objects: z.array(thing).default([]),
  sections: z.array(z.object({ label: named })).default([]),
  story: z.number().int().default(0),
});
const scan = z.object({ rooms: z.array(room).min(1).max(100) }).or(room);
type CapturedRoom = z.infer<typeof room>;
type Thing = z.infer<typeof thing>;

const wordOf = (value: z.infer<typeof named>): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');

/** Share of its height that a wall has in the mean, at least, when its top is level. */
const LEVEL = 0.97;

/** Where a wall, door or window stands on the floor. */
const surfaceOf = ({
  dimensions: [width = 0, height = 0],
  transform,
  polygonCorners,
}: Thing): Surface => {
  const m = transform.flat();
  const [middleX = 0, middleY = 0] = [m[12], m[14]];
  const [alongX, alongY] = [((m[0] ?? 1) * width) / 2, ((m[2] ?? 0) * width) / 2];
  const side: PlanSide = [
    [middleX - alongX, middleY - alongY],
    [middleX + alongX, middleY + alongY],
  ];
  const outline = polygonCorners.map(([along = 0, up = 0]): Point => [along, up]);
  const mean = areaOf(outline) / width;
  const isSloped = mean > 0 && mean < LEVEL * height;
  return { side, height, meanHeight: isSloped ? mean : null };
};

const scanned = ({ sections, objects, story, ...captured }: CapturedRoom): ScannedRoom => ({
  walls: captured.walls.map(surfaceOf),
  doors: captured.doors.map(surfaceOf),
  windows: captured.windows.map(surfaceOf),
  openings: captured.openings.map(surfaceOf),
  floor: null,
  sections: sections.map(({ label }) => wordOf(label)),
  things: objects.map(({ category = '' }) => wordOf(category)),
  story,
});

const unreadable = () =>
  badInput(
    'This is no scan of rooms that can be read. In your scanning app export it as RoomPlan JSON, or as PDF, and upload that.',
  );

const parse = (json: Buffer): CapturedRoom[] => {
  try {
    const found = scan.parse(JSON.parse(json.toString('utf8')));
    return 'rooms' in found ? found.rooms : [found];
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
  const rooms = parse(json).filter(({ walls }) => walls.length >= 3);
  const plan = drawPlan(storiesOf(rooms.map(scanned)));
  if (!plan) throw unreadable();
  return plan;
};
