// From pieces of work to explained, rounded quantities of catalogue items. No prices here.
import type { QuantityBasis } from '../../domain/catalog.ts';
import { GEOMETRY_NAMES } from '../price-book/assemblies.ts';
import { GRADE_OF } from '../price-book/catalogue.ts';
import type { Grade } from '../price-book/catalogue.ts';
import type { PriceBook } from '../price-book.ts';
import { allPlaces } from '../uploads/upload-place.ts';
import { runAssembly } from './run-assembly.ts';
import type { TakeoffItem } from './run-assembly.ts';
import { geometryOf } from './space.ts';
import { oncePerRoom } from './once-per-room.ts';
import { orderOf } from './work-line.ts';
import { withNamedParts } from './whole-job.ts';
import type { Origin, WorkLine } from './work-line.ts';
import { fits } from './work-package.ts';
import type { WorkPackage } from './work-package.ts';

const UNITS: Record<string, string> = {
  L: 'ft',
  B: 'ft',
  A: 'SF',
  P: 'LF',
  H: 'ft',
  W: 'SF',
  Wn: 'SF',
  C: 'SF',
};
const MAKE_READY = new Set(['make_ready', 'unit_turn', 'multi_unit_turn']);
const GEOMETRY: ReadonlySet<string> = new Set(GEOMETRY_NAMES);

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** What wall areas are made of, shown beside them. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  W: ['P', 'H'],
  Wn: ['P', 'H', 'doors', 'windows'],
};

const explain = ({ formula, inputs, scope }: TakeoffItem): string => {
  const parts = inputs.flatMap((name) => [name, ...(MADE_OF[name] ?? [])]);
  const shown = [...new Set(parts)].flatMap((name) => {
    const value = scope[name];
    if (name === 'g' || typeof value !== 'number') return [];
    return [`${name} = ${short(value)}${UNITS[name] ? ` ${UNITS[name]}` : ''}`];
  });
  return shown.length === 0 ? formula.source : `${formula.source} where ${shown.join(', ')}`;
};

/** Where a quantity comes from: the weakest of its inputs; a bare stated input counts as stated. */
const basisOf = (
  { formula, inputs, scope }: TakeoffItem,
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
  const measures = new Set(leaves.filter((name) => GEOMETRY.has(name)).map((name) => scope[name]));
  const isUsual = (name: string) => {
    const value = scope[name];
    const isOwn = !GEOMETRY.has(name) && !isStated(name);
    return isOwn && typeof value === 'number' && value !== 0 && !measures.has(value);
  };
  return leaves.some(isUsual) && !leaves.some(isStated) ? 'DEFAULT' : 'DERIVED';
};

/** What a small work of unknown debris puts on the load it orders. */
const USUAL_FILL = 0.5;
const PER_AREA = /^ceil\((\w+)\/(\d+)\)$/;

/** "One load per 450 SF" before it is rounded up: small works share a load. */
const fillOf = ({ formula, scope }: TakeoffItem): { fill?: number } => {
  const [, name = '', per] = PER_AREA.exec(formula.source) ?? [];
  const value = scope[name];
  if (typeof value === 'number' && per !== undefined) return { fill: value / Number(per) };
  return formula.source === '1' ? { fill: USUAL_FILL } : {};
};

/** Where a line of the package comes from. */
const originOf = ({ assembly, from, space }: WorkPackage, inputs: readonly string[]): Origin => {
  const rooms = from?.rooms ?? (space.label === '' ? [] : [space]);
  return {
    workIds: from ? [from.work.id] : [],
    placeId: from?.place.id ?? null,
    rooms: rooms.flatMap(({ label }) => label || []),
    roomTypes: [...new Set([space.type, ...rooms.map(({ type }) => type)])],
    assembly,
    measures: inputs.filter((name) => GEOMETRY.has(name) && name !== 'g'),
    isListed: from?.work.by === 'DOCUMENT',
  };
};

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

/** What is said of single lines of the package: another finish level, the age of what is replaced. */
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

