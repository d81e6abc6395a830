// Several bids on one scope: one table of their lines beside our low, fair and high price, what each bidder leaves out, and
// their totals made level by filling in what is left out at our price.
import { hundredths } from '../../domain/numbers.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { isCharge } from '../../domain/money/charges.ts';
import { roundCents, sumKnown, sumMoney } from '../../domain/money/money.ts';
import type {
  BidCell,
  BidRow,
  BidsComparison,
  NamedPaper,
} from '../../domain/paper/bids-comparison.ts';
import { NO_FACTS } from '../../domain/scope/scope-facts.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import { pricingContext } from '../calculate/make-context.ts';
import { packagesOf } from '../scope/packages.ts';
import { matchPaper, type MatchedGroup } from './match.ts';
import { type OurWork, priceRow, workOf } from './row-sides.ts';
import {
  inDollars,
  lineAmount,
  paperOfBidder,
  theirAmounts,
  type TheirAmounts,
} from '../read/papers/their-amounts.ts';
import { chargesIn } from './waterfall.ts';

/** A tabulation of several bidders is as many papers. */
const apart = (papers: readonly NamedPaper[]): NamedPaper[] =>
  papers.flatMap((named): NamedPaper[] => {
    const paper = inDollars(named.paper);
    return paper.bidders.length === 0
      ? [{ ...named, paper }]
      : paper.bidders.map(({ name }, at) => ({ ...named, name, paper: paperOfBidder(paper, at) }));
  });

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
      quantity: hundredths(quantity),
      unit: work.unit,
      cell: {
        lineIds,
        quantity: hundredths(quantity),
        amount: sumKnown(lineIds.map((id) => lineAmount(amounts.lines.get(id)))),
      },
    },
  ];
};

/** Words alone, of any script; a text without one stands for itself. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim() || text;

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

const sumOfBoth = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : hundredths(one + other);

const bothWorks = (one: OurWork | null, other: OurWork | null): OurWork | null =>
  one && other
    ? {
        ...one,
        quantity: hundredths(one.quantity + other.quantity),
        net: sumMoney([one.net, other.net]),
        tax: sumMoney([one.tax, other.tax]),
        low: sumMoney([one.low, other.low]),
        high: sumMoney([one.high, other.high]),
        depreciation: sumKnown([one.depreciation, other.depreciation]),
      }
    : null;

/** What a bid lists twice by the same words, or in two groups of one row of ours, is one row of the table. */
const both = (one: Entry, other: Entry): Entry => {
  const isOneUnit = one.unit === other.unit;
  return {
    ...one,
    room: one.room === other.room ? one.room : null,
    work: bothWorks(one.work, other.work),
    quantity: isOneUnit ? hundredths(one.quantity + other.quantity) : one.quantity,
    cell: {
      lineIds: [...one.cell.lineIds, ...other.cell.lineIds],
      quantity: isOneUnit ? sumOfBoth(one.cell.quantity, other.cell.quantity) : null,
      amount: sumKnown([one.cell.amount, other.cell.amount]),
    },
  };
};

const byId = (entries: readonly Entry[]): Map<string, Entry> => {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const known = found.get(entry.id);
    found.set(entry.id, known ? both(known, entry) : entry);
  }
  return found;
};

const rowsOf = (all: readonly Entry[][], pricer: Pricer): BidRow[] => {
  const bids = all.map(byId);
  const ids = new Set(bids.flatMap((bid) => [...bid.keys()]));
  return [...ids].flatMap((id): BidRow[] => {
    const entries = bids.map((bid) => bid.get(id) ?? null);
    const first = entries.find((entry) => entry !== null);
    if (!first) return [];
    const { name, room, quantity, unit, work } = first;
    const cells = entries.map((entry) => entry?.cell ?? null);
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
