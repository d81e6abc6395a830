// What its owner put right in a paper that was read: cells, lines that are none, lines that were missed, the choice of what
// is done with it. The reading stays as it was; corrections stand beside it.
import { z } from 'zod';
import { ESTIMATE_LIMITS, keepUnder } from '../limits.ts';
import { roomSchema } from '../scope/rooms.ts';
import {
  type PaperEstimate,
  PAPER_LIMITS,
  type PaperLine,
  type PaperPlace,
  type PaperRoom,
  type PaperSide,
  PAPER_SIDES,
  paperRoomSchema,
  type PaperTotals,
  paperLineSchema,
  paperTotalsSchema,
} from './paper-estimate.ts';
import { PAPER_USES } from './paper-kinds.ts';
import type { PaperMatch } from './paper-comparison.ts';
import { badField } from '../errors.ts';
import { checksOfLines, settledBidders, settledSums } from './corrected-sums.ts';
import { isSame } from '../is-same.ts';
import { cleanText, idSchema, oneOf } from '../validation.ts';
import { seenVersionSchema } from '../versions.ts';

const LINE_ID = /^[1-9]\d{0,4}$/;
/** Above every id that a reader gives. */
const FIRST_ADDED = 10_001;
const MOST_ADDED = 200;

const NOT_AN_AMOUNT = 'Type an amount in dollars, or leave it empty.';
const amount = z.number(NOT_AN_AMOUNT).min(-1e9, NOT_AN_AMOUNT).max(1e9, NOT_AN_AMOUNT).nullable();
const quantity = z
  .number('Type a number, or leave it empty.')
  .min(-1e7, 'Type a number, or leave it empty.')
  .max(1e7, 'Type a number, or leave it empty.')
  .nullable();
const typed = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .transform((text) => text.trim())
    .pipe(z.string().max(most, keepUnder(most)));

const ALL_BIDDERS = 'Send one amount for each bidder of the paper, in their order.';
const MOST_OF_UNIT = 12;
const NO_DESCRIPTION = 'Describe the line.';

/** The cells that can be put right; a cell that is left out stays. */
const cellsSchema = z
  .object({
    description: typed(PAPER_LIMITS.description).pipe(z.string().min(1, NO_DESCRIPTION)),
    room: typed(PAPER_LIMITS.word)
      .transform((text) => text || null)
      .nullable(),
    quantity,
    unit: typed(MOST_OF_UNIT)
      .transform((text) => text.toUpperCase())
      // Some letters become two in capitals.
      .pipe(z.string().max(MOST_OF_UNIT, keepUnder(MOST_OF_UNIT)))
      .transform((text) => text || null)
      .nullable(),
    unitPrice: amount,
    tax: amount,
    overheadProfit: amount,
    rcv: amount,
    depreciation: amount,
    acv: amount,
    isNonRecoverable: z.boolean(),
    isAlternate: z.boolean(),
    isExcluded: z.boolean(),
    isCredit: z.boolean(),
    /** Amounts of all bidders of the paper, in their order. */
    amounts: z.array(amount, ALL_BIDDERS).max(12, ALL_BIDDERS),
  })
  .partial();
type Cells = z.infer<typeof cellsSchema>;

/** What was put right in the figures of one party. */
const ofPartySchema = z.object({
  /** Cells by the line's id. A null entry takes the line away. */
  lines: z.record(z.string().regex(LINE_ID), cellsSchema.nullable()).default({}),
  added: z.array(paperLineSchema).max(MOST_ADDED).default([]),
  totals: paperTotalsSchema.partial().default({}),
});

const correctionsSchema = ofPartySchema.extend({
  /** Rooms in place of all that were read. It is null while no room is put right. */
  rooms: z.array(paperRoomSchema).max(PAPER_LIMITS.rooms).nullable().default(null),
  /** Whose figures its owner chose, of two parties. It is null while the reading's choice stands. */
  side: z.enum(PAPER_SIDES).nullable().default(null),
  /** What was put right of the party that is not shown. It is null where nothing was. */
  ofOther: ofPartySchema.nullable().default(null),
});
export type PaperCorrections = z.infer<typeof correctionsSchema>;

const NONE = correctionsSchema.parse({});
const NONE_OF_PARTY = ofPartySchema.parse({});

export const hasCorrections = (corrections: PaperCorrections): boolean =>
  !isSame(corrections, NONE);

/** Lines that were added to the figures of either party. */
export const addedLines = ({ added, ofOther }: PaperCorrections): PaperLine[] => [
  ...added,
  ...(ofOther?.added ?? []),
];

/** What a row of the database holds. */
export const readCorrections = (stored: unknown): PaperCorrections =>
  correctionsSchema.parse(stored);

const matchesSchema = z.array(
  z.object({ lineIds: z.array(z.string()).min(1).max(200), code: z.string().max(40).nullable() }),
);