const assemblyLines = (work: WorkPackage, book: PriceBook, grade: Grade): WorkLine[] => {
  const assembly = work.assembly === null ? undefined : book.assemblies.get(work.assembly);
  if (!assembly) {
    if (work.assembly !== null)
      throw new Error(`assembly "${work.assembly}" is not in the price book`);
    return [];
  }
  const merged = new Map<
    string,
    { exact: number; line: Omit<WorkLine, 'quantity' | 'priceShare'> }
  >();
  for (const takeoff of runAssembly(assembly, geometryOf(work.space), grade, work.params)) {
    const item = book.items.get(takeoff.code);
    if (!item || work.drops.some((pattern) => fits(takeoff.code, pattern))) continue;
    const known = merged.get(takeoff.code);
    const override = work.overrides.find(({ pattern }) => fits(takeoff.code, pattern));
    const from = originOf(work, takeoff.inputs);
    if (known) {
      if (!override) known.exact += takeoff.quantity * work.times;
      known.line = {
        ...known.line,
        from: { ...known.line.from, measures: [...known.line.from.measures, ...from.measures] },
        formula: `${known.line.formula} + ${explain(takeoff)}`,
      };
      continue;
    }
    const times = work.times > 1 ? `, ${work.times} times` : '';
    const basis = override ? 'STATED' : basisOf(takeoff, work);
    merged.set(takeoff.code, {
      exact: override ? override.quantity : takeoff.quantity * work.times,
      line: {
        item,
        from,
        basis,
        ...quantityFromOf(work, basis, from),
        ...ownTermsOf(work, takeoff.code),
        formula: override
          ? `${short(override.quantity)} ${item.unit} as stated`
          : `${explain(takeoff)}${times}`,
        room: work.space.label || null,
        work: work.work ?? assembly.name,
        makeReady: MAKE_READY.has(assembly.id),
        ...fillOf(takeoff),
      },
    });
  }
  const lines = [...merged.values()].map(({ exact, line }) => ({
    ...line,
    ...orderOf(line.item, exact),
  }));
  return withNamedParts(lines, work, book, grade);
};

const directLines = (work: WorkPackage, book: PriceBook): WorkLine[] =>
  work.items.flatMap(({ code, quantity, basis, formula }) => {
    const item = book.items.get(code);
    if (!item) throw new Error(`code "${code}" is not in the catalogue`);
    if (quantity <= 0 || work.drops.some((pattern) => fits(code, pattern))) return [];
    const from = originOf(work, []);
    return [
      {
        item,
        from,
        ...quantityFromOf(work, basis, from),
        ...ownTermsOf(work, code),
        ...orderOf(item, quantity * work.times),
        fill: quantity * work.times,
        basis,
        formula,
        room: work.space.label || null,
        work: work.work ?? 'Named in the scope',
        makeReady: false,
      },
    ];
  });

/** Lines of all packages, in their order; the same item for the same room becomes one line. */
export const takeOff = (
  packages: readonly WorkPackage[],
  book: PriceBook,
  grade: Grade,
): WorkLine[] => {
  const lines = new Map<string, WorkLine>();
  for (const work of packages) {
    for (const line of [...assemblyLines(work, book, grade), ...directLines(work, book)]) {
      const key = `${line.item.code}|${line.room ?? ''}|${line.work}|${line.listedAge?.years ?? ''}`;
      const known = lines.get(key);
      if (!known) lines.set(key, line);
      else {
        const quantity = known.quantity + line.quantity;
        const priceShare =
          (known.priceShare * known.quantity + line.priceShare * line.quantity) / quantity;
        lines.set(key, {
          ...known,
          from: {
            ...known.from,
            workIds: [...new Set([...known.from.workIds, ...line.from.workIds])],
          },
          quantity,
          priceShare,
          formula: `${known.formula} + ${line.formula}`,
        });
      }
    }
  }
  return oncePerRoom([...lines.values()]);
};
