// Work that the wet rooms of one loss share: one call, one inspection, one set-up, one visit a day, and machines for the air of all
// of them. Rooms below the ground are a chamber of their own.
import { evaluate, type Formula, parseFormula } from './formula/formula.ts';
import { orderOf } from './order-quantity.ts';
import type { TakeoffItem } from './run-assembly.ts';
import type { WorkLine } from './work-line.ts';

const MITIGATION = 'water_mitigation';

/** Done or set up once, as large as for the room that needs most. */
const ONCE: ReadonlySet<string> = new Set(
  'WTR-CALL WTR-CALLAH WTR-MAP WTR-FILTER WTR-MON WTR-POLY WTR-ZIP WTR-PPE'.split(' '),
);
const SETUP = 'WTR-SETUP';
/** Hours of a set-up that its rooms share: the bare figure of its formula. */
const SETUP_HOURS = 3;
/** Machines before they are rounded up, so that the air of all rooms is added up first. */
const MACHINES = /^days\*(?:max\(1,ceil\((.+)\)\)|ceil\((.+)\))$/;
const inner = new Map<string, Formula | null>();

const machinesFormula = (source: string): Formula | null => {
  const known = inner.get(source);
  if (known !== undefined) return known;
  const [, most, all = most] = MACHINES.exec(source) ?? [];
  const formula = all === undefined ? null : parseFormula(all);
  inner.set(source, formula);
  return formula;
};

/** Days, and machines before they are rounded up; empty for what is no machine of a loss. */
export const poolOf = ({ formula, variables }: TakeoffItem): Pick<WorkLine, 'pool'> => {
  const machines = machinesFormula(formula.source);
  return machines
    ? { pool: { days: Number(variables['days']), machines: Number(evaluate(machines, variables)) } }
    : {};
};

const union = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** The first of some lines for all their rooms. */
const forAll = (lines: readonly [WorkLine, ...WorkLine[]]): WorkLine => {
  const [first] = lines;
  return {
    ...first,
    from: {
      ...first.from,
      placeId: null,
      rooms: union(lines.map(({ from }) => from.rooms)),
      roomTypes: union(lines.map(({ from }) => from.roomTypes)),
      workIds: union(lines.map(({ from }) => from.workIds)),
    },
    room: null,
  };
};

const roomsWord = (lines: readonly WorkLine[]): string => `${lines.length} rooms of one loss`;

const shared = (lines: readonly [WorkLine, ...WorkLine[]]): WorkLine | null => {
  const [first] = lines;
  const most = Math.max(...lines.map(({ quantity }) => quantity));
  const all = forAll(lines);
  if (ONCE.has(first.item.code))
    return { ...all, quantity: most, formula: `${first.formula}; once for ${roomsWord(lines)}` };
  if (first.item.code === SETUP) {
    const hours = lines.reduce((sum, { quantity }) => sum + quantity - SETUP_HOURS, SETUP_HOURS);
    return {
      ...all,
      ...orderOf(first.item, hours),
      formula: `${SETUP_HOURS} + A/300 for ${roomsWord(lines)}`,
    };
  }
  const pools = lines.flatMap(({ pool }) => pool ?? []);
  if (pools.length < lines.length) return null;
  const days = Math.max(...pools.map((pool) => pool.days));
  const machines = pools.reduce((sum, pool) => sum + pool.machines, 0);
  const exact = Math.round(machines * 100) / 100;
  return {
    ...all,
    ...orderOf(first.item, days * Math.max(1, Math.ceil(machines - 1e-9))),
    formula: `${days} days × ${exact} machines rounded up, for the air of ${roomsWord(lines)}; ${first.formula}`,
  };
};

const isOfLoss = ({ from }: WorkLine): boolean => from.assembly === MITIGATION && !from.isListed;

/** Rooms below the ground dry apart from those above it. */
const chamberOf = ({ from }: WorkLine): string =>
  from.roomTypes.some((type) => type === 'basement' || type === 'crawlspace') ? 'below' : 'above';

/** Lines of one loss, with what its rooms share in the place of the first of them. */
export const oncePerLoss = (lines: readonly WorkLine[]): WorkLine[] => {
  const groups = Map.groupBy(lines.filter(isOfLoss), (line) => {
    const isMachine = line.pool !== undefined;
    return `${line.item.code}|${isMachine ? chamberOf(line) : ''}`;
  });
  const instead = new Map<WorkLine, WorkLine | null>();
  for (const [first, ...others] of groups.values()) {
    const line = first && others.length > 0 ? shared([first, ...others]) : null;
    if (!first || !line) continue;
    instead.set(first, line);
    for (const other of others) instead.set(other, null);
  }
  return lines.flatMap((line) => {
    const changed = instead.get(line);
    return changed === undefined ? [line] : (changed ?? []);
  });
};
