// A room as a phone scans it (Apple's RoomPlan: CapturedRoom or CapturedStructure as JSON), drawn as a plan in PDF: walls, doors and
// windows to scale, each room with its name, sides, floor and ceiling. So it is read, shown and tapped like any other plan.
import { z } from 'zod';
import { badInput } from '../../../domain/errors.ts';

const METERS_PER_FOOT = 0.3048;
const SQUARE_FEET = 1 / METERS_PER_FOOT ** 2;

const numbers = z.array(z.number()).or(z.array(z.array(z.number())));
/** `{"toilet":{}}`, or the name alone. */
const named = z.string().or(z.record(z.string(), z.unknown()));
/** RoomPlan gives sizes in meters: along, up, deep; and a matrix of four columns, Y up. */
const thing = z.object({
  dimensions: z.array(z.number()).length(3),
  transform: numbers,
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
type ScannedRoom = z.infer<typeof room>;
type Thing = z.infer<typeof thing>;

/** Meters across the floor. */
type Point = readonly [x: number, y: number];
type Side = readonly [from: Point, to: Point];

const nameOf = (value: z.infer<typeof named>): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');

/** Where a wall, door or window stands on the floor. */
const sideOf = ({ dimensions: [width = 0], transform }: Thing): Side => {
  const m = transform.flat();
  const [middleX = 0, middleY = 0] = [m[12], m[14]];
  const [alongX, alongY] = [((m[0] ?? 1) * width) / 2, ((m[2] ?? 0) * width) / 2];
  return [
    [middleX - alongX, middleY - alongY],
    [middleX + alongX, middleY + alongY],
  ];
};

const lengthOf = ([[ax, ay], [bx, by]]: Side) => Math.hypot(bx - ax, by - ay);

/** Corners one after the other, each wall joined to the nearest end that is left. */
const cornersOf = (walls: readonly Side[]): Point[] => {
  const left = [...walls];
  const first = left.shift();
  if (!first) return [];
  const corners: Point[] = [first[0]];
  let end = first[1];
  while (left.length > 0) {
    const ends = left.flatMap((wall, index) =>
      [wall, [wall[1], wall[0]] as const].map((side) => ({ index, side })),
    );
    const next = ends.toSorted(
      (a, b) => lengthOf([end, a.side[0]]) - lengthOf([end, b.side[0]]),
    )[0];
    if (!next) break;
    corners.push([(end[0] + next.side[0][0]) / 2, (end[1] + next.side[0][1]) / 2]);
    [, end] = next.side;
    left.splice(next.index, 1);
  }
  return corners;
};

/** Gauss's area formula; square meters. */
const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** Turned so that the longest wall runs level, as plans are drawn. */
const levelled = (walls: readonly Side[]) => {
  const [longest] = walls.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const [[ax, ay], [bx, by]] = longest ?? [
    [0, 0],
    [1, 0],
  ];
  const angle = -Math.atan2(by - ay, bx - ax);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
};

const NAMES: Record<string, string> = {
  livingRoom: 'LIVING ROOM',
  bedroom: 'BEDROOM',
  bathroom: 'BATHROOM',
  kitchen: 'KITCHEN',
  diningRoom: 'DINING ROOM',
};
/** What stands in a room tells it where RoomPlan does not. */
const TOLD_BY: readonly (readonly [things: readonly string[], name: string])[] = [
  [['toilet', 'bathtub'], 'BATHROOM'],
  [['stove', 'oven', 'dishwasher', 'refrigerator'], 'KITCHEN'],
  [['washerDryer'], 'LAUNDRY'],
  [['bed'], 'BEDROOM'],
  [['sofa', 'television'], 'LIVING ROOM'],
];

/** @returns nothing where nobody can tell: its owner is asked */
const labelOf = ({ sections, objects }: ScannedRoom): string | null => {
  const told = sections.map(({ label }) => NAMES[nameOf(label)]).find(Boolean);
  const things = new Set(objects.map(({ category = '' }) => nameOf(category)));
  const guessed = TOLD_BY.find(([signs]) => signs.some((sign) => things.has(sign)));
  return told ?? guessed?.[1] ?? null;
};

const feetAndInches = (meters: number): string => {
  const inches = Math.round(meters / METERS_PER_FOOT / (1 / 12));
  return `${Math.trunc(inches / 12)}'-${inches % 12}"`;
};

/** A rectangle's area follows from its sides; that of an L is told beside them. */
const SAME_AREA = 0.97;

const linesOf = (scanned: ScannedRoom, turn: (point: Point) => Point): string[] => {
  const corners = cornersOf(scanned.walls.map(sideOf)).map(turn);
  const { width, height } = boxOf(corners);
  const area = areaOf(corners);
  const ceiling = Math.max(...scanned.walls.map(({ dimensions }) => dimensions[1] ?? 0));
  const isL = area < width * height * SAME_AREA;
  return [
    ...[labelOf(scanned)].filter((name) => name !== null),
    `${feetAndInches(width)} x ${feetAndInches(height)}${isL ? ` ${Math.round(area * SQUARE_FEET)} SF` : ''}`,
    `CLG ${feetAndInches(ceiling)}`,
  ];
};

// The plan in PDF, with its origin at the lower left.

/** Points a meter: a small room has space for its lettering. */
const SCALE = 60;
const MARGIN = 40;
const LETTERS = 9;
const STEP = 11;
/** Mean width of a letter of Helvetica, in sizes. */
const LETTER = 0.55;

const stroke = (width: number, grey: number, sides: readonly Side[]): string =>
  sides
    .map(
      ([[ax, ay], [bx, by]]) =>
        `${grey} G ${width} w ${ax.toFixed(1)} ${ay.toFixed(1)} m ${bx.toFixed(1)} ${by.toFixed(1)} l S`,
    )
    .join('\n');

const say = (text: string, [x, y]: Point): string => {
  const left = x - (text.length * LETTERS * LETTER) / 2;
  const words = text.replaceAll(/[()\\]/g, String.raw`\$&`);
  return `BT /F1 ${LETTERS} Tf ${left.toFixed(1)} ${y.toFixed(1)} Td (${words}) Tj ET`;
};

interface Sheet {
  width: number;
  height: number;
  content: string;
}

const drawStory = (rooms: readonly ScannedRoom[]): Sheet => {
  const walls = rooms.flatMap((one) => one.walls.map(sideOf));
  const turn = levelled(walls);
  const { left, top, width, height } = boxOf(walls.flat().map(turn));
  const [across, down] = [width * SCALE + 2 * MARGIN, height * SCALE + 2 * MARGIN];
  const place = (point: Point): Point => {
    const [x, y] = turn(point);
    return [(x - left) * SCALE + MARGIN, down - (y - top) * SCALE - MARGIN];
  };
  const placed = (things: readonly Thing[]) =>
    things.map((one): Side => {
      const [from, to] = sideOf(one);
      return [place(from), place(to)];
    });
  const drawn = rooms.flatMap((one) => {
    const box = boxOf(one.walls.flatMap(sideOf).map(place));
    const lines = linesOf(one, turn);
    const middle = box.top + box.height / 2 + ((lines.length - 1) * STEP) / 2;
    return [
      stroke(4, 0.2, placed(one.walls)),
      stroke(5, 1, placed([...one.doors, ...one.openings, ...one.windows])),
      stroke(1, 0.2, placed([...one.doors, ...one.windows])),
      ...lines.map((text, index) => say(text, [box.left + box.width / 2, middle - index * STEP])),
    ];
  });
  return { width: across, height: down, content: drawn.join('\n') };
};

const writePdf = (sheets: readonly Sheet[]): Buffer => {
  const FIRST = 4;
  const kids = sheets.map((_, index) => `${FIRST + 2 * index} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${sheets.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...sheets.flatMap(({ width, height, content }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width.toFixed(1)} ${height.toFixed(1)}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${FIRST + 2 * index + 1} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
};

const unreadable = () =>
  badInput(
    'This is no scan of rooms that can be read. In your scanning app export it as RoomPlan JSON, or as PDF, and upload that.',
  );

const parse = (json: Buffer): ScannedRoom[] => {
  try {
    const found = scan.parse(JSON.parse(json.toString('utf8')));
    return 'rooms' in found ? found.rooms : [found];
  } catch {
    throw unreadable();
  }
};

/** Most meters that the rooms of a scan reach: a house, not a street. */
const MOST_METERS = 200;

/**
 * @param json as an app exports it
 * @returns a PDF with one page a story
 * @throws DomainError BAD_INPUT
 */
export const planOfScan = (json: Buffer): Buffer => {
  const rooms = parse(json).filter(({ walls }) => walls.length >= 3);
  if (rooms.length === 0) throw unreadable();
  const stories = Map.groupBy(rooms, ({ story }) => story);
  const sheets = [...stories]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofStory]) => drawStory(ofStory));
  const isSane = ({ width, height }: Sheet) =>
    Math.max(width, height) < MOST_METERS * SCALE && Math.min(width, height) > 0;
  if (!sheets.every(isSane)) throw unreadable();
  return writePdf(sheets);
};
