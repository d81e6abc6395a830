// Somebody else's estimate as it stands on paper: an adjuster's claim, a contractor's bid, a takeoff. Its numbers are
// kept as they are written and never mixed with ours.
import { z } from 'zod';
import { PAPER_KINDS } from './paper-kinds.ts';

export const PAPER_LIMITS = {
  lines: 2_000,
  rooms: 200,
  unread: 500,
  checks: 500,
  description: 500,
  word: 200,
} as const;

const word = z.string().max(PAPER_LIMITS.word);
const written = word.nullable();
/** Dollars, as written; negative for credits. */
const dollars = z.number().min(-1e9).max(1e9).nullable();

/** Where something stands in the file. */
export const paperPlaceSchema = z.object({
  /** Page, sheet or, where a file has neither, 1; from 1. */
  page: z.int().min(1),
  /** Name of the sheet of a workbook. */
  sheet: written,
  /** Row of a sheet or line of a text, from 1; null on pages. */
  row: z.int().min(1).nullable(),
  /** Fractions of the page's width and height, from its upper left corner; null in sheets and texts. */
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
});
export type PaperPlace = z.infer<typeof paperPlaceSchema>;

/** Feet and square feet as written beside a room's name; null where nothing is. */
export const paperRoomSchema = z.object({
  /** Unique within the paper: its place in the list as read, from 1. */
  number: z.int().min(1),
  name: word,
  /** Measured on a plan, but no name stands there: its owner names it before it is priced. */
  isUnnamed: z.boolean(),
  place: paperPlaceSchema,
  lengthFt: z.number().nullable(),
  widthFt: z.number().nullable(),
  heightFt: z.number().nullable(),
  floorSf: z.number().nullable(),
  wallSf: z.number().nullable(),
  ceilingSf: z.number().nullable(),
  perimeterLf: z.number().nullable(),
  /** Doors and windows of a model or scan, and what they take off the walls, square feet. */
  openings: z
    .object({ doors: z.int().min(0), windows: z.int().min(0), sf: z.number().min(0) })
    .optional(),
});
export type PaperRoom = z.infer<typeof paperRoomSchema>;

export const paperLineSchema = z.object({
  /** Unique within the paper: its place in the list as read, from 1. */
  id: z.string().regex(/^[1-9]\d{0,4}$/),
  place: paperPlaceSchema,
  /** The head above it that names a room. */
  room: written,
  /** The head above it that names a trade, a phase or a location. */
  section: written,
  /** Number on the paper, e.g. `14a`. */
  number: written,
  description: z.string().max(PAPER_LIMITS.description),
  /** Quantity. It is null where none is written or none can be read: `quantityText` says what stands there. */
  quantity: z.number().min(-1e7).max(1e7).nullable(),
  /** What stands in the quantity's cell when it is no number: `TBD`, `by owner`. */
  quantityText: written,
  /** A unit code of the catalog (SF, LF, EA, SQ, …), or the paper's own word in capitals. */
  unit: written,
  unitPrice: dollars,
  tax: dollars,
  overheadProfit: dollars,
  /** The line's amount: of a claim its replacement cost value, of a bid its extended price. */
  rcv: dollars,
  /** Depreciation as written, without its sign or brackets. */
  depreciation: dollars,
  acv: dollars,
  /** Age and useful life as written, years. */
  age: z.number().min(0).max(500).nullable(),
  life: z.number().min(0).max(500).nullable(),
  /** Words under or beside the line that describe it further. */
  note: z.string().max(1_000).nullable(),
  /** The depreciation in brackets or marked so cannot be recovered. */
  isNonRecoverable: z.boolean(),
  isAlternate: z.boolean(),
  /** It stands in a list of what is not included: priced nowhere. */
  isExcluded: z.boolean(),
  /** A deduction or credit. */
  isCredit: z.boolean(),
  /** One number for a bidder of several; `amounts[i]` belongs to `bidders[i]` of the paper. Empty with a single bidder. */
  amounts: z.array(dollars).max(12),
});
export type PaperLine = z.infer<typeof paperLineSchema>;

export const paperTotalsSchema = z.object({
  /** Sum of the lines before tax and overhead. */
  net: dollars,
  tax: dollars,
  overhead: dollars,
  profit: dollars,
  /** Kept for what is found once work begins. */
  contingency: dollars,
  discount: dollars,
  rcv: dollars,
  depreciation: dollars,
  nonRecoverableDepreciation: dollars,
  acv: dollars,
  deductible: dollars,
  priorPayments: dollars,
  netClaim: dollars,
  /** What the paper asks for in the end. */
  total: dollars,
  deposit: dollars,
  /** Percent as written, e.g. 20 for "O&P 10/10" = 10 + 10 and 7.5 for a tax rate. */
  overheadPercent: z.number().min(0).max(100).nullable(),
  profitPercent: z.number().min(0).max(100).nullable(),
  contingencyPercent: z.number().min(0).max(100).nullable(),
  taxPercent: z.number().min(0).max(100).nullable(),
});
export type PaperTotals = z.infer<typeof paperTotalsSchema>;

