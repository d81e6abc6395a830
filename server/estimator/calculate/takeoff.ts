// Turns pieces of work into explained, rounded quantities of catalog items. It knows no prices.
import { type Grade, GRADE_OF } from '../book/grades.ts';
import type { Assembly } from '../book/assemblies.ts';
import type { PriceBook } from '../book/price-book.ts';
import { oncePerLoss, poolOf } from './once-per-loss.ts';
import { oncePerRoom } from './once-per-room.ts';
import { mostOf, asListedQuantity, orderOf } from './order-quantity.ts';
import type { WorkLine } from './work-line.ts';
import { type WorkPackage, fits } from './work-package.ts';
import { toHundredths } from '../../domain/numbers.ts';
import { inputsOf, runAssembly, type TakeoffItem } from './run-assembly.ts';
import { explain } from './explain.ts';
import { addGoods, goodsInUnits, goodsOfAll } from './line-goods.ts';
import { atToldWaste } from './own-waste.ts';
import { geometryOf } from './space.ts';
import { WHOLE_JOB } from './marked-up.ts';
import { goodsAlone } from './materials-only.ts';
import type { QuantityBasis } from '../../domain/catalog.ts';
import { GEOMETRY } from '../book/geometry-names.ts';
import { allPlaces } from '../../domain/scope/upload-place.ts';
import type { Origin } from './origin.ts';

// Makes the origin of lines out of their package, with the details that it holds of them: the upload a quantity was read
// in, the terms of a single line.

/** Where the lines of the package come from; each has measures of its own. */
const originOf = ({ assembly, from, space }: WorkPackage): Origin => {
  const rooms = from?.rooms ?? (space.label === '' ? [] : [space]);
  return {
    workIds: from ? [from.work.id] : [],
    placeId: from?.place.id ?? null,
    rooms: rooms.flatMap(({ label }) => label || []),
    roomTypes: [...new Set([space.type, ...rooms.map(({ type }) => type)])],
    assembly,
    measures: [],
    isListed: from?.work.by === 'DOCUMENT',
  };
};

/** Measures of the place among the inputs of a quantity. */
const measuresOf = (inputs: readonly string[]): string[] =>
  inputs.filter((name) => GEOMETRY.has(name) && name !== 'g');

/** Measures of a room itself; its height, doors and windows are mostly assumed. */
const SIZES: ReadonlySet<string> = new Set(['L', 'B', 'A', 'P', 'W', 'Wn', 'C']);

/** Where in the uploads the quantity, or the size it follows from, was read. */
const quantityFromOf = (
  { from }: WorkPackage,
  basis: QuantityBasis,
  { measures, isListed }: Origin,
): { quantityFrom?: string } => {
  const isOfRoom =
    basis === 'PLAN' || (basis === 'DERIVED' && measures.some((name) => SIZES.has(name)));
  const told = basis === 'STATED' || isListed ? from?.work.quantityFrom : null;
  const found =
    told ?? (isOfRoom && from ? allPlaces(from.rooms.map(({ source }) => source)) : null);
  return found === null ? {} : { quantityFrom: found };
};

/** Terms of single lines of the package: another finish level, the age of the thing replaced. */
const ownTermsOf = ({ from }: WorkPackage, code: string): Pick<WorkLine, 'grade' | 'listedAge'> => {
  if (!from) return {};
  const line = from.work.set.find((entry) => fits(code, entry.code));
  const level = line?.finishLevel ?? from.work.finishLevel;
  const age = line?.age ?? from.work.age;
  return {
    ...(level === null ? {} : { grade: GRADE_OF[level] }),
    ...(age === null ? {} : { listedAge: age }),
  };
};

// Says of a quantity of an assembly how it was found: its basis, how full what it orders is.

