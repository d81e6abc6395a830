// What a DXF drawing shows of the model: lines, closed outlines and words, with blocks put in place. Layers that are off or
// frozen, invisible entities and paper space are left out. Units of the drawing, y upward.
import { badInput } from '../../../../domain/errors.ts';
import { type Block, type DxfFile, type Entity, numberOf, valueOf } from './dxf-file.ts';
import {
  IDENTITY,
  isQuarter,
  type Placement,
  moved,
  PATHS,
  RADIANS,
  startOf,
  times,
} from './dxf-paths.ts';
import type { Point } from './measured-plan.ts';
import { type DxfWords, leaderOf, mtextOf, textOf, type Written } from './dxf-words.ts';

export interface Outline {
  layer: string;
  points: readonly Point[];
}

/** An arc of a quarter turn, as the leaf of a door draws. */
export interface Swing {
  hinge: Point;
  ends: readonly [Point, Point];
}

/** A block that is a door or a window, by its name or layer. */
export interface Fitting {
  kind: 'DOOR' | 'WINDOW';
  /** Points of all that is drawn in it. */
  points: readonly Point[];
  swings: readonly Swing[];
  /** Where its own x runs, of length 1. */
  along: Point;
}

export interface DxfShapes {
  /** Open lines, each a row of points. */
  paths: Outline[];
  /** Closed outlines. */
  outlines: Outline[];
  /** Outer outlines of hatches. */
  hatches: Outline[];
  words: DxfWords[];
  fittings: Fitting[];
  /** Lines and outlines on layers of windows that are in no block of one. */
  panes: Outline[];
  /** Those that are in no block of a door or window, nor on a layer of other things. */
  swings: Swing[];
  /** Where arrows point, by the handle of the words that they lead from. */
  tips: ReadonlyMap<string, Point>;
  /** Names of files that the drawing shows and does not hold. */
  files: ReadonlySet<string>;
}

// Blocks in place.

/** A drawing that counts its plane from below is mirrored. */
const isMirrored = (entity: Entity) => numberOf(entity, 230, 1) < 0;
/** Their points are those of the drawing, whatever their plane. Source: Autodesk, DXF Reference. */
const OF_THE_WORLD: ReadonlySet<string> = new Set(['LINE', 'MLINE', 'MTEXT', 'ELLIPSE', 'SPLINE']);
const MIRROR: Placement = [-1, 0, 0, 1, 0, 0];