/** Sums of a paper that states none. */
export const NO_TOTALS: PaperTotals = {
  net: null,
  tax: null,
  overhead: null,
  profit: null,
  contingency: null,
  discount: null,
  rcv: null,
  depreciation: null,
  nonRecoverableDepreciation: null,
  acv: null,
  deductible: null,
  priorPayments: null,
  netClaim: null,
  total: null,
  deposit: null,
  overheadPercent: null,
  profitPercent: null,
  contingencyPercent: null,
  taxPercent: null,
};

/** ISO 4217 codes of the currencies that papers are told apart by. Ours is the US dollar. */
const PAPER_CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP'] as const;
export type PaperCurrency = (typeof PAPER_CURRENCIES)[number];

const PAPER_CHECKS = [
  /** Quantity times unit price is not the amount. */
  'LINE_PRODUCT',
  /** The lines do not add up to the total. */
  'SUM',
  /** The total does not follow from net, tax, overhead, profit and contingency. */
  'TOTAL',
  'PAGE_MISSING',
  /** Something was not readable where a figure should stand. */
  'FIGURE_UNREAD',
  /** Rows that the sender hid, struck or unticked. */
  'LEFT_OUT',
  /** The columns of a table were not understood: none of its rows is a line. */
  'TABLE_UNREAD',
  /** Figures are not in US dollars. */
  'CURRENCY',
] as const;

const checksSchema = z
  .array(
    z.object({
      what: z.enum(PAPER_CHECKS),
      /** A sentence for its owner with the figures. */
      message: z.string().max(500),
      place: paperPlaceSchema.nullable(),
      lineId: z.string().nullable(),
    }),
  )
  .max(PAPER_LIMITS.checks);

/** Who asks for work and who allows it: a contractor and a carrier, their figures of the same lines side by side. */
export const PAPER_SIDES = ['ASKS', 'ALLOWS'] as const;
export type PaperSide = (typeof PAPER_SIDES)[number];

const linesSchema = z.array(paperLineSchema).max(PAPER_LIMITS.lines);

export const paperEstimateSchema = z.object({
  kind: z.enum(PAPER_KINDS),
  /** Currency of all its figures. */
  currency: z.enum(PAPER_CURRENCIES),
  from: z.object({
    company: written,
    license: written,
    adjuster: written,
    carrier: written,
    phone: written,
    email: written,
  }),
  for: z.object({
    insured: written,
    claimNumber: written,
    policyNumber: written,
    /** ISO 8601 day. */
    dateOfLoss: z.iso.date().nullable(),
    address: written,
    typeOfLoss: written,
  }),
  /** Date of the paper, an ISO 8601 day. */
  date: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  /** Feet and square feet as written beside a room's name. */
  rooms: z.array(paperRoomSchema).max(PAPER_LIMITS.rooms),
  lines: linesSchema,
  totals: paperTotalsSchema,
  /** Two parties whose figures stand side by side. The lines hold those of `shown`. It is null on papers of one party. */
  sides: z
    .object({
      shown: z.enum(PAPER_SIDES),
      /** Names as on the paper. */
      names: z.object({ asks: word, allows: word }),
      /** What stands in place of lines, totals and checks when the other party is shown. A line of both has one id. */
      other: z.object({ lines: linesSchema, totals: paperTotalsSchema, checks: checksSchema }),
    })
    .nullable(),
  /** Names of bidders whose figures stand side by side; empty with one. */
  bidders: z.array(z.object({ name: word, total: dollars })).max(12),
  checks: checksSchema,
  /** What stands on the paper and is used nowhere. */
  unread: z
    .array(z.object({ place: paperPlaceSchema, text: z.string().max(500) }))
    .max(PAPER_LIMITS.unread),
  /** Sentences outside of every table that may order work, as a customer's description would. */
  prose: z.string().max(40_000),
  /** Pages of the file, also those not read; 0 where it has none. */
  pageCount: z.int().min(0),
  /** Width divided by height of each page that was read; empty for sheets and texts. */
  pageShapes: z.array(z.number().positive()).max(500),
});
export type PaperEstimate = z.infer<typeof paperEstimateSchema>;
export type PaperCheck = PaperEstimate['checks'][number];
