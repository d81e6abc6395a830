// Elements of a model (IFC) as solids: where they stand, how high they are, and the outline of their undersides. web-ifc gives meshes in
// meters with Y up, whatever the unit of the file.
import type { FlatMesh, IfcAPI } from 'web-ifc';
import { areaOf, boxOf, type Point, type PlanSide, sidesOf } from './measured-plan.ts';

type Corner = readonly [x: number, up: number, y: number];
type Triangle = readonly [Corner, Corner, Corner];

const FLOATS = 6;

/** Triangles of an element where it stands. */
export const trianglesOf = (api: IfcAPI, model: number, { geometries }: FlatMesh): Triangle[] => {
  const triangles: Triangle[] = [];
  for (let index = 0; index < geometries.size(); index += 1) {
    const { geometryExpressID, flatTransformation: m } = geometries.get(index);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const data = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const order = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
    const cornerAt = (vertex: number): Corner => {
      const [x = 0, y = 0, z = 0] = data.subarray(vertex * FLOATS, vertex * FLOATS + 3);
      const along = (row: number) =>
        (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (m[12 + row] ?? 0);
      return [along(0), along(1), along(2)];
    };
    for (let at = 0; at + 2 < order.length; at += 3)
      triangles.push([
        cornerAt(order[at] ?? 0),
        cornerAt(order[at + 1] ?? 0),
        cornerAt(order[at + 2] ?? 0),
      ]);
    geometry.delete();
  }
  return triangles;
};

export interface Solid {
  id: number;
  bottom: number;
  top: number;
  /** Edges of its underside, where only one triangle has them. */
  edges: PlanSide[];
  /** Square meters of its underside. */
  area: number;
  /** Cubic meters of it, where its underside has steps; null where that is level. */
  volume: number | null;
  /** Square meters of its upright faces. */
  uprightArea: number;
  /** Square meters of its faces that are neither upright nor level, as seen from above. */
  slopedArea: number;
  corners: Point[];
}

/** Meters by which an underside may be uneven. */
const LEVEL = 0.02;
const keyOf = ([x, y]: Point) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

const undersideOf = (triangles: readonly Triangle[]) => {
  const edges = new Map<string, PlanSide | null>();
  let area = 0;
  for (const triangle of triangles) {
    const points = triangle.map(([x, , y]): Point => [x, y]);
    area += areaOf(points);
    for (const side of sidesOf(points)) {
      const ends = side.map(keyOf);
      if (ends[0] === ends[1]) continue;
      const key = ends.toSorted().join(' ');
      edges.set(key, edges.has(key) ? null : side);
    }
  }
  return { area, edges: [...edges.values()].filter((side) => side !== null) };
};

/** Six times the volume between a triangle and the origin; those of a closed mesh add up to its own, negative where it is inside out. */
const volumeOf = ([[ax, aUp, ay], [bx, bUp, by], [cx, cUp, cy]]: Triangle): number =>
  ax * (bUp * cy - by * cUp) + aUp * (bx * -cy + by * cx) + ay * (bx * cUp - bUp * cx);

/** Upward part of a triangle's normal, which leads out of a mesh. */
const upwardOf = ([[ax, , ay], [bx, , by], [cx, , cy]]: Triangle): number =>
  (by - ay) * (cx - ax) - (bx - ax) * (cy - ay);

/** Three steps, meters: what lies higher over the lowest floor of a room is no floor of it. */
const STEPS = 0.65;
/** A floor that is larger than its lowest part by this factor has steps, or falls to a drain. */
const STEPPED = 1.03;

/** The floor of a room, its lowest part alone or with what is steps higher, and the volume over all of it where it is not level. */
const floorOf = (triangles: readonly Triangle[], bottom: number) => {
  const lowest = undersideOf(
    triangles.filter((triangle) => triangle.every(([, up]) => up - bottom < LEVEL)),
  );
  const volume = triangles.reduce((sum, triangle) => sum + volumeOf(triangle), 0) / 6;
  const down = triangles.filter(
    (triangle) =>
      upwardOf(triangle) * volume < 0 && triangle.every(([, up]) => up - bottom < STEPS),
  );
  const floor = undersideOf(down);
  return floor.area > STEPPED * lowest.area
    ? { ...floor, volume: Math.abs(volume) }
    : { ...lowest, volume: null };
};

/** Square meters of a triangle, and how much of that is seen from above. */
const areasOf = ([[ax, aUp, ay], [bx, bUp, by], [cx, cUp, cy]]: Triangle) => {
  const [x1, up1, y1] = [bx - ax, bUp - aUp, by - ay];
  const [x2, up2, y2] = [cx - ax, cUp - aUp, cy - ay];
  const fromAbove = Math.abs(x1 * y2 - x2 * y1) / 2;
  return {
    area: Math.hypot(2 * fromAbove, up1 * y2 - up2 * y1, x1 * up2 - x2 * up1) / 2,
    fromAbove,
  };
};

/** Share of a face that may be seen from above when it is upright, or from the side when it is level. */
const SKEW = 0.02;

const facesOf = (triangles: readonly Triangle[]) => {
  let [uprightArea, slopedArea] = [0, 0];
  for (const triangle of triangles) {
    const { area, fromAbove } = areasOf(triangle);
    if (fromAbove <= SKEW * area) uprightArea += area;
    else if (fromAbove < (1 - SKEW) * area) slopedArea += fromAbove;
  }
  return { uprightArea, slopedArea };
};

export const solidOf = (id: number, triangles: readonly Triangle[]): Solid | null => {
  let [bottom, top] = [Infinity, -Infinity];
  const corners: Point[] = [];
  for (const [x, up, y] of triangles.flat()) {
    bottom = Math.min(bottom, up);
    top = Math.max(top, up);
    corners.push([x, y]);
  }
  if (!Number.isFinite(bottom) || !Number.isFinite(top)) return null;
  return {
    id,
    bottom,
    top,
    corners,
    ...floorOf(triangles, bottom),
    ...facesOf(triangles),
  };
};

/** Rings that edges close to, the largest first. */
const ringsOf = (edges: readonly PlanSide[]): Point[][] => {
  const from = new Map<string, PlanSide[]>();
  for (const side of edges)
    for (const end of side) from.set(keyOf(end), [...(from.get(keyOf(end)) ?? []), side]);
  const used = new Set<PlanSide>();
  const rings: Point[][] = [];
  for (const first of edges) {
    const ring: Point[] = [];
    let [side, end] = [first as PlanSide | undefined, first[1]];
    while (side && !used.has(side)) {
      used.add(side);
      ring.push(end);
      side = from.get(keyOf(end))?.find((next) => !used.has(next));
      if (side) end = keyOf(side[0]) === keyOf(end) ? side[1] : side[0];
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings.toSorted((a, b) => areaOf(b) - areaOf(a));
};

/** An element whose underside is unknown has the box about it for an outline. */
export const outlineOf = ({ edges, corners }: Solid): Point[] => {
  const [ring] = ringsOf(edges);
  if (ring) return ring;
  const { left, top, width, height } = boxOf(corners);
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
};
