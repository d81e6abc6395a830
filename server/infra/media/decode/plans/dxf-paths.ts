// Lines, arcs and outlines of DXF as points, and how blocks put them in place.
import { type DxfGroup, type Entity, numberOf } from './dxf-file.ts';
import type { Point } from './measured-plan.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f */
export type Placement = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const IDENTITY: Placement = [1, 0, 0, 1, 0, 0];

export const times = (
  [a, b, c, d, e, f]: Placement,
  [a2, b2, c2, d2, e2, f2]: Placement,
): Placement => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];
export const moved = ([a, b, c, d, e, f]: Placement, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export const RADIANS = Math.PI / 180;
/** Parts of a full turn that a round line is drawn in. */
const ROUND = 64;

const arc = ([x, y]: Point, radius: number, from: number, sweep: number): Point[] => {
  const steps = Math.max(2, Math.ceil((Math.abs(sweep) / (2 * Math.PI)) * ROUND));
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = from + (sweep * index) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
};

/** Points between two corners whose line bulges: the tangent of a quarter of the angle that its arc spans. */
const bulged = ([ax, ay]: Point, [bx, by]: Point, bulge: number): Point[] => {
  const chord = Math.hypot(bx - ax, by - ay);
  if (bulge === 0 || chord === 0) return [];
  const sweep = 4 * Math.atan(bulge);
  const radius = chord / (2 * Math.sin(sweep / 2));
  const away = radius * Math.cos(sweep / 2);
  const [dx, dy] = [(bx - ax) / chord, (by - ay) / chord];
  const center: Point = [(ax + bx) / 2 - dy * away, (ay + by) / 2 + dx * away];
  const from = Math.atan2(ay - center[1], ax - center[0]);
  return arc(center, Math.abs(radius), from, sweep).slice(1, -1);
};

interface Vertex {
  at: Point;
  bulge: number;
}

const lightVertices = ({ groups }: Pick<Entity, 'groups'>): Vertex[] => {
  const vertices: { at: [number, number]; bulge: number }[] = [];
  for (const [code, value] of groups) {
    const last = vertices.at(-1);
    if (code === 10) vertices.push({ at: [Number(value), 0], bulge: 0 });
    else if (code === 20 && last) last.at[1] = Number(value);
    else if (code === 42 && last) last.bulge = Number(value);
  }
  return vertices;
};

/** Control points of a curve that is drawn through others. */
const CONTROL = 16;
const heavyVertices = ({ parts }: Entity): Vertex[] =>
  parts
    .filter((part) => part.type === 'VERTEX' && (numberOf(part, 70) & CONTROL) === 0)
    .map((part) => ({
      at: [numberOf(part, 10), numberOf(part, 20)],
      bulge: numberOf(part, 42),
    }));

const CLOSED = 1;
/** Meshes, which are no lines. */
const MESH = 16 | 64;

interface Path {
  points: Point[];
  isClosed: boolean;
}

const NO_PATHS: readonly Path[] = [];

/** Lines from corner to corner, as they bulge; those of a closed path end where they began. */
const linesOf = (vertices: readonly Vertex[], isClosed: boolean): Point[] =>
  vertices.flatMap(({ at, bulge }, index) => {
    const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined);
    return next ? [at, ...bulged(at, next.at, bulge)] : [at];
  });

/** An outline whose ends miss each other by less than this share of its length was meant to be closed. */
const MISSED = 0.01;

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

const polyline = (entity: Entity): readonly Path[] => {
  const vertices = entity.type === 'POLYLINE' ? heavyVertices(entity) : lightVertices(entity);
  const flags = numberOf(entity, 70);
  const [first, last] = [vertices[0], vertices.at(-1)];
  if (!first || !last || (entity.type === 'POLYLINE' && (flags & MESH) !== 0)) return NO_PATHS;
  const apart = Math.hypot(first.at[0] - last.at[0], first.at[1] - last.at[1]);
  const meets = vertices.length > 3 && apart < 1e-6;
  const open = linesOf(vertices, false);
  const isNear = vertices.length > 3 && apart < MISSED * lengthOf(open);
  const isClosed = (flags & CLOSED) !== 0 || isNear;
  const points = isClosed ? linesOf(vertices, true) : open;
  return [{ points: meets ? points.slice(0, -1) : points, isClosed }];
};

