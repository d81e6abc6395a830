// Shapes one assembly by what was said of its parts: the parameters under which its lines explain most of them, the lines
// that are set to a told amount, and those that stay out. A search over the assembly's own parameters; it knows no cases.
import type { Assembly } from '../../book/assemblies.ts';
import type { Grade } from '../../book/grades.ts';
import type { AssemblyParameter } from '../../book/parameters.ts';
import type { Unit } from '../../book/units.ts';
import { FormulaError } from '../../calculate/formula/lex.ts';
import { runAssembly } from '../../calculate/run-assembly.ts';
import type { TakeoffItem } from '../../calculate/run-assembly.ts';
import type { Geometry } from '../../calculate/space.ts';
import { isRemoval } from './meaning.ts';

type Value = number | string;
export type Settings = Readonly<Record<string, Value>>;

/** One row that somebody named, with its amount in the row's unit where told. */
export interface NamedRow<Source> {
  code: string;
  quantity: number | null;
  /** What it usually comes to in its place, where nothing was told. */
  usual?: number;
  /** What is usual is one figure, however large the place is. */
  isRough?: boolean;
  /** Its words name a single piece: "move the toilet". */
  isOne?: boolean;
  source: Source;
}

export interface Shaped<Source> {
  params: Settings;
  /** What each parameter that was set follows from. */
  because: ReadonlyMap<string, Source>;
  set: { code: string; quantity: number; source: Source }[];
  explained: ReadonlySet<NamedRow<Source>>;
}

const NEAR = 0.02;
const MOST_MORE = 4;
const MOST_PAIRS = 400;

const run = (
  assembly: Assembly,
  geometry: Geometry,
  grade: Grade,
  params: Settings,
): readonly TakeoffItem[] => {
  try {
    return runAssembly(assembly, geometry, grade, params);
  } catch (error) {
    if (error instanceof FormulaError) return [];
    throw error;
  }
};

/** What a parameter may be set to so that a line appears. */
const valuesOf = (
  { kind, choices, min, max }: AssemblyParameter,
  quantity: number | null,
): Value[] => {
  if (kind === 'CHOICE') return choices.map(({ value }) => value);
  if (kind === 'YES_NO') return [1, 0];
  const wanted = quantity ?? 1;
  return (min ?? 0) <= wanted && wanted <= (max ?? Infinity) ? [wanted] : [];
};

const has = (items: readonly TakeoffItem[], code: string): boolean =>
  items.some((item) => item.code === code);

const amountIn = (items: readonly TakeoffItem[], code: string): number =>
  items.reduce((sum, item) => (item.code === code ? sum + item.quantity : sum), 0);

/** Settings, one or two parameters away, under which the code has a line and none of `needed` loses its own. */
const settingsFor = (
  assembly: Assembly,
  lines: (params: Settings) => readonly TakeoffItem[],
  params: Settings,
  { code, quantity, usual }: NamedRow<unknown>,
  needed: readonly string[],
  isFree: (name: string) => boolean,
): Settings | null => {
  const holds = (tried: Settings): boolean => {
    const items = lines(tried);
    return has(items, code) && needed.every((other) => has(items, other));
  };
  const singles = assembly.parameters
    .filter(({ name }) => isFree(name))
    .flatMap((parameter) =>
      valuesOf(parameter, quantity ?? usual ?? null).map((value) => ({ [parameter.name]: value })),
    );
  for (const single of singles)
    if (holds({ ...params, ...single })) return { ...params, ...single };
  let tries = 0;
  for (const one of singles)
    for (const other of singles) {
      if (Object.keys(one)[0] === Object.keys(other)[0] || (tries += 1) > MOST_PAIRS) continue;
      const both = { ...params, ...one, ...other };
      if (holds(both)) return both;
    }
  return null;
};

/** Parameters told in numbers, "two coats", and by no name of a row. */
const IS_COUNTED: ReadonlySet<string> = new Set(['coats', 'layers']);

/** Settings that a line stands by though nothing was changed for it: "a 36 inch vanity" where 36 is usual is told, too. */
const standingBy = (
  { parameters }: Assembly,
  lines: (params: Settings) => readonly TakeoffItem[],
  params: Settings,
  code: string,
  isFree: (name: string) => boolean,
): Settings => {
  const [line] = lines(params).filter((item) => item.code === code);
  const found: Record<string, Value> = {};
  for (const parameter of parameters) {
    const { name, kind } = parameter;
    const value = line?.variables[name];
    if (kind === 'NUMBER' || IS_COUNTED.has(name) || value === undefined || !isFree(name)) continue;
    const others = valuesOf(parameter, null).filter((other) => other !== value);
    const isOnly =
      others.length > 0 && others.every((other) => !has(lines({ ...params, [name]: other }), code));
    if (isOnly) found[name] = value;
  }
  return found;
};

/** The lines of an assembly under settings, each taken off once. */
const linesUnder = (
  assembly: Assembly,
  geometry: Geometry,
  grade: Grade,
): ((params: Settings) => readonly TakeoffItem[]) => {
  const cache = new Map<string, readonly TakeoffItem[]>();
  return (params) => {
    const key = JSON.stringify(params);
    const known = cache.get(key);
    if (known) return known;
    const made = run(assembly, geometry, grade, params);
    cache.set(key, made);
    return made;
  };
};

