// Several bids on one scope: one table of their lines beside our low, fair and high price, what each bidder leaves out, and
// their totals made level by filling in what is left out at our price.
import type { EstimateDocument } from '../../domain/estimate.ts';
import { isCharge } from '../../domain/charges.ts';
import { roundCents, sumMoney } from '../../domain/money.ts';
import type { PaperMatch } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { NO_FACTS } from '../../domain/scope-facts.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { pricingContext } from '../pricing/make-context.ts';
import { packagesOf } from '../scope-of-work/packages.ts';
import { matchPaper, type MatchedGroup } from './match.ts';
import { type OurWork, priceRow, workOf } from './row-sides.ts';
import {
  lineAmount,
  paperOfBidder,
  theirAmounts,
  type TheirAmounts,
} from '../documents/their-amounts.ts';
import { chargesIn } from './waterfall.ts';

export interface NamedPaper {
  /** Of the file, or of the bidder. */
  name: string;
  /** Of its file, for who asks; absent where nobody does. */
  fileId?: string;
  paper: PaperEstimate;
  matches?: readonly PaperMatch[];
}

export interface BidCell {
  lineIds: string[];
  quantity: number | null;
  /** With tax and overhead, dollars; null where the bid lists the work without an amount of its own. */
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
  /** Of the paper that the bid stands on; null where it was not told. */
  fileId: string | null;
  /** As the bid states it. */
  total: number;
  /** Names of rows that others list and this one does not. */
  leavesOut: string[];
  /** The total with what it leaves out at our price, else at the mean of the others. */
  leveled: number;
}

export interface BidsComparison {
  bidders: Bidder[];
  rows: BidRow[];
  /** Ours of all rows that we know, dollars. */
  ours: { low: number; fair: number; high: number };
}

/** A tabulation of several bidders is as many papers. */
const apart = (papers: readonly NamedPaper[]): NamedPaper[] =>
  papers.flatMap((named): NamedPaper[] =>
    named.paper.bidders.length === 0
      ? [named]
      : named.paper.bidders.map(({ name }, at) => ({
          ...named,
          name,
          paper: paperOfBidder(named.paper, at),
        })),
  );

interface Entry {
  id: string;
  name: string;
  room: string | null;
  work: OurWork | null;
  quantity: number;
  unit: string;
  cell: BidCell;
}

interface Pricer {
  price: (group: MatchedGroup) => OurWork | null;
  /** Net to whole: tax is a part of the work, overhead and profit come on top. */
  overheadRate: number;
}

const sumOrNull = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : sumMoney(known);
};

const groupEntry = (group: MatchedGroup, amounts: TheirAmounts, { price }: Pricer): Entry[] => {
  const work = price(group);
  const [first] = group.theirs;
  if (!work || !first) return [];
  const lineIds = group.theirs.map(({ line }) => line.id);
  const quantity = Math.max(...group.theirs.map((known) => known.work.quantity));
  const { room } = first.work;
  return [
    {
      id: `${work.code ?? ''}@${room ?? ''}`,
      name: work.name,
      room,
      work,
      quantity: Math.round(quantity * 100) / 100,
      unit: work.unit,
      cell: {
        lineIds,
        quantity: Math.round(quantity * 100) / 100,
        amount: sumOrNull(lineIds.map((id) => lineAmount(amounts.lines.get(id)))),
      },
    },
  ];
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const entriesOf = (
  { paper, matches = [] }: NamedPaper,
  ours: EstimateDocument,
  book: PriceBook,
  pricer: Pricer,
): Entry[] => {
  const amounts = theirAmounts(paper);
  const { groups, unmatched } = matchPaper(paper, ours, book, matches);
  return [
    ...groups.flatMap((group) => groupEntry(group, amounts, pricer)),
    ...unmatched.map(({ line }) => ({
      id: `as listed ${plain(line.description)}`,
      name: line.description.slice(0, 300),
      room: line.room,
      work: null,
      quantity: line.quantity ?? 1,
      unit: line.unit ?? 'LS',
      cell: {
        lineIds: [line.id],
        quantity: line.quantity,
        amount: lineAmount(amounts.lines.get(line.id)),
      },
    })),
  ];
};

const pricerOf = (ours: EstimateDocument, book: PriceBook, terms: EstimateTerms): Pricer => {
  const packages = ours.scope ? packagesOf(ours.scope, book) : [];
  const context = pricingContext(terms, book, ours.scope?.facts ?? NO_FACTS, packages);
  const net = sumMoney(
    ours.items
      .filter((item) => !isCharge(item))
      .map(({ quantity, unitPrice }) => roundCents(quantity * unitPrice)),
  );
  return {
    price: (group) => {
      const [first] = group.theirs;
      const rows = group.rows.map(({ item, quantity }) =>
        priceRow(item, quantity, first?.work.room ?? null, context),
      );
      return workOf([...group.ours, ...rows]);
    },
    overheadRate: net > 0 ? chargesIn(ours).overheadProfit / net : 0,
  };
};

const oursOf = (work: OurWork, { overheadRate }: Pricer): NonNullable<BidRow['ours']> => {
  const whole = 1 + (work.net > 0 ? (overheadRate * work.net) / (work.net + work.tax) : 0);
  return {
    low: roundCents(work.low * whole),
    fair: roundCents((work.net + work.tax) * whole),
    high: roundCents(work.high * whole),
  };
};

const rowsOf = (all: readonly Entry[][], pricer: Pricer): BidRow[] => {
  const ids = [...new Set(all.flat().map(({ id }) => id))];
  return ids.flatMap((id): BidRow[] => {
    const [first] = all.flat().filter((entry) => entry.id === id);
    if (!first) return [];
    const cells = all.map((entries) => entries.find((entry) => entry.id === id)?.cell ?? null);
    const { name, room, quantity, unit, work } = first;
    return [{ id, name, room, quantity, unit, ours: work && oursOf(work, pricer), cells }];
  });
};

/** What a row costs where a bid leaves it out: ours, else what the others ask for it on average. */
const fillFor = ({ ours, cells }: BidRow): number => {
  if (ours) return ours.fair;
  const known = cells.flatMap((cell) => cell?.amount ?? []);
  return known.length === 0 ? 0 : roundCents(sumMoney(known) / known.length);
};

/** @param ours our estimate of the work that the bids list */
export const compareBids = (
  papers: readonly NamedPaper[],
  ours: EstimateDocument,
  book: PriceBook,
  terms: EstimateTerms,
): BidsComparison => {
  const bids = apart(papers);
  const pricer = pricerOf(ours, book, terms);
  const rows = rowsOf(
    bids.map((bid) => entriesOf(bid, ours, book, pricer)),
    pricer,
  );
  const sum = (side: 'low' | 'fair' | 'high') => sumMoney(rows.map((row) => row.ours?.[side] ?? 0));
  return {
    rows,
    bidders: bids.map(({ name, fileId = null, paper }, at) => {
      const out = rows.filter(({ cells }) => cells[at] === null);
      const { total } = theirAmounts(paper);
      return {
        name,
        fileId,
        total,
        leavesOut: out.map((row) => row.name),
        leveled: sumMoney([total, ...out.map(fillFor)]),
      };
    }),
    ours: { low: sum('low'), fair: sum('fair'), high: sum('high') },
  };
};
