// Goods off a roll: every room is laid in strips along the roll, without seams across. The roll is cut into lengths, each length
// into columns, each column into the strips of one or more rooms. As few inches as can be, by an integer program.
import type { Cut, CutLayout, CutPlan } from '../../domain/cutting/cut-plan.ts';
import { grouped, offcutOf, type RollProblem, tidy } from './cut-problem.ts';
import type { Row, Solve, Variable } from './solver.ts';

const NEAR = 1e-6;
/** Inches of floor below which no strip is laid; a narrower one is a seam too many. */
const LEAST_STRIP = 12;
/** Sizes of a program beyond which it takes longer than it is worth. */
const MOST_COLUMNS = 60;
const MOST_LENGTHS = 30;

/** Strips are as long as a tape measure tells: all plans differ by as much or not at all. */
const STEP = 0.25;
/** What one strip more is worth in inches of roll. All strips of a program together are worth less than a step. */
const PER_STRIP = 0.004;

/** A room as it lies on the roll, with its allowance along the roll. */
interface Laid {
  label: string;
  /** Width of floor to cover, across the roll. */
  acrossIn: number;
  /** Length of every strip, allowance included. */
  alongIn: number;
}

/** Strips below each other in one column: how many of each room, and how long they are together. */
interface Column {
  counts: readonly number[];
  length: number;
}

/** A length cut off the roll. */
interface Length {
  lengthIn: number;
  columns: { widthIn: number; counts: readonly number[] }[];
}

/** The columns that fill a length so that no strip fits below; null where there are too many. */
const columnsOf = (rooms: readonly Laid[], longest: number): Column[] | null => {
  const found: Column[] = [];
  const fill = (at: number, length: number, counts: readonly number[]): boolean => {
    const room = rooms[at];
    if (!room) {
      if (length > 0) found.push({ counts, length: tidy(length) });
      return found.length <= MOST_COLUMNS;
    }
    const most = Math.floor((longest - length) / room.alongIn + NEAR);
    for (let count = Math.min(most, 6); count >= 0; count -= 1)
      if (!fill(at + 1, length + count * room.alongIn, [...counts, count])) return false;
    return true;
  };
  return fill(0, 0, []) ? found : null;
};

const covers = (more: Column, less: Column): boolean =>
  more.length >= less.length && more.counts.every((count, at) => count >= (less.counts[at] ?? 0));

/** Columns worth cutting out of a length: no other one that fits holds all of their strips. */
const worthwhile = (columns: readonly Column[], lengthIn: number): Column[] => {
  const fitting = columns.filter(({ length }) => length <= lengthIn + NEAR);
  return fitting.filter(
    (column) => !fitting.some((other) => other !== column && covers(other, column)),
  );
};

interface Stock {
  widthIn: number;
  allowanceIn: number;
}

const leastStrips = (acrossIn: number, stripIn: number): number =>
  Math.ceil(acrossIn / stripIn - NEAR);

/** The area with the allowances of as few strips as each room can do with, as inches of roll. */
const leastByArea = (rooms: readonly Laid[], { widthIn, allowanceIn }: Stock): number =>
  rooms.reduce((total, { acrossIn, alongIn }) => {
    const strips = leastStrips(acrossIn, widthIn - allowanceIn);
    return total + (acrossIn + strips * allowanceIn) * alongIn;
  }, 0) / widthIn;

const totalOf = (lengths: readonly { lengthIn: number }[]): number =>
  tidy(lengths.reduce((total, { lengthIn }) => total + lengthIn, 0));

const NO_LIMIT = Infinity;

/** A column in one of the lengths; `at` is the variable of its width, the next one says whether it is cut. */
interface Place {
  slot: number;
  column: Column;
  at: number;
}

/** One length that may be cut: which one, and the columns in it. */
const slotRows = (
  chosen: readonly (readonly [variable: number, lengthIn: number])[],
  own: readonly Place[],
  { widthIn }: Stock,
  leastIn: number,
): Row[] => [
  { lower: -NO_LIMIT, upper: 1, terms: chosen.map(([variable]) => [variable, 1]) },
  {
    lower: -NO_LIMIT,
    upper: 0,
    terms: [
      ...own.map(({ at }) => [at, 1] as const),
      ...chosen.map(([variable]) => [variable, -widthIn] as const),
    ],
  },
  ...own.flatMap(({ at, column }): Row[] => [
    {
      lower: -NO_LIMIT,
      upper: 0,
      terms: [
        [at, 1],
        [at + 1, -widthIn],
      ],
    },
    {
      lower: 0,
      upper: NO_LIMIT,
      terms: [
        [at, 1],
        [at + 1, -leastIn],
      ],
    },
    {
      lower: -NO_LIMIT,
      upper: 0,
      terms: [
        [at + 1, 1],
        ...chosen.flatMap(([variable, lengthIn]) =>
          lengthIn + NEAR >= column.length ? [[variable, -1] as const] : [],
        ),
      ],
    },
  ]),
];

