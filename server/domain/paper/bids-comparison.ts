// Several bids on one scope: their lines beside our low, fair and high price, what each leaves out, and level totals.
import type { PaperMatch } from './paper-comparison.ts';
import type { PaperEstimate } from './paper-estimate.ts';

export interface NamedPaper {
  /** Name of the file, or of the bidder. */
  name: string;
  /** Id of its file, for whoever asks for it. It is absent where nobody does. */
  fileId?: string;
  paper: PaperEstimate;
  matches?: readonly PaperMatch[];
}

export interface BidCell {
  lineIds: string[];
  quantity: number | null;
  /** Dollars with tax and overhead. It is null where the bid lists the work without an amount of its own. */
  amount: number | null;
}

export interface BidRow {
  /** The code and the room, or the words of work that no row of ours is. */
  id: string;
  name: string;
  room: string | null;
  quantity: number;
  unit: string;
  /** Dollars with tax, overhead and profit; null for work that no row of ours is. */
  ours: { low: number; fair: number; high: number } | null;
  /** One for each bidder, in their order; null where the bid leaves the work out. */
  cells: (BidCell | null)[];
}

export interface Bidder {
  name: string;
  /** Id of the paper that the bid stands on. It is null where it was not told. */
  fileId: string | null;
  /** Total as the bid states it. */
  total: number;
  /** Names of rows that others list and this one does not. */
  leavesOut: string[];
  /** The total with what it leaves out at our price, else at the mean of the others. */
  leveled: number;
}

export interface BidsComparison {
  bidders: Bidder[];
  rows: BidRow[];
  /** Our prices of all rows that we know, in dollars. */
  ours: { low: number; fair: number; high: number };
}
