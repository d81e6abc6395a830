// Reads a scan of rooms as phones share it (USDZ of Apple's RoomPlan): a zip of layers of text (USDA), one of them the scene, the
// others its walls, doors, windows and floors. Source: OpenUSD, USDZ and USDA; values of time and variants are passed over.
import { badInput } from '../../../../domain/errors.ts';
import { openZip } from '../zip.ts';
import { drawPlan } from './draw-plan.ts';
import { BandedOutline } from './banded-outline.ts';
import { areaOf, boxOf, type Point, type PlanSide } from './measured-plan.ts';
import { limitParts, type ScannedRoom, storiesOf, type Surface } from './scanned-rooms.ts';
import { type Prim, readUsda } from './usda.ts';

type Matrix = readonly number[];
type Corner = readonly [x: number, up: number, y: number];

const unreadable = () =>
  badInput(
    'No scan of rooms was found in this USDZ. In your scanning app export the scan as RoomPlan JSON, or its floor plan as PDF, and upload that.',
  );
const binary = () =>
  badInput(
    'This USDZ holds a binary model, which cannot be read here. In your scanning app export the scan as RoomPlan JSON, or its floor plan as PDF, and upload that.',
  );

const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Rows before columns, as USD writes points before matrices. */
const times = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, at) => {
    const row = at - (at % 4);
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[row + k] ?? 0) * (b[k * 4 + (at % 4)] ?? 0), 0);
  });

const moved = ([x, up, y]: Corner, m: Matrix): Corner => {
  const along = (column: number) =>
    x * (m[column] ?? 0) +
    up * (m[4 + column] ?? 0) +
    y * (m[8 + column] ?? 0) +
    (m[12 + column] ?? 0);
  return [along(0), along(1), along(2)];
};

const turnOf = ([w = 1, x = 0, y = 0, z = 0]: readonly number[]): Matrix =>
  [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), 0],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), 0],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), 0],
    [0, 0, 0, 1],
  ].flat();

const OPS: Readonly<Record<string, (value: readonly number[]) => Matrix>> = {
  'xformOp:transform': (value) => value,
  'xformOp:translate': ([x = 0, y = 0, z = 0]) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1],
  'xformOp:scale': ([x = 1, y = 1, z = 1]) => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1],
  'xformOp:orient': turnOf,
};

/** The place of a prim in its parent: its operations, the last one first. */
const placeOf = ({ words, numbers }: Prim): Matrix =>
  (words.get('xformOpOrder') ?? []).reduce((m, name) => {
    const value = numbers.get(name);
    const operation = OPS[name];
    return value && operation ? times(operation(value), m) : m;
  }, IDENTITY);

/** Corners in the prim's own space: a mesh's points, or those of a box. */
const cornersOf = ({ type, numbers }: Prim): Corner[] => {
  if (type === 'Cube') {
    const half = (numbers.get('size')?.[0] ?? 2) / 2;
    const ends = [-half, half];
    return ends.flatMap((x) => ends.flatMap((up) => ends.map((y): Corner => [x, up, y])));
  }
  const points = numbers.get('points') ?? [];
  return Array.from({ length: Math.trunc(points.length / 3) }, (_, index): Corner => [
    points[index * 3] ?? 0,
    points[index * 3 + 1] ?? 0,
    points[index * 3 + 2] ?? 0,
  ]);
};

interface Piece {
  kind: string;
  /** Corners where they stand, meters with Y up. */
  corners: Corner[];
}

const PIECE = /^(Wall|Door|Window|Opening|Floor)_?\d*$/;
const DEEPEST = 32;
/** Prims in place: a layer counts each time that it is referred to. */
const MOST_PRIMS = 50_000;

interface Layers {
  get(path: string): Prim | null;
}

/** Walks the scene, with the layers that it refers to in place. */
const piecesOf = (scene: Prim, layers: Layers) => {
  const pieces: Piece[] = [];
  const sections: { label: string; at: Point }[] = [];
  const things = new Set<string>();
  let prims = 0;
  const walk = (prim: Prim, above: Matrix, depth: number, folder: string): void => {
    prims += 1;
    if (depth > DEEPEST || prims > MOST_PRIMS) throw unreadable();
    const here = times(placeOf(prim), above);
    const corners = cornersOf(prim);
    const kind = PIECE.exec(prim.name)?.[1];
    if (kind && corners.length > 0)
      pieces.push({ kind, corners: corners.map((corner) => moved(corner, here)) });
    else if (corners.length > 0) things.add(decapitalize(prim.name));
    for (const child of prim.children) {
      if (prim.name === 'Section_grp') {
        const [x, , y] = moved([0, 0, 0], times(placeOf(child), here));
        sections.push({ label: decapitalize(child.name), at: [x, y] });
      } else walk(child, here, depth + 1, folder);
    }
    for (const reference of prim.references) {
      const path = joined(folder, reference);
      const layer = layers.get(path);
      if (layer) walk(layer, here, depth + 1, path.slice(0, path.lastIndexOf('/') + 1));
    }
  };
  walk(scene, IDENTITY, 0, '');
  return { pieces, sections, things: [...things] };
};