/** A room is covered by its strips, less an allowance each; so many strips it needs at least. */
const roomRows = (
  room: number,
  { acrossIn }: Laid,
  places: readonly Place[],
  { widthIn, allowanceIn }: Stock,
): Row[] => {
  const own = places.filter(({ column }) => (column.counts[room] ?? 0) > 0);
  const countOf = ({ column }: Place) => column.counts[room] ?? 0;
  return [
    {
      lower: acrossIn,
      upper: NO_LIMIT,
      terms: own.flatMap((place) => [
        [place.at, countOf(place)] as const,
        [place.at + 1, -countOf(place) * allowanceIn] as const,
      ]),
    },
    {
      lower: leastStrips(acrossIn, widthIn - allowanceIn),
      upper: NO_LIMIT,
      terms: own.map((place) => [place.at + 1, countOf(place)] as const),
    },
  ];
};

/** Cuts at most `slots` lengths, together shorter than `below`. */
const rollProgram = (rooms: readonly Laid[], stock: Stock, slots: number, below: number) => {
  const longest = Math.max(...rooms.map(({ alongIn }) => alongIn));
  const columns = columnsOf(rooms, longest);
  const lengths = [...new Set(columns?.map(({ length }) => length))].toSorted((a, b) => b - a);
  if (!columns || lengths.length > MOST_LENGTHS) return null;
  const kinds = new Set(lengths.flatMap((lengthIn) => worthwhile(columns, lengthIn)));
  const variables: Variable[] = [];
  const add = (variable: Variable) => variables.push(variable) - 1;
  const leastIn =
    Math.min(LEAST_STRIP, ...rooms.map(({ acrossIn }) => acrossIn)) + stock.allowanceIn;
  const chosen: [number, number][][] = [];
  const places: Place[] = [];
  const rows: Row[] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    const own = lengths.map((lengthIn): [number, number] => [
      add({ cost: lengthIn, upper: 1, isInteger: true }),
      lengthIn,
    ]);
    const cut = [...kinds].map((column): Place => {
      const at = add({ cost: 0, upper: stock.widthIn, isInteger: false });
      const strips = column.counts.reduce((total, count) => total + count, 0);
      add({ cost: strips * PER_STRIP, upper: 1, isInteger: true });
      return { slot, column, at };
    });
    rows.push(...slotRows(own, cut, stock, leastIn));
    // Lengths in falling order, so that equal plans are not looked at again.
    const before = chosen.at(-1);
    if (before)
      rows.push({
        lower: 0,
        upper: NO_LIMIT,
        terms: [...before, ...own.map(([at, lengthIn]) => [at, -lengthIn] as const)],
      });
    chosen.push(own);
    places.push(...cut);
  }
  rows.push(...rooms.flatMap((room, at) => roomRows(at, room, places, stock)));
  rows.push({ lower: leastByArea(rooms, stock), upper: below, terms: chosen.flat() });
  return { program: { variables, rows }, chosen, places };
};

const solvedLengths = (
  rooms: readonly Laid[],
  stock: Stock,
  simple: readonly Length[],
  solve: Solve,
): { lengths: Length[]; bound: number } | null => {
  const made = rollProgram(rooms, stock, simple.length, totalOf(simple));
  const solution = made && solve(made.program);
  if (!made || !solution) return null;
  const { values, bound } = solution;
  const isSet = (variable: number) => Math.round(values[variable] ?? 0) > 0;
  const lengths = made.chosen.flatMap((own, slot): Length[] => {
    const length = own.find(([variable]) => isSet(variable));
    if (!length) return [];
    const columns = made.places.flatMap(({ slot: where, column, at }) =>
      where === slot && isSet(at + 1) ? [{ widthIn: values[at] ?? 0, counts: column.counts }] : [],
    );
    return [{ lengthIn: length[1], columns }];
  });
  // Less what the strips are worth, and then on to what a plan can come to.
  return { lengths, bound: Math.ceil((bound - STEP + 0.01) / STEP) * STEP };
};

// Without the solver: whole widths first, then what is left of each room into the first length that has room beside.

const simpleLengths = (rooms: readonly Laid[], { widthIn, allowanceIn }: Stock): Length[] => {
  const lengths: (Length & { left: number })[] = [];
  const byLength = rooms
    .map((room, at) => ({ ...room, at }))
    .toSorted((a, b) => b.alongIn - a.alongIn);
  for (const { acrossIn, alongIn, at } of byLength) {
    const counts = rooms.map((_, room) => (room === at ? 1 : 0));
    let open = acrossIn;
    while (open > NEAR) {
      const width = Math.min(widthIn, open + allowanceIn);
      const beside = lengths.find(
        ({ lengthIn, left }) => lengthIn + NEAR >= alongIn && left + NEAR >= width,
      );
      const length = beside ?? { lengthIn: alongIn, columns: [], left: widthIn };
      if (!beside) lengths.push(length);
      length.columns.push({ widthIn: width, counts });
      length.left -= width;
      open -= width - allowanceIn;
    }
  }
  return lengths;
};