/** Where each line of a multiline passes one of its corners. */
const cornersOfMultiline = ({ groups }: Entity): Point[][] => {
  const corners: { at: [number, number]; miter: [number, number]; offsets: number[] }[] = [];
  let isOffset = false;
  for (const [code, value] of groups) {
    const last = corners.at(-1);
    if (code === 11) corners.push({ at: [Number(value), 0], miter: [0, 0], offsets: [] });
    else if (code === 21 && last) last.at[1] = Number(value);
    else if (code === 13 && last) last.miter[0] = Number(value);
    else if (code === 23 && last) last.miter[1] = Number(value);
    else if (code === 41 && last && isOffset) last.offsets.push(Number(value));
    // The first of the lengths that 74 counts is the offset; the others are breaks along the line.
    isOffset = code === 74;
  }
  return corners.map(({ at: [x, y], miter: [across, up], offsets }) =>
    offsets.map((offset): Point => [x + offset * across, y + offset * up]),
  );
};

/** Bit of a multiline's flags. */
const CLOSED_MULTILINE = 2;

const multiline = (entity: Entity): readonly Path[] => {
  const corners = cornersOfMultiline(entity);
  const isClosed = (numberOf(entity, 71) & CLOSED_MULTILINE) !== 0;
  return (corners[0] ?? []).map((_, line) => ({
    points: corners.flatMap((lines) => lines.slice(line, line + 1)),
    isClosed,
  }));
};

const ellipse = (entity: Entity): Point[] => {
  const [x, y] = [numberOf(entity, 11), numberOf(entity, 21)];
  // It turns about its normal: seen from below, it turns the other way.
  const ratio = numberOf(entity, 40, 1) * (numberOf(entity, 230, 1) < 0 ? -1 : 1);
  const from = numberOf(entity, 41);
  const sweep = numberOf(entity, 42, 2 * Math.PI) - from;
  const placed: Placement = [
    x,
    y,
    -y * ratio,
    x * ratio,
    numberOf(entity, 10),
    numberOf(entity, 20),
  ];
  return arc([0, 0], 1, from, sweep).map((point) => moved(placed, point));
};

/** Quarter of a full turn as it is drawn, radians. */
const QUARTER = { least: 1.4, most: 1.75 } as const;

export const startOf = (entity: Entity): Point => [numberOf(entity, 10), numberOf(entity, 20)];

const sweepOf = (entity: Entity): number => {
  const turn = (numberOf(entity, 51) - numberOf(entity, 50)) * RADIANS;
  return ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
};

/** True of an arc as the leaf of a door draws. */
export const isQuarter = (entity: Entity): boolean => {
  const sweep = sweepOf(entity);
  return entity.type === 'ARC' && sweep >= QUARTER.least && sweep <= QUARTER.most;
};

const arcOf = (entity: Entity): Point[] => {
  const from = numberOf(entity, 50) * RADIANS;
  const sweep = sweepOf(entity);
  return arc(startOf(entity), numberOf(entity, 40), from, sweep === 0 ? 2 * Math.PI : sweep);
};

const open = (points: Point[]): readonly Path[] => [{ points, isClosed: false }];
const closed = (points: Point[]): readonly Path[] => [{ points, isClosed: true }];

const isFullTurn = (entity: Entity): boolean =>
  numberOf(entity, 42, 2 * Math.PI) - numberOf(entity, 41) > 2 * Math.PI - 1e-3;

const numbersOf = ({ groups }: Pick<Entity, 'groups'>, code: number): number[] =>
  groups.filter(([found]) => found === code).map(([, value]) => Number(value));

const pointsOf = (entity: Pick<Entity, 'groups'>, code: number): Point[] => {
  const ups = numbersOf(entity, code + 10);
  return numbersOf(entity, code).map((x, index): Point => [x, ups[index] ?? 0]);
};

/** Steps from one knot of a curve to the next. */
const CURVE_STEPS = 8;

