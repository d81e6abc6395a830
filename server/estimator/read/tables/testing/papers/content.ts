// What a paper of the set is known to say, and how its file comes to be.
import type { PaperEstimate, PaperTotals } from '../../../../../domain/paper/paper-estimate.ts';
import type { PaperKind } from '../../../../../domain/paper/paper-kinds.ts';

/** A value, or several that are equally right readings of what is written. */
export type Right<T> = T | readonly T[];

/** Null: nothing is written, and nothing may be read. Undefined: not scored. */
type Cell<T> = Right<T | null> | undefined;

export interface ExpectedLine {
  /** Wrapped rows joined by a space. */
  description: Right<string>;
  /** Words that may stand in the description or in the note. */
  note: string | null;
  room: Cell<string>;
  section: Cell<string>;
  quantity: Cell<number>;
  /** A code of the catalog, or the paper's own word in capitals. */
  unit: Cell<string>;
  unitPrice: Cell<number>;
  tax: Cell<number>;
  overheadProfit: Cell<number>;
  /** The line's amount. */
  rcv: Cell<number>;
  depreciation: Cell<number>;
  acv: Cell<number>;
  isNonRecoverable: boolean;
  isAlternate: boolean;
  isExcluded: boolean;
  isCredit: boolean;
  /** Amounts of each bidder, where several stand side by side. */
  amounts: readonly (number | null)[];
  /** A reading with it and one without it are both right. */
  isOptional: boolean;
}

export interface ExpectedPaper {
  kind: Right<PaperKind>;
  from: Partial<Record<keyof PaperEstimate['from'], Right<string>>>;
  for: Partial<Record<keyof PaperEstimate['for'], Right<string>>>;
  /** ISO 8601 day of the paper. */
  date: Right<string | null>;
  validUntil: Right<string | null>;
  /** Names of rooms that have their sizes written, with their floors. */
  rooms: readonly { name: string; floorSf: number }[];
  lines: readonly ExpectedLine[];
  /** Figures of the end as written; the ones not named are not scored. */
  totals: Partial<Record<keyof PaperTotals, Right<number | null>>>;
  /** What the paper asks for in the end: of a claim its net claim. Null where the paper has no prices. */
  final: number | null;
  bidders: readonly { name: string; total: number }[];
}

/** How one paper of the set is made. */
export interface PaperRecipe {
  name: string;
  layout: string;
  fileName: string;
  /** Words that stand on it, for checking the file itself. */
  words: readonly string[];
  /** Pages; 0 where the format has none. */
  pages: number;
  expected: ExpectedPaper;
  make: () => Promise<Buffer>;
}

export const expectLine = (
  description: Right<string>,
  more: Partial<ExpectedLine> = {},
): ExpectedLine => ({
  description,
  note: null,
  room: null,
  section: undefined,
  quantity: null,
  unit: null,
  unitPrice: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null,
  isNonRecoverable: false,
  isAlternate: false,
  isExcluded: false,
  isCredit: false,
  amounts: [],
  isOptional: false,
  ...more,
});

export const expectPaper = (
  paper: Pick<ExpectedPaper, 'kind' | 'lines' | 'final'> & Partial<ExpectedPaper>,
): ExpectedPaper => ({
  from: {},
  for: {},
  date: null,
  validUntil: null,
  rooms: [],
  totals: {},
  bidders: [],
  ...paper,
});