type LengthCut = Pick<CutLayout, 'widthIn' | 'lengthIn' | 'cuts'>;

/** The lengths with their strips; what its room no longer needs is not drawn. */
const cutLengths = (
  lengths: readonly Length[],
  rooms: readonly Laid[],
  { widthIn: rollIn, allowanceIn }: Stock,
): LengthCut[] => {
  const open = rooms.map(({ acrossIn }) => acrossIn);
  return lengths.map(({ lengthIn, columns }) => {
    let yIn = 0;
    const cuts = columns.flatMap(({ widthIn, counts }) => {
      let xIn = 0;
      const strips = counts.flatMap((count, at) => Array.from({ length: count }, () => at));
      const column = strips.flatMap((at): Cut[] => {
        const room = rooms[at];
        if (!room || (open[at] ?? 0) <= NEAR) return [];
        open[at] = (open[at] ?? 0) - (widthIn - allowanceIn);
        const place = { xIn: tidy(xIn), yIn: tidy(yIn), widthIn: tidy(widthIn) };
        xIn += room.alongIn;
        return [{ label: room.label, ...place, lengthIn: room.alongIn }];
      });
      yIn += widthIn;
      return column;
    });
    return { widthIn: rollIn, lengthIn, cuts };
  });
};

/** Rooms that one program is asked about; more are laid in groups, and their bound is that of the area. */
const MOST_ROOMS = 4;

/** Groups in which long rooms stand beside short ones, whose strips fill what the long ones leave. */
const groupsOf = (rooms: readonly Laid[]): Laid[][] => {
  const groups = Math.ceil(rooms.length / MOST_ROOMS);
  const falling = rooms.toSorted((a, b) => b.alongIn - a.alongIn);
  return Array.from({ length: groups }, (_, group) =>
    falling.filter((_room, at) => at % groups === group),
  );
};

interface Way {
  side: 'first' | 'second';
  ordered: number;
  lengths: LengthCut[];
}

const wayOf = (
  { stock, rooms }: RollProblem,
  side: Way['side'],
): { side: Way['side']; rooms: Laid[]; least: number } => {
  const turned = rooms.map(({ label, firstIn, secondIn }): Laid => {
    const [acrossIn, alongIn] = side === 'second' ? [firstIn, secondIn] : [secondIn, firstIn];
    return {
      label,
      acrossIn: tidy(acrossIn),
      alongIn: Math.ceil((alongIn + stock.allowanceIn) / STEP - NEAR) * STEP,
    };
  });
  return { side, rooms: turned, least: tidy(leastByArea(turned, stock)) };
};

/** Lays one group; `bound` is the program's where it ran, else the area's. */
const laid = (rooms: readonly Laid[], stock: Stock, solve: Solve | null) => {
  const simple = simpleLengths(rooms, stock);
  const least = leastByArea(rooms, stock);
  const better =
    solve && totalOf(simple) > least + NEAR ? solvedLengths(rooms, stock, simple, solve) : null;
  const lengths = better?.lengths ?? simple;
  return {
    most: simple.length,
    bound: tidy(Math.max(least, better?.bound ?? 0)),
    lengths: cutLengths(lengths, rooms, stock),
  };
};

export const planRoll = (problem: RollProblem, solve: Solve | null): CutPlan => {
  const { stock } = problem;
  const ways = [wayOf(problem, 'first'), wayOf(problem, 'second')].toSorted(
    (a, b) => a.least - b.least,
  );
  let best: Way | null = null;
  let bound = Infinity;
  let most = 0;
  for (const { side, rooms, least } of ways) {
    // The other way needs more for its area alone.
    if (best && least >= best.ordered) continue;
    const groups = groupsOf(rooms).map((group) => laid(group, stock, solve));
    const lengths = groups.flatMap((group) => group.lengths);
    const ordered = totalOf(lengths);
    bound = Math.min(bound, groups.length === 1 ? (groups[0]?.bound ?? 0) : least);
    most = Math.max(most, ...groups.map((group) => group.most));
    if (!best || ordered < best.ordered) best = { side, ordered, lengths };
  }
  const { side, ordered, lengths } = best ?? { side: 'first', ordered: 0, lengths: [] };
  // What the program's proof holds for.
  const limits =
    solve && most > 1 ? ` In at most ${most} lengths, none longer than the longest room.` : '';
  const floor = problem.rooms.reduce((total, room) => total + room.firstIn * room.secondIn, 0);
  return {
    kind: 'ROLL',
    stock: stock.name,
    ordered,
    bound: Math.min(ordered, bound),
    offcutPercent: offcutOf(ordered * stock.widthIn, floor),
    terms: `All laid one way, along the ${side} side of each room as it was told; pieces ${stock.allowanceIn} in. larger than the floor both ways; no seams across.${limits}`,
    layouts: grouped(lengths),
  };
};