/** "The walls" are not the paint of a patch: what usually comes to so many times the line is another thing. */
const isOtherThing = (
  { code, quantity, usual = 0, isRough }: NamedRow<unknown>,
  items: readonly TakeoffItem[],
): boolean => quantity === null && !isRough && usual > MOST_MORE * amountIn(items, code);

/** Whether a line's amount sets a parameter; "patio 16x20, break out the 10x12 slab": what comes out measures no floor that was told. */
const takes = (
  { parameters, params }: Assembly,
  { name, code, quantity }: { name: string; code: string; quantity: number },
  told: ReadonlySet<string>,
): boolean => {
  const own = parameters.find((parameter) => parameter.name === name);
  const usual = params.find(([parameter]) => parameter === name)?.[1];
  const isFloor = typeof usual === 'object' && usual.source === 'A';
  if (told.has(name) || (isFloor && told.has('A') && isRemoval(code))) return false;
  return own?.kind === 'NUMBER' && (own.min ?? 0) <= quantity && quantity <= (own.max ?? Infinity);
};

/** Whether an earlier row set a count to none, which a later row may raise: "3 small patches, 1 medium". */
const isNone = ({ parameters }: Assembly, value: Value | undefined, name: string): boolean =>
  value === 0 && parameters.some((one) => one.name === name && one.kind === 'NUMBER');

/** Amounts by row, each with the words that it was told with. */
type ToldAmounts<Source> = Map<string, Map<number, Source>>;

/** The amount of a row; what other words tell of the same row is added: "a stamped patio 16x22 …, a stamped path 3 x 30". */
const quantityOf = <Source>(
  { code, source, isOne, quantity }: NamedRow<Source>,
  isPart: boolean,
  amounts: ToldAmounts<Source>,
): number | null => {
  const own = quantity ?? (isPart && isOne ? 1 : null);
  if (own === null) return null;
  const others = amounts.get(code) ?? new Map<number, Source>();
  amounts.set(code, others.set(own, others.get(own) ?? source));
  return [...others].reduce(
    (sum, [amount, of]) => (amount === own || of === source ? sum : sum + amount),
    own,
  );
};

/**
 * @param start parameters that stand already, e.g. those of the row that leads to the assembly
 * @param fixed names among them that were told: no row sets them anew
 * @param named rows said of this piece of work, in the order of the text
 */
export const shapeAssembly = <Source>(
  assembly: Assembly,
  geometry: Geometry,
  grade: Grade,
  start: Settings,
  named: readonly NamedRow<Source>[],
  fixed: readonly string[] = [],
): Shaped<Source> => {
  const codes = new Set(assembly.items.map(({ code }) => code));
  const lines = linesUnder(assembly, geometry, grade);
  let params = start;
  const because = new Map<string, Source>();
  const [explained, told] = [new Set<NamedRow<Source>>(), new Set(fixed)];
  const amounts: ToldAmounts<Source> = new Map();
  const [set, needed]: [Shaped<Source>['set'], string[]] = [[], []];
  // What goes in decides what the job is; what comes out follows.
  const inOrder = [
    ...named.filter(({ code }) => !isRemoval(code)),
    ...named.filter(({ code }) => isRemoval(code)),
  ];
  const isFree = (name: string): boolean => !told.has(name) || isNone(assembly, params[name], name);
  for (const row of inOrder) {
    if (!codes.has(row.code)) continue;
    // "Move the toilet": of a job that has the line only for these words, just that one.
    const isBrought = !has(lines(params), row.code);
    if (isBrought) {
      const found = settingsFor(assembly, lines, params, row, needed, isFree);
      if (!found) continue;
      for (const [name, value] of Object.entries(found))
        if (params[name] !== value) {
          because.set(name, row.source);
          told.add(name);
        }
      params = found;
    }
    const standing = standingBy(assembly, lines, params, row.code, (name) => !told.has(name));
    for (const name of Object.keys(standing)) {
      because.set(name, row.source);
      told.add(name);
    }
    params = { ...params, ...standing };
    if (isOtherThing(row, lines(params))) continue;
    explained.add(row);
    needed.push(row.code);
    const items = lines(params).filter(({ code }) => code === row.code);
    // "Paint the house, and the front door": one of what the job usually has several of.
    const isPart = isBrought || items[0]?.formula.source !== 'n';
    const quantity = quantityOf(row, isPart, amounts);
    if (quantity === null) continue;
    const sum = amountIn(items, row.code);
    const name = items.length === 1 ? items[0]?.formula.source : undefined;
    if (Math.abs(sum - quantity) <= NEAR * quantity) {
      if (name !== undefined) told.add(name);
      continue;
    }
    if (name !== undefined && takes(assembly, { name, code: row.code, quantity }, told)) {
      told.add(name);
      params = { ...params, [name]: quantity };
      because.set(name, row.source);
    } else set.push({ code: row.code, quantity, source: row.source });
  }
  return { params, because, set, explained };
};

/** The parameter that measures the whole assembly in a unit: squares of a roof, feet of a fence, pieces. */
export const mainParameter = (
  { parameters }: Assembly,
  unit: Unit | 'EA',
): AssemblyParameter | null =>
  parameters.find(
    (parameter) => parameter.kind === 'NUMBER' && parameter.unit.toUpperCase() === unit,
  ) ?? null;