const decapitalize = (name: string) =>
  name.charAt(0).toLowerCase() + name.slice(1).replace(/_?\d+$/, '');

/** A path in the package: `./assets/a.usda` beside its layer. */
const joined = (folder: string, path: string): string => {
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
};

/** A mesh may have more points than a call takes arguments. */
const reachOf = (values: readonly number[]) => ({
  least: values.reduce((least, value) => Math.min(least, value), Infinity),
  most: values.reduce((most, value) => Math.max(most, value), -Infinity),
});

/** Where an upright piece stands: between its two corners that are furthest apart on the floor. */
const surfaceOf = ({ corners }: Piece, meters: number): Surface => {
  const points = corners.map(([x, , y]): Point => [x * meters, y * meters]);
  const ups = corners.map(([, up]) => up * meters);
  const { width, height, left, top } = boxOf(points);
  const corner = points.toSorted((a, b) => a[0] + a[1] - b[0] - b[1])[0] ?? [0, 0];
  const furthest = (from: Point) =>
    points.toSorted(
      (a, b) =>
        Math.hypot(b[0] - from[0], b[1] - from[1]) - Math.hypot(a[0] - from[0], a[1] - from[1]),
    )[0] ?? from;
  const end = furthest(corner);
  const side: PlanSide = width + height > 0 ? [furthest(end), end] : [[left, top], end];
  return { side, height: reachOf(ups).most - reachOf(ups).least, meanHeight: null };
};

/** The outline of a floor: its points in the order in which they go round, as RoomPlan writes them. */
const floorOf = ({ corners }: Piece, meters: number): Point[] => {
  const top = reachOf(corners.map(([, up]) => up)).most;
  const upper = corners.filter(([, up]) => top - up < 0.01 / meters);
  const ring = new Map(
    upper.map(([x, , y]): [string, Point] => [
      `${Math.round(x * 1000)},${Math.round(y * 1000)}`,
      [x * meters, y * meters],
    ]),
  );
  return [...ring.values()];
};

const roomsOf = (scene: Prim, layers: Layers, meters: number): ScannedRoom[] => {
  const { pieces, sections, things } = piecesOf(scene, layers);
  const surfaces = (kind: string) =>
    pieces.filter((piece) => piece.kind === kind).map((piece) => surfaceOf(piece, meters));
  const whole = {
    walls: surfaces('Wall'),
    doors: surfaces('Door'),
    windows: surfaces('Window'),
    openings: surfaces('Opening'),
    story: 0,
    by: 'FLOOR' as const,
  };
  const floors = pieces
    .filter(({ kind }) => kind === 'Floor')
    .map((piece) => floorOf(piece, meters))
    .filter((floor) => floor.length > 2 && areaOf(floor) > 0);
  limitParts(pieces.length + sections.length + floors.flat().length);
  if (floors.length < 2) {
    const [section] = sections;
    return [{ ...whole, floor: null, things, sections: section ? [section.label] : [] }];
  }
  const ceiling = whole.walls.toSorted((a, b) => b.height - a.height).slice(0, 1);
  return floors.map((floor, index) => {
    const outline = new BandedOutline(floor);
    return {
      ...(index === 0 ? whole : { ...whole, walls: ceiling, doors: [], windows: [], openings: [] }),
      floor,
      things: [],
      sections: sections
        .filter(({ at: [x, y] }) => outline.isAbout([x * meters, y * meters]))
        .map(({ label }) => label),
    };
  });
};

const IS_LAYER = /\.usd[ac]?$/i;
const IS_BINARY = 'PXR-USDC';

/**
 * @returns a PDF
 * @throws DomainError BAD_INPUT
 */
export const planOfUsdz = (zip: Buffer): Buffer => {
  const layers = openZip(zip).filter(({ name }) => IS_LAYER.test(name));
  const scene = layers[0]?.name;
  const bytesOf = new Map(layers.map(({ name, bytes }) => [name, bytes]));
  const known = new Map<string, Prim>();
  const read = (path: string): Prim | null => {
    const bytes = bytesOf.get(path);
    if (!bytes) return null;
    if (bytes.subarray(0, IS_BINARY.length).toString('latin1') === IS_BINARY) throw binary();
    const layer = known.get(path) ?? readUsda(bytes.toString('utf8'));
    known.set(path, layer);
    return layer;
  };
  const root = scene === undefined ? null : read(scene);
  if (!root) throw unreadable();
  const meters = root.numbers.get('metersPerUnit')?.[0] ?? 0.01;
  const rooms = roomsOf(root, { get: read }, meters);
  const isRoom = ({ walls, floor }: ScannedRoom) => floor !== null || walls.length >= 3;
  const plan = drawPlan(storiesOf(rooms.filter(isRoom)));
  if (!plan) throw unreadable();
  return plan;
};