/** Where a quantity comes from: the weakest of its inputs; a bare stated input counts as stated. */
const basisOf = (
  { formula, variables }: TakeoffItem,
  inputs: readonly string[],
  { space, stated }: WorkPackage,
): QuantityBasis => {
  const leaves = inputs.filter((name) => name !== 'g');
  // "66 SF of wall tile": the usual amount of such a room; one of a thing follows from the work itself.
  if (leaves.length === 0) return formula.source === '1' ? 'DERIVED' : 'DEFAULT';
  const isStated = (name: string) => stated.has(name);
  const bare = leaves.length === 1 && formula.source === leaves[0];
  if (leaves.some((name) => GEOMETRY.has(name) && !isStated(name) && space.basis === 'DEFAULT')) {
    return leaves.some(isStated) && !leaves.some((name) => GEOMETRY.has(name))
      ? 'STATED'
      : 'DEFAULT';
  }
  if (bare && leaves.every(isStated)) return 'STATED';
  if (bare && leaves.every((name) => ['A', 'L', 'B', 'C'].includes(name))) return space.basis;
  // "Base cabinets, 0.115 ft for each SF": a rule of thumb over the room, not a measure of it.
  const measures = new Set(
    leaves.filter((name) => GEOMETRY.has(name)).map((name) => variables[name]),
  );
  const isUsual = (name: string) => {
    const value = variables[name];
    const isOwn = !GEOMETRY.has(name) && !isStated(name);
    return isOwn && typeof value === 'number' && value !== 0 && !measures.has(value);
  };
  return leaves.some(isUsual) && !leaves.some(isStated) ? 'DEFAULT' : 'DERIVED';
};

/** Share of its load that a small work of unknown debris fills. */
const USUAL_FILL = 0.5;
const PER_AREA = /^ceil\((\w+)\/(\d+)\)$/;

/** "One load per 450 SF" before it is rounded up: small works share a load. */
const fillOf = ({ formula, variables }: TakeoffItem): { fill?: number } => {
  const [, name = '', per] = PER_AREA.exec(formula.source) ?? [];
  const value = variables[name];
  if (typeof value === 'number' && per !== undefined) return { fill: value / Number(per) };
  return formula.source === '1' ? { fill: USUAL_FILL } : {};
};

// The lines that the assembly of a piece of work comes to in its space, and how each quantity was found.

// Parts named beside a whole-job price per square foot: shown as lines of their own, and taken out of that price.

/** Less than this share of a whole-job price stays in it whatever is named beside it. */
const LEAST_SHARE = 0.2;

/**
 * Splits stated parts off a whole-job line. The price per square foot holds the part in its usual amount, as the
 * assembly per element counts it; that amount leaves the price, the stated one becomes a line. Other work is untouched.
 */
const withNamedParts = (
  lines: readonly WorkLine[],
  work: WorkPackage,
  book: PriceBook,
  grade: Grade,
): WorkLine[] => {
  const [whole, other] = lines;
  const elements = book.assemblies.get(`${work.assembly}_elements`);
  if (!whole || other || whole.item.category !== WHOLE_JOB || !elements) return [...lines];
  const usual = runAssembly(elements, geometryOf(work.space), grade);
  let left = whole.quantity * whole.item.costs[grade].price;
  const total = left;
  const parts: WorkLine[] = [];
  for (const { pattern, quantity } of work.overrides) {
    const item = book.items.get(pattern);
    const held = usual.find(({ code }) => code === pattern);
    if (!item || !held || quantity <= 0) continue;
    left -= held.quantity * item.costs[grade].price;
    parts.push({
      ...whole,
      item,
      ...orderOf(item, quantity),
      basis: 'STATED',
      ofWholeJob: true,
      formula: `${quantity} ${item.unit} as stated; the price per ${whole.item.unit} is less by the usual ${Math.round(held.quantity * 10) / 10} ${item.unit}`,
    });
  }
  if (parts.length === 0) return [...lines];
  const share = Math.max(LEAST_SHARE, left / total);
  return [
    {
      ...whole,
      priceShare: whole.priceShare * share,
      formula: `${whole.formula}; without what stands in lines of its own`,
    },
    ...parts,
  ];
};