const insertions = (entity: Entity, { base }: Block): Placement[] => {
  const [x, y] = startOf(entity);
  const angle = numberOf(entity, 50) * RADIANS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn: Placement = [cos, sin, -sin, cos, x, y];
  const scale: Placement = [numberOf(entity, 41, 1), 0, 0, numberOf(entity, 42, 1), 0, 0];
  const back: Placement = [1, 0, 0, 1, -base[0], -base[1]];
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
/** Lines of words: more are not read in the time that reading a plan may take. */
const MOST_LINES = 50_000;
/** Entities that are looked at, hidden ones and copies of blocks included: what shows nothing takes time, too. */
const MOST_LOOKS = 3_000_000;
const DEEPEST = 16;
const tooMuch = () =>
  badInput(
    'The blocks of this drawing hold more than a floor plan needs. Save the floor plan alone as DXF, or as PDF, and upload that.',
  );

interface Where {
  matrix: Placement;
  /** Layer of the block's insertion, which its layer 0 takes. */
  layer: string | null;
  depth: number;
  isDimension: boolean;
}

const INVISIBLE = 1;

/** Names of blocks and layers, as AIA layers and programs have them. */
const FITTINGS = [
  ['DOOR', /(?<![a-z])door(?!bell)|(?<![a-z])(?:dr|tür|tuer|porte|puerta)(?![a-z])/i],
  ['WINDOW', /window|fenster|fen[eê]tre|ventana|glaz|(?<![a-z])(?:wind?|wdw)(?![a-z])/i],
] as const;
/** Signs that number doors and windows stand beside them, and are none. */
const SIGNS = /tag|iden|anno|mark|label|numb|sched|symb|dims?(?![a-z])/i;
const fittingKind = (block: string, layer: string): Fitting['kind'] | null =>
  [block, layer]
    .filter((name) => !SIGNS.test(name))
    .flatMap((name) => FITTINGS.filter(([, names]) => names.test(name)))
    .map(([kind]) => kind)[0] ?? null;

/** What a block holds, with the blocks in it. */
interface Content {
  points: number;
  /** Arcs of a quarter turn. */
  leaves: number;
  /** Blocks that are doors or windows by their names. */
  fittings: number;
}

/** Most that one door or window holds. What holds more is a plan, or all doors of a floor: each in it counts by itself. */
const ONE_FITTING = { points: 2_000, leaves: 2, fittings: 1 } as const satisfies Content;

/** Layers of things whose arcs are no doors. */
const NO_SWINGS = /furn|fixt|equip|case|cabin|appl|plumb|hatch|symb|light|elec|hvac|mech/i;

class Shapes implements DxfShapes {
  readonly paths: Outline[] = [];
  readonly outlines: Outline[] = [];
  readonly hatches: Outline[] = [];
  readonly panes: Outline[] = [];
  readonly tips = new Map<string, Point>();
  readonly files = new Set<string>();
  readonly words: DxfWords[] = [];
  readonly fittings: Fitting[] = [];
  readonly swings: Swing[] = [];
  #isInFitting = false;
  #count = 0;
  #looks = 0;
  #lines = 0;
  readonly #file: DxfFile;
  readonly #contents = new Map<Block, Content>();

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
    const isPlane = !OF_THE_WORLD.has(entity.type);
    const matrix = isPlane && isMirrored(entity) ? times(where.matrix, MIRROR) : where.matrix;
    const placed = { ...where, matrix };
    if (entity.type === 'INSERT') this.#insert(entity, placed);
    else if (entity.type === 'DIMENSION') this.#dimension(entity, where);
    else if (entity.type === 'TEXT') this.#say(textOf(entity), placed, entity);
    else if (entity.type === 'MTEXT') this.#say(mtextOf(entity), placed, entity);
    else if (entity.type === 'MULTILEADER') this.#lead(entity, where);
    else this.#draw(entity, placed);
    if (entity.type === 'LEADER') this.#point(valueOf(entity, 340), startOf(entity), where);
  }

  #point(handle: string | undefined, tip: Point, { matrix }: Where): void {
    if (handle !== undefined) this.tips.set(handle.trim(), moved(matrix, tip));
  }

  #lead(entity: Entity, where: Where): void {
    const leader = leaderOf(entity);
    if (!leader) return;
    this.#say(leader.words, where, entity);
    if (leader.tip) this.#point(valueOf(entity, 5), leader.tip, where);
  }

  #insert(entity: Entity, where: Where): void {
    const name = (valueOf(entity, 2) ?? '').trim();
    const block = this.#blockOf(entity);
    if (!block || where.depth >= DEEPEST) return;
    if (block.file !== null) this.files.add(block.file);
    const named = this.#isInFitting ? null : fittingKind(name, where.layer ?? '');
    const kind = named !== null && this.#isOneFitting(block, where.depth + 1) ? named : null;
    for (const copy of insertions(entity, block)) {
      const matrix = times(where.matrix, copy);
      const add = () => this.addAll(block.entities, { ...where, matrix, depth: where.depth + 1 });
      if (kind === null) add();
      else this.#fit(kind, matrix, add);
    }
    // Attributes stand where they are, not where the block is put.
    for (const part of entity.parts)
      if ((numberOf(part, 70) & INVISIBLE) === 0 && numberOf(part, 60) === 0)
        this.#say(textOf(part), where, part);
  }

  #blockOf(entity: Entity): Block | undefined {
    return this.#file.blocks.get((valueOf(entity, 2) ?? '').trim().toLowerCase());
  }

  #contentOf(block: Block, depth: number): Content {
    const known = this.#contents.get(block);
    if (known) return known;
    const content: Content = { points: 0, leaves: 0, fittings: 0 };
    // Deeper blocks are not drawn.
    if (depth > DEEPEST) return content;
    // A block that holds itself adds nothing.
    this.#contents.set(block, content);
    for (const entity of block.entities) {
      const inner = entity.type === 'INSERT' ? this.#blockOf(entity) : undefined;
      if (inner) {
        const { points, leaves, fittings } = this.#contentOf(inner, depth + 1);
        content.points += points;
        content.leaves += leaves;
        content.fittings += fittings + (fittingKind(valueOf(entity, 2) ?? '', '') ? 1 : 0);
      } else {
        for (const { points } of PATHS[entity.type]?.(entity) ?? [])
          content.points += points.length;
        content.leaves += isQuarter(entity) ? 1 : 0;
      }
    }
    return content;
  }

  #isOneFitting(block: Block, depth: number): boolean {
    const { points, leaves, fittings } = this.#contentOf(block, depth);
    return (
      points <= ONE_FITTING.points &&
      leaves <= ONE_FITTING.leaves &&
      fittings <= ONE_FITTING.fittings
    );
  }

  /** Keeps what `add` draws as one door or window. */
  #fit(kind: Fitting['kind'], [a, b]: Placement, add: () => void): void {
    const [paths, outlines, swings] = [this.paths, this.outlines, this.swings].map(
      ({ length }) => length,
    );
    this.#isInFitting = true;
    add();
    this.#isInFitting = false;
    const drawn = [...this.paths.slice(paths), ...this.outlines.slice(outlines)];
    const points = drawn.flatMap((one) => one.points);
    const length = Math.hypot(a, b);
    const own = this.swings.splice(swings ?? 0);
    if (points.length < 2 || length === 0) return;
    this.fittings.push({ kind, points, swings: own, along: [a / length, b / length] });
  }

  /** Dimensions are drawn as blocks that stand in place already. */
  #dimension(entity: Entity, where: Where): void {
    const block = this.#blockOf(entity);
    if (block && where.depth < DEEPEST)
      this.addAll(block.entities, { ...where, depth: where.depth + 1, isDimension: true });
  }

  #say(words: Written, { matrix, layer, isDimension }: Where, entity: Entity): void {
    const lines = words.lines.filter((line) => line.trim() !== '');
    if (lines.length === 0) return;
    this.#lines += lines.length;
    if (this.#lines > MOST_LINES) throw tooMuch();
    const [a, b, c, d] = matrix;
    const along = Math.atan2(
      b * Math.cos(words.angle) + d * Math.sin(words.angle),
      a * Math.cos(words.angle) + c * Math.sin(words.angle),
    );
    this.words.push({
      lines,
      layer: layer ?? '0',
      handle: (valueOf(entity, 5) ?? '').trim(),
      at: moved(matrix, words.at),
      height: words.height * Math.sqrt(Math.abs(a * d - b * c)),
      angle: along,
      isDimension,
    });
  }

  #swing(entity: Entity, matrix: Placement, points: readonly Point[], layer: string): void {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || !isQuarter(entity)) return;
    if (!this.#isInFitting && NO_SWINGS.test(layer)) return;
    this.swings.push({ hinge: moved(matrix, startOf(entity)), ends: [first, last] });
  }

  #draw(entity: Entity, { matrix, layer }: Where): void {
    for (const { points, isClosed } of PATHS[entity.type]?.(entity) ?? []) {
      const placed = points.map((point) => moved(matrix, point));
      if (placed.length < 2 || !placed.flat().every(Number.isFinite)) continue;
      this.#count += placed.length / 8;
      this.#swing(entity, matrix, placed, layer ?? '0');
      const closed = entity.type === 'HATCH' ? this.hatches : this.outlines;
      const into = isClosed && placed.length > 2 ? closed : this.paths;
      const drawn: Outline = { layer: layer ?? '0', points: placed };
      into.push(drawn);
      if (!this.#isInFitting && fittingKind('', drawn.layer) === 'WINDOW') this.panes.push(drawn);
    }
  }
}

/** @throws DomainError BAD_INPUT when it holds more than a plan can */
export const shapesOf = (file: DxfFile): DxfShapes => {
  const shapes = new Shapes(file);
  shapes.addAll(file.entities, { matrix: IDENTITY, layer: null, depth: 0, isDimension: false });
  return shapes;
};
