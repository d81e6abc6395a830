// The integer program of goods off a roll. The roll is cut into lengths, each length into columns, each column into the strips of
// one or more rooms below each other; a room is covered by strips of any width, each with its allowance.
import { tidy } from '../../domain/numbers.ts';
import type { Constraint, Solve, Variable } from './solver.ts';

const NEAR = 1e-6;
/** Inches of floor below which no strip is laid; a narrower one is a seam too many. */
export const LEAST_STRIP = 12;
/** Strips are as long as a tape measure tells: all plans differ by as much or not at all. */
export const STEP = 0.25;
/** What one strip more is worth in inches of roll. All strips of a program together are worth less than a step. */
const PER_STRIP = 0.004;
/** Sizes of a program beyond which it takes longer than it is worth. */
const MOST_COLUMNS = 60;
/**
 * Strips of one room below each other in one column. More of them would be a closet's width beside the length of a hall; they
 * only multiply the columns. Where a length could hold more, the program proves nothing.
 */
const MOST_BELOW = 6;
const MOST_LENGTHS = 30;

/** A room as it lies on the roll, with its allowance along the roll. */
export interface Laid {
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

/** A length cut off the roll, with the strips in it: which room each is of, where it lies, how wide it is. */
export interface Length {
  lengthIn: number;
  strips: { room: number; xIn: number; yIn: number; widthIn: number }[];
}

/** Mixes of strips that fit below each other in a length; null where there are too many. */
const columnsOf = (rooms: readonly Laid[], longest: number): Column[] | null => {
  const found: Column[] = [];
  const fill = (at: number, length: number, counts: readonly number[]): boolean => {
    const room = rooms[at];
    if (!room) {
      if (length > 0) found.push({ counts, length: tidy(length) });
      return found.length <= MOST_COLUMNS;
    }
    const most = Math.floor((longest - length) / room.alongIn + NEAR);
    for (let count = Math.min(most, MOST_BELOW); count >= 0; count -= 1)
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

export interface Stock {
  widthIn: number;
  allowanceIn: number;
}

const leastStrips = (acrossIn: number, stripIn: number): number =>
  Math.ceil(acrossIn / stripIn - NEAR);

/** The area with the allowances of as few strips as each room can do with, as inches of roll. */
export const leastByArea = (rooms: readonly Laid[], { widthIn, allowanceIn }: Stock): number =>
  rooms.reduce((total, { acrossIn, alongIn }) => {
    const strips = leastStrips(acrossIn, widthIn - allowanceIn);
    return total + (acrossIn + strips * allowanceIn) * alongIn;
  }, 0) / widthIn;

export const totalOf = (lengths: readonly { lengthIn: number }[]): number =>
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
): Constraint[] => [
  { lower: -NO_LIMIT, upper: 1, terms: chosen.map(([variable]) => [variable, 1]) },
  {
    lower: -NO_LIMIT,
    upper: 0,
    terms: [
      ...own.map(({ at }) => [at, 1] as const),
      ...chosen.map(([variable]) => [variable, -widthIn] as const),
    ],
  },
  ...own.flatMap(({ at, column }): Constraint[] => [
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
): Constraint[] => {
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
  const rows: Constraint[] = [];
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

export const solvedLengths = (
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
    const strips: Length['strips'] = [];
    let yIn = 0;
    for (const { slot: where, column, at } of made.places) {
      if (where !== slot || !isSet(at + 1)) continue;
      const widthIn = values[at] ?? 0;
      let xIn = 0;
      for (const room of column.counts.flatMap((count, one) => Array<number>(count).fill(one))) {
        strips.push({ room, xIn, yIn, widthIn });
        xIn += rooms[room]?.alongIn ?? 0;
      }
      yIn += widthIn;
    }
    return [{ lengthIn: length[1], strips }];
  });
  const longest = Math.max(...rooms.map(({ alongIn }) => alongIn));
  const isWhole = rooms.every(({ alongIn }) => longest / alongIn < MOST_BELOW + 1);
  // Less what the strips are worth, and then on to what a plan can come to.
  return { lengths, bound: isWhole ? Math.ceil((bound - STEP + 0.01) / STEP) * STEP : 0 };
};