const MAKE_READY = new Set(['make_ready', 'unit_turn', 'multi_unit_turn']);

// Named lines stay at every finish level: a level that leaves a named line out, or has another in its place, takes it as
// another level has it.

/** The levels to look for a named line in, the usual one first. */
const LEVELS: readonly Grade[] = [1, 2, 0];

const takeoffsOf = (
  assembly: Assembly,
  work: WorkPackage,
  grade: Grade,
  book: PriceBook,
): TakeoffItem[] => {
  const at = (level: Grade) => runAssembly(assembly, geometryOf(work.space), level, work.params);
  const own = at(grade);
  const has = (lines: readonly TakeoffItem[], code: string) =>
    lines.some((line) => fits(line.code, code));
  const missing = (work.from?.work.set ?? []).filter(
    ({ basis, code }) => basis === 'STATED' && !has(own, code),
  );
  if (missing.length === 0) return own;
  const kindOf = (code: string): string => {
    const item = book.items.get(code);
    return `${item?.category} ${item?.unit}`;
  };
  let lines = own;
  for (const { code } of missing) {
    const level = LEVELS.map(at).find((others) => has(others, code));
    const named = level?.filter((line) => fits(line.code, code)) ?? [];
    const kinds = new Set(named.map((line) => kindOf(line.code)));
    const standsIn = (line: TakeoffItem) =>
      kinds.has(kindOf(line.code)) && !level?.some((other) => other.code === line.code);
    lines = [...lines.filter((line) => !standsIn(line)), ...named];
  }
  return lines;
};

/** Lines of one code while they are added up. */
interface MergedLine {
  exact: number;
  /** Amounts of counted materials, by their names. */
  goods: Map<string, number>;
  line: Omit<WorkLine, 'quantity' | 'priceShare'>;
}

const assemblyLines = (work: WorkPackage, book: PriceBook, grade: Grade): WorkLine[] => {
  const assembly = work.assembly === null ? undefined : book.assemblies.get(work.assembly);
  if (!assembly) {
    if (work.assembly !== null)
      throw new Error(`assembly "${work.assembly}" is not in the price book`);
    return [];
  }
  const merged = new Map<string, MergedLine>();
  const origin = originOf(work);
  const toldWaste = work.from?.work.wastePercent;
  for (const takeoff of takeoffsOf(assembly, work, grade, book)) {
    const item = book.items.get(takeoff.code);
    if (!item || work.drops.some((pattern) => fits(takeoff.code, pattern))) continue;
    const known = merged.get(takeoff.code);
    const override = work.overrides.find(({ pattern }) => fits(takeoff.code, pattern));
    const inputs = inputsOf(takeoff);
    const from = { ...origin, measures: measuresOf(inputs) };
    if (known) {
      if (!override) {
        known.exact += takeoff.quantity * work.times;
        addGoods(known.goods, takeoff, work.times, toldWaste);
      }
      known.line = {
        ...known.line,
        from: { ...known.line.from, measures: [...known.line.from.measures, ...from.measures] },
        formula: `${known.line.formula} + ${explain(takeoff, inputs)}`,
      };
      continue;
    }
    const times = work.times > 1 ? `, ${work.times} times` : '';
    const basis = override ? 'STATED' : basisOf(takeoff, inputs, work);
    // Goods follow a quantity that was set in proportion.
    const share = override ? override.quantity / takeoff.quantity : work.times;
    merged.set(takeoff.code, {
      exact: takeoff.quantity * share,
      goods: addGoods(new Map(), takeoff, share, toldWaste),
      line: {
        item,
        from,
        basis,
        ...quantityFromOf(work, basis, from),
        ...ownTermsOf(work, takeoff.code),
        formula: override
          ? `${toHundredths(override.quantity)} ${item.unit} as stated`
          : `${explain(takeoff, inputs)}${times}`,
        room: work.space.label || null,
        work: work.work ?? assembly.name,
        makeReady: MAKE_READY.has(assembly.id),
        ...fillOf(takeoff),
        ...(override || work.times > 1 ? {} : poolOf(takeoff)),
      },
    });
  }
  const lines = [...merged.values()].map(({ exact, goods, line }) => {
    const order = orderOf(line.item, exact);
    return { ...line, ...order, ...goodsInUnits(goods, order.quantity) };
  });
  return withNamedParts(lines, work, book, grade);
};

