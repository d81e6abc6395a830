// What a DXF drawing shows of the model: lines, closed outlines and words, with blocks put in place. Layers that are off or
// frozen, invisible entities and paper space are left out. Units of the drawing, y upward.
import { badInput } from '../../../../domain/errors.ts';
import { type Block, type DxfFile, type Entity, numberOf, valueOf } from './dxf-file.ts';
import type { Point } from './measured-plan.ts';
import { mtextLines, plainText } from './dxf-text.ts';

export interface Outline {
  layer: string;
  points: readonly Point[];
}

export interface DxfWords {
  lines: readonly string[];
  /** Left end of the first line's base. */
  at: Point;
  height: number;
  /** Radians, counterclockwise. */
  angle: number;
  /** It is part of a dimension, and names no room. */
  isDimension: boolean;
}

export interface DxfShapes {
  /** Open lines, each a row of points. */
  paths: Outline[];
  /** Closed outlines. */
  outlines: Outline[];
  words: DxfWords[];
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];
const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const RADIANS = Math.PI / 180;
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

const lightVertices = ({ groups }: Entity): Vertex[] => {
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

const polyline = (entity: Entity): Path => {
  const vertices = entity.type === 'POLYLINE' ? heavyVertices(entity) : lightVertices(entity);
  const flags = numberOf(entity, 70);
  const [first, last] = [vertices[0], vertices.at(-1)];
  if (!first || !last || (entity.type === 'POLYLINE' && (flags & MESH) !== 0))
    return { points: [], isClosed: false };
  const ends = Math.hypot(first.at[0] - last.at[0], first.at[1] - last.at[1]);
  const meets = vertices.length > 3 && ends < 1e-6;
  const isClosed = (flags & CLOSED) !== 0 || meets;
  const points = vertices.flatMap(({ at, bulge }, index) => {
    const next = vertices[index + 1] ?? (isClosed ? first : undefined);
    return next ? [at, ...bulged(at, next.at, bulge)] : [at];
  });
  return { points: meets ? points.slice(0, -1) : points, isClosed };
};

const ellipse = (entity: Entity): Point[] => {
  const [x, y] = [numberOf(entity, 11), numberOf(entity, 21)];
  const ratio = numberOf(entity, 40, 1);
  const from = numberOf(entity, 41);
  const sweep = numberOf(entity, 42, 2 * Math.PI) - from;
  const placed: Matrix = [x, y, -y * ratio, x * ratio, numberOf(entity, 10), numberOf(entity, 20)];
  return arc([0, 0], 1, from, sweep).map((point) => moved(placed, point));
};

const startOf = (entity: Entity): Point => [numberOf(entity, 10), numberOf(entity, 20)];

const arcOf = (entity: Entity): Point[] => {
  const from = numberOf(entity, 50) * RADIANS;
  const turn = numberOf(entity, 51) * RADIANS - from;
  const sweep = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return arc(startOf(entity), numberOf(entity, 40), from, sweep === 0 ? 2 * Math.PI : sweep);
};

const PATHS: Readonly<Record<string, (entity: Entity) => Path>> = {
  LINE: (entity) => ({
    points: [startOf(entity), [numberOf(entity, 11), numberOf(entity, 21)]],
    isClosed: false,
  }),
  LWPOLYLINE: polyline,
  POLYLINE: polyline,
  ARC: (entity) => ({ points: arcOf(entity), isClosed: false }),
  CIRCLE: (entity) => ({
    points: arc(startOf(entity), numberOf(entity, 40), 0, 2 * Math.PI),
    isClosed: false,
  }),
  ELLIPSE: (entity) => ({ points: ellipse(entity), isClosed: false }),
};

// Words: text aligned otherwise than to its left end is moved there by the mean width of its letters.

const LETTER = 0.6;
const LINE_STEP = 1.6;

const widthOf = (lines: readonly string[], height: number) =>
  Math.max(0, ...lines.map(({ length }) => length)) * LETTER * height;

/** Codes 72 and 73 of TEXT: 1, 4 the middle, 2 the right end; with them the second point counts. */
const textOf = (entity: Entity): DxfWords => {
  const lines = [plainText(valueOf(entity, 1) ?? '')];
  const height = numberOf(entity, 40, 1);
  const angle = numberOf(entity, 50) * RADIANS;
  const across = numberOf(entity, 72);
  const isAligned = across > 0 || numberOf(entity, 73) > 0;
  const [x, y] =
    isAligned && valueOf(entity, 11) !== undefined
      ? [numberOf(entity, 11), numberOf(entity, 21)]
      : startOf(entity);
  const share = across === 2 ? 1 : across === 1 || across === 4 ? 0.5 : 0;
  const back = widthOf(lines, height) * share;
  const down =
    numberOf(entity, 73) === 3
      ? height
      : across === 4 || numberOf(entity, 73) === 2
        ? height / 2
        : 0;
  const at: Point = [
    x - back * Math.cos(angle) + down * Math.sin(angle),
    y - back * Math.sin(angle) - down * Math.cos(angle),
  ];
  return { lines, at, height, angle, isDimension: false };
};

/** Attachment of MTEXT: 1 to 9, rows of left, center and right from the top down. */
const mtextOf = (entity: Entity): DxfWords => {
  const chunks = entity.groups.filter(([code]) => code === 3 || code === 1);
  const lines = mtextLines(chunks.map(([, value]) => value).join(''));
  const height = numberOf(entity, 40, 1);
  const hasDirection = valueOf(entity, 11) !== undefined;
  const angle = hasDirection
    ? Math.atan2(numberOf(entity, 21), numberOf(entity, 11))
    : numberOf(entity, 50) * RADIANS;
  const attachment = numberOf(entity, 71, 1) - 1;
  const back = (widthOf(lines, height) * (attachment % 3)) / 2;
  const tall = height * (1 + (lines.length - 1) * LINE_STEP);
  const down = height - (tall * Math.trunc(attachment / 3)) / 2;
  const [x, y] = startOf(entity);
  const at: Point = [
    x - back * Math.cos(angle) + down * Math.sin(angle),
    y - back * Math.sin(angle) - down * Math.cos(angle),
  ];
  return { lines, at, height, angle, isDimension: false };
};

// Blocks in place.

/** A drawing that counts its plane from below is mirrored. */
const isMirrored = (entity: Entity) => numberOf(entity, 230, 1) < 0;
const MIRROR: Matrix = [-1, 0, 0, 1, 0, 0];

const insertions = (entity: Entity, { base }: Block): Matrix[] => {
  const [x, y] = startOf(entity);
  const angle = numberOf(entity, 50) * RADIANS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn: Matrix = [cos, sin, -sin, cos, x, y];
  const scale: Matrix = [numberOf(entity, 41, 1), 0, 0, numberOf(entity, 42, 1), 0, 0];
  const back: Matrix = [1, 0, 0, 1, -base[0], -base[1]];
  const [columns, rows] = [
    Math.max(1, numberOf(entity, 70, 1)),
    Math.max(1, numberOf(entity, 71, 1)),
  ];
  if (columns * rows > MOST_COPIES) throw tooMuch();
  return Array.from({ length: columns * rows }, (_, index) => {
    const across = (index % columns) * numberOf(entity, 44);
    const up = Math.trunc(index / columns) * numberOf(entity, 45);
    return times(times(times(turn, [1, 0, 0, 1, across, up]), scale), back);
  });
};

const MOST_COPIES = 10_000;
const MOST_SHAPES = 300_000;
/** Entities that are looked at, hidden ones and copies of blocks included: what shows nothing takes time, too. */
const MOST_LOOKS = 3_000_000;
const DEEPEST = 16;
const tooMuch = () =>
  badInput(
    'The blocks of this drawing hold more than a floor plan needs. Save the floor plan alone as DXF, or as PDF, and upload that.',
  );

interface Where {
  matrix: Matrix;
  /** Layer of the block's insertion, which its layer 0 takes. */
  layer: string | null;
  depth: number;
  isDimension: boolean;
}

const INVISIBLE = 1;

class Shapes implements DxfShapes {
  readonly paths: Outline[] = [];
  readonly outlines: Outline[] = [];
  readonly words: DxfWords[] = [];
  #count = 0;
  #looks = 0;
  readonly #file: DxfFile;

  constructor(file: DxfFile) {
    this.#file = file;
  }

  addAll(entities: readonly Entity[], where: Where): void {
    this.#looks += entities.length + 1;
    if (this.#looks > MOST_LOOKS) throw tooMuch();
    for (const entity of entities) {
      const own = (valueOf(entity, 8) ?? '0').trim();
      const layer = own === '0' && where.layer !== null ? where.layer : own;
      const state = this.#file.layers.get(layer.toLowerCase());
      const isHidden = numberOf(entity, 60) === INVISIBLE || numberOf(entity, 67) === 1;
      if (isHidden || state?.isFrozen === true) continue;
      // What a block that is off holds on layers of its own is shown.
      if (state?.isOff === true && entity.type !== 'INSERT') continue;
      this.#add(entity, { ...where, layer });
    }
  }

  #add(entity: Entity, where: Where): void {
    this.#count += 1;
    if (this.#count > MOST_SHAPES) throw tooMuch();
    const isPlane = entity.type !== 'LINE' && entity.type !== 'MTEXT' && entity.type !== 'ELLIPSE';
    const matrix = isPlane && isMirrored(entity) ? times(where.matrix, MIRROR) : where.matrix;
    const placed = { ...where, matrix };
    if (entity.type === 'INSERT') this.#insert(entity, placed);
    else if (entity.type === 'DIMENSION') this.#dimension(entity, where);
    else if (entity.type === 'TEXT') this.#say(textOf(entity), placed);
    else if (entity.type === 'MTEXT') this.#say(mtextOf(entity), placed);
    else this.#draw(entity, placed);
  }

  #insert(entity: Entity, where: Where): void {
    const block = this.#file.blocks.get((valueOf(entity, 2) ?? '').trim().toLowerCase());
    if (!block || where.depth >= DEEPEST) return;
    for (const copy of insertions(entity, block))
      this.addAll(block.entities, {
        ...where,
        matrix: times(where.matrix, copy),
        depth: where.depth + 1,
      });
    // Attributes stand where they are, not where the block is put.
    for (const part of entity.parts)
      if ((numberOf(part, 70) & INVISIBLE) === 0 && numberOf(part, 60) === 0)
        this.#say(textOf(part), where);
  }

  /** Dimensions are drawn as blocks that stand in place already. */
  #dimension(entity: Entity, where: Where): void {
    const block = this.#file.blocks.get((valueOf(entity, 2) ?? '').trim().toLowerCase());
    if (block && where.depth < DEEPEST)
      this.addAll(block.entities, { ...where, depth: where.depth + 1, isDimension: true });
  }

  #say(words: DxfWords, { matrix, isDimension }: Where): void {
    const lines = words.lines.filter((line) => line.trim() !== '');
    if (lines.length === 0) return;
    const [a, b, c, d] = matrix;
    const along = Math.atan2(
      b * Math.cos(words.angle) + d * Math.sin(words.angle),
      a * Math.cos(words.angle) + c * Math.sin(words.angle),
    );
    this.words.push({
      lines,
      at: moved(matrix, words.at),
      height: words.height * Math.sqrt(Math.abs(a * d - b * c)),
      angle: along,
      isDimension,
    });
  }

  #draw(entity: Entity, { matrix, layer }: Where): void {
    const { points, isClosed } = PATHS[entity.type]?.(entity) ?? { points: [], isClosed: false };
    const placed = points.map((point) => moved(matrix, point));
    if (placed.length < 2 || !placed.flat().every(Number.isFinite)) return;
    this.#count += placed.length / 8;
    const isOutline = isClosed && placed.length > 2;
    (isOutline ? this.outlines : this.paths).push({ layer: layer ?? '0', points: placed });
  }
}

/** @throws DomainError BAD_INPUT when it holds more than a plan can */
export const shapesOf = (file: DxfFile): DxfShapes => {
  const shapes = new Shapes(file);
  shapes.addAll(file.entities, { matrix: IDENTITY, layer: null, depth: 0, isDimension: false });
  return shapes;
};