/** What a row of the database holds, the latest last. */
export const readMatches = (stored: unknown): readonly PaperMatch[] => matchesSchema.parse(stored);

export const readIncluded = (stored: unknown): readonly string[] =>
  z.array(z.string()).parse(stored);

const NOT_ON_PAPER = 'This line is not on the paper. Reload the page.';
/** Line id as whoever sends it knows it. Whether the line is on the paper is checked beside the paper. */
export const lineIdSchema = z.string().regex(LINE_ID, NOT_ON_PAPER);

const correctedLineSchema = cellsSchema
  .extend({ id: lineIdSchema.nullish() })
  .refine(({ id, description }) => id != null || description !== undefined, {
    path: ['description'],
    error: NO_DESCRIPTION,
  });

/** The sums that can be put right. */
const TOTALS = [
  'net',
  'tax',
  'overhead',
  'profit',
  'contingency',
  'discount',
  'rcv',
  'depreciation',
  'nonRecoverableDepreciation',
  'acv',
  'deductible',
  'priorPayments',
  'netClaim',
  'total',
  'deposit',
] as const satisfies readonly (keyof PaperTotals)[];
const totalsSchema = z.partialRecord(z.enum(TOTALS), amount);

const ROOM_TWICE = 'This room is in the list twice. Take one of them out.';
const FEWER_LINES = 'Send fewer lines at once.';

export const correctPaperSchema = z.object({
  fileId: idSchema,
  version: seenVersionSchema,
  lines: z.array(correctedLineSchema).max(PAPER_LIMITS.lines, FEWER_LINES).nullish(),
  removed: z.array(lineIdSchema).max(PAPER_LIMITS.lines, FEWER_LINES).nullish(),
  totals: totalsSchema.nullish(),
  /** Whose figures the lines and sums are to hold. What was put right of the other party waits until that one is chosen again. */
  side: z.enum(PAPER_SIDES).nullish(),
  /** All rooms, in place of those that stand. */
  rooms: z
    .array(roomSchema.extend({ number: z.int().nullish() }))
    .max(ESTIMATE_LIMITS.rooms, `At most ${ESTIMATE_LIMITS.rooms} rooms fit.`)
    .nullish(),
});
export type CorrectPaperInput = z.infer<typeof correctPaperSchema>;

export const rereadPaperSchema = z.object({ fileId: idSchema, version: seenVersionSchema });

export const choosePaperUseSchema = z.object({
  fileId: idSchema,
  version: seenVersionSchema,
  use: oneOf(
    Object.fromEntries(PAPER_USES.map((use) => [use, use])) as Record<
      (typeof PAPER_USES)[number],
      string
    >,
    'Choose what we should do with the paper.',
  ),
});

const NOWHERE: PaperPlace = { page: 1, sheet: null, row: null, box: null };

const EMPTY_LINE: Omit<PaperLine, 'id' | 'place' | 'description'> = {
  room: null,
  section: null,
  number: null,
  quantity: null,
  quantityText: null,
  unit: null,
  unitPrice: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null,
  age: null,
  life: null,
  note: null,
  isNonRecoverable: false,
  isAlternate: false,
  isExcluded: false,
  isCredit: false,
  amounts: [],
};

/** Leaves out what was not said. */
const saidOf = <Shape extends object>(values: Shape): Shape =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Shape;

const addedLine = (cells: Cells, id: number): PaperLine => ({
  ...EMPTY_LINE,
  description: '',
  ...saidOf(cells),
  id: String(id),
  place: NOWHERE,
});

/** A quantity that was typed stands in place of the words that were read in its cell. */
const withCells = (line: PaperLine, cells: Cells): PaperLine => ({
  ...line,
  ...saidOf(cells),
  ...(typeof cells.quantity === 'number' && { quantityText: null }),
});

const UNMEASURED = { wallSf: null, ceilingSf: null, perimeterLf: null } as const;

/** A room that was read keeps its place and what else stands beside its name. */
const correctedRooms = (
  known: readonly PaperRoom[],
  rooms: NonNullable<CorrectPaperInput['rooms']>,
): PaperRoom[] => {
  let last = Math.max(0, ...known.map(({ number }) => number));
  return rooms.map(({ number, areaSf, ...room }) => {
    const read = known.find((other) => other.number === number);
    if (!read) last += 1;
    return {
      ...UNMEASURED,
      place: NOWHERE,
      ...read,
      ...room,
      floorSf: areaSf,
      number: read?.number ?? last,
      isUnnamed: read?.isUnnamed === true && read.name === room.name,
    };
  });
};

const isGone = ({ lines }: PaperCorrections, id: string): boolean => lines[id] === null;

/** Requires each room once: two rooms of one number would be one room that is told twice. */
const requireApart = (rooms: NonNullable<CorrectPaperInput['rooms']>): void => {
  const seen = new Set<number>();
  for (const [index, { number }] of rooms.entries()) {
    if (number == null) continue;
    if (seen.has(number)) throw badField(`rooms.${index}.number`, ROOM_TWICE);
    seen.add(number);
  }
};