/** The point of a curve of control points. Source: C. de Boor, A Practical Guide to Splines. */
const curvePoint = (
  controls: readonly Point[],
  knots: readonly number[],
  degree: number,
  span: number,
  at: number,
): Point => {
  const row = controls.slice(span - degree, span + 1);
  for (let level = 1; level <= degree; level += 1)
    for (let index = degree; index >= level; index -= 1) {
      const from = knots[span - degree + index] ?? 0;
      const reach = (knots[span + 1 + index - level] ?? 0) - from;
      const share = reach === 0 ? 0 : (at - from) / reach;
      const [ax, ay] = row[index - 1] ?? [0, 0];
      const [bx, by] = row[index] ?? [0, 0];
      row[index] = [ax + share * (bx - ax), ay + share * (by - ay)];
    }
  return row[degree] ?? [0, 0];
};

/** A curve without knots is the line through its points. */
const spline = (entity: Entity): readonly Path[] => {
  const controls = pointsOf(entity, 10);
  const knots = numbersOf(entity, 40);
  const degree = numberOf(entity, 71, 3);
  const isKnown = degree > 0 && degree < 10 && knots.length === controls.length + degree + 1;
  const passed = pointsOf(entity, 11);
  const points = isKnown
    ? controls.slice(degree).flatMap((_, index) => {
        const span = degree + index;
        const [from, to] = [knots[span] ?? 0, knots[span + 1] ?? 0];
        return Array.from({ length: to > from ? CURVE_STEPS : 0 }, (_step, step) =>
          curvePoint(controls, knots, degree, span, from + ((to - from) * step) / CURVE_STEPS),
        );
      })
    : passed.length > 0
      ? passed
      : controls;
  const [last] = isKnown ? controls.slice(-1) : [];
  const isClosed = (numberOf(entity, 70) & CLOSED) !== 0;
  return isClosed ? closed(points) : open(last ? [...points, last] : points);
};

// Hatches: what they fill is an outline, drawn at once or edge by edge.

/** Bits of an outline's kind. */
const OUTER = 1 | 16;
const IS_POLYLINE = 2;

/** An edge that turns clockwise has its angles the other way round. */
const edgeOf = (groups: readonly DxfGroup[]): Point[] => {
  const edge = { type: '', groups, parts: [] };
  const kind = numberOf(edge, 72);
  if (kind === 1) return [startOf(edge), [numberOf(edge, 11), numberOf(edge, 21)]];
  if (kind !== 2) return pointsOf(edge, 10);
  const way = numberOf(edge, 73, 1) === 0 ? -1 : 1;
  const sweep = sweepOf(edge) || 2 * Math.PI;
  return arc(startOf(edge), numberOf(edge, 40), way * numberOf(edge, 50) * RADIANS, way * sweep);
};

const splitAt = (groups: readonly DxfGroup[], code: number): DxfGroup[][] => {
  const parts: DxfGroup[][] = [];
  for (const group of groups)
    if (group[0] === code) parts.push([group]);
    else parts.at(-1)?.push(group);
  return parts;
};

const hatch = ({ groups }: Entity): readonly Path[] => {
  const style = groups.findIndex(([code]) => code === 75);
  const loops = splitAt(groups.slice(0, style < 0 ? undefined : style), 92);
  return loops.flatMap((loop) => {
    const kind = Number(loop[0]?.[1]);
    if ((kind & OUTER) === 0 && loops.length > 1) return [];
    if ((kind & IS_POLYLINE) !== 0) return closed(linesOf(lightVertices({ groups: loop }), true));
    return closed(splitAt(loop, 72).flatMap(edgeOf));
  });
};

export const PATHS: Readonly<Record<string, (entity: Entity) => readonly Path[]>> = {
  LINE: (entity) => open([startOf(entity), [numberOf(entity, 11), numberOf(entity, 21)]]),
  LWPOLYLINE: polyline,
  POLYLINE: polyline,
  MLINE: multiline,
  ARC: (entity) => open(arcOf(entity)),
  CIRCLE: (entity) =>
    closed(arc(startOf(entity), numberOf(entity, 40), 0, 2 * Math.PI).slice(0, -1)),
  ELLIPSE: (entity) => (isFullTurn(entity) ? closed : open)(ellipse(entity)),
  SPLINE: spline,
  HATCH: hatch,
  LEADER: (entity) => open(pointsOf(entity, 10)),
};