// The lines of a piece of work that names rows of the price book with their quantities.

const directLines = (work: WorkPackage, book: PriceBook): WorkLine[] =>
  work.items.flatMap(({ code, quantity, basis, formula }) => {
    const item = book.items.get(code);
    if (!item) throw new Error(`code "${code}" is not in the catalog`);
    if (quantity <= 0 || work.drops.some((pattern) => fits(code, pattern))) return [];
    const from = originOf(work);
    return [
      {
        item,
        from,
        ...quantityFromOf(work, basis, from),
        ...ownTermsOf(work, code),
        ...(basis === 'PLAN' ? asListedQuantity : orderOf)(item, quantity * work.times),
        fill: quantity * work.times,
        basis,
        formula,
        room: work.space.label || null,
        work: work.work ?? 'Named in the scope',
        makeReady: false,
      },
    ];
  });

/** The lines last taken off each package, by the book and the finish level. */
const taken = new WeakMap<WorkPackage, WeakMap<PriceBook, Map<Grade, readonly WorkLine[]>>>();

const asShared = (lines: readonly WorkLine[], { from }: WorkPackage): readonly WorkLine[] =>
  from?.work.materialsOnly ? goodsAlone(lines) : lines;

const linesOf = (work: WorkPackage, book: PriceBook, grade: Grade): readonly WorkLine[] => {
  const byBook = taken.get(work) ?? new WeakMap<PriceBook, Map<Grade, readonly WorkLine[]>>();
  const at = byBook.get(book) ?? new Map<Grade, readonly WorkLine[]>();
  const lines =
    at.get(grade) ??
    asShared(
      atToldWaste(
        [...assemblyLines(work, book, grade), ...directLines(work, book)],
        work.from?.work.wastePercent,
      ),
      work,
    );
  taken.set(work, byBook.set(book, at.set(grade, lines)));
  return lines;
};

/** Lines of one item for one room and work as one line. */
const asOne = ([first, ...others]: readonly [WorkLine, ...WorkLine[]]): WorkLine => {
  if (others.length === 0) return first;
  let { quantity, priceShare } = first;
  for (const line of others) {
    const sum = Math.min(mostOf(line.item.unit), quantity + line.quantity);
    priceShare = (priceShare * quantity + line.priceShare * line.quantity) / sum;
    quantity = sum;
  }
  const all = [first, ...others];
  return {
    ...first,
    from: { ...first.from, workIds: [...new Set(all.flatMap(({ from }) => from.workIds))] },
    quantity,
    priceShare,
    ...goodsOfAll(all, quantity),
    formula: all.map(({ formula }) => formula).join(' + '),
  };
};

/** Lines of all packages, in their order; the same item for the same room becomes one line. */
export const takeOff = (
  packages: readonly WorkPackage[],
  book: PriceBook,
  grade: Grade,
): WorkLine[] => {
  const lines = new Map<string, [WorkLine, ...WorkLine[]]>();
  for (const work of packages) {
    for (const line of linesOf(work, book, grade)) {
      const { item, room, listedAge } = line;
      const key = [
        item.code,
        room,
        line.work,
        listedAge?.years,
        item.wastePercent,
        line.materialsOnly,
      ].join('|');
      const known = lines.get(key);
      if (known) known.push(line);
      else lines.set(key, [line]);
    }
  }
  return oncePerRoom(oncePerLoss([...lines.values()].map(asOne)));
};