const storedCorrections = (corrected: PaperCorrections): PaperCorrections => {
  const { data, error } = correctionsSchema.safeParse(corrected);
  if (data) return data;
  const [issue] = error.issues;
  throw badField(
    issue?.path.join('.') ?? '',
    'This cannot be kept as it is. Shorten the words, or type other figures.',
  );
};

/** The paper with the figures of one of its two parties; as it is where nobody chose, or it has one. */
const shownOf = (paper: PaperEstimate, side: PaperSide | null): PaperEstimate => {
  const { sides, lines, totals, checks } = paper;
  if (!sides || side === null || side === sides.shown) return paper;
  const { other } = sides;
  return { ...paper, ...other, sides: { ...sides, shown: side, other: { lines, totals, checks } } };
};

const ONE_PARTY = 'This paper has the figures of one party.';

/** The corrections with the choice of a party. */
const withSide = (
  { sides }: PaperEstimate,
  known: PaperCorrections,
  side: PaperSide | null | undefined,
): PaperCorrections => {
  if (side == null) return known;
  if (!sides) throw badField('side', ONE_PARTY);
  const chosen = side === sides.shown ? null : side;
  if (chosen === known.side) return known;
  const { lines, added, totals, rooms, ofOther } = known;
  const ofShown = { lines, added, totals };
  return {
    ...(ofOther ?? NONE_OF_PARTY),
    rooms,
    side: chosen,
    ofOther: isSame(ofShown, NONE_OF_PARTY) ? null : ofShown,
  };
};

/** The corrections with those of `input`. Throws InvalidInput for lines that are not on the paper, and for more than fit. */
export const addCorrections = (
  read: PaperEstimate,
  before: PaperCorrections,
  { lines, removed, totals, rooms, side }: CorrectPaperInput,
): PaperCorrections => {
  const known = withSide(read, before, side);
  const paper = shownOf(read, known.side);
  const onPaper = new Set([...paper.lines, ...known.added].map(({ id }) => id));
  const corrected: PaperCorrections = {
    ...known,
    lines: { ...known.lines },
    added: [...known.added],
  };
  const requireOnPaper = (id: string, path: string): void => {
    if (!onPaper.has(id)) throw badField(path, NOT_ON_PAPER);
  };
  for (const [index, { id, ...cells }] of (lines ?? []).entries()) {
    if (cells.amounts && cells.amounts.length !== paper.bidders.length)
      throw badField(`lines.${index}.amounts`, ALL_BIDDERS);
    if (id == null) {
      const last = addedLines(corrected).map(({ id: added }) => Number(added));
      corrected.added.push(addedLine(cells, Math.max(FIRST_ADDED - 1, ...last) + 1));
      continue;
    }
    requireOnPaper(id, `lines.${index}.id`);
    corrected.lines[id] = saidOf({ ...corrected.lines[id], ...cells });
  }
  for (const [index, id] of (removed ?? []).entries()) {
    requireOnPaper(id, `removed.${index}`);
    corrected.lines[id] = null;
  }
  // What was added by hand and taken away again leaves nothing.
  const gone = new Set(corrected.added.map(({ id }) => id).filter((id) => isGone(corrected, id)));
  corrected.added = corrected.added.filter(({ id }) => !gone.has(id));
  for (const id of gone) delete corrected.lines[id];
  if (corrected.added.length > MOST_ADDED)
    throw badField('lines', `At most ${MOST_ADDED} lines can be added to a paper.`);
  corrected.totals = saidOf({ ...corrected.totals, ...totals }) as Partial<PaperTotals>;
  if (rooms) {
    requireApart(rooms);
    corrected.rooms = correctedRooms(known.rooms ?? paper.rooms, rooms);
  }
  return storedCorrections(corrected);
};

/** The paper as its owner knows it; its checks are those of the reading, but for lines and sums that were put right. */
export const correctedPaper = (
  read: PaperEstimate,
  { lines: cellsById, added, totals, rooms, side }: PaperCorrections,
): PaperEstimate => {
  const paper = shownOf(read, side);
  const lines = [...paper.lines, ...added].flatMap((line) => {
    const cells = cellsById[line.id];
    if (cells === null) return [];
    return [cells ? withCells(line, cells) : line];
  });
  const { totals: settled, checks } = settledSums(paper, lines, totals);
  const { bidders, checks: ofBidders } = settledBidders(paper, lines);
  return {
    ...paper,
    rooms: rooms ?? paper.rooms,
    lines,
    totals: settled,
    bidders,
    checks: [
      ...checks,
      ...ofBidders,
      ...checksOfLines(paper, lines, new Set(Object.keys(cellsById))),
    ],
  };
};
