// A proposal: a contractor's bid as a homeowner is shown it, made once when it is sent. Where costs are hidden, no labor,
// material, tax, overhead or profit is in the document at all: what is not there cannot be told by a forgotten field.
import { z } from 'zod';
import type { AddOnKind, PricesBy } from './proposal-choices.ts';
import { bidLineTotal, bidTotals } from './bid-totals.ts';
import { bidPayments } from './bid-payments.ts';
import { type BidLine, bidPhaseSchema, type ContractorBidDocument } from './contractor-bid.ts';
import { money, text } from '../estimate/estimate-figures.ts';
import { BID_LIMITS, CONTRACTOR_LIMITS, PROPOSAL_LIMITS } from '../limits.ts';
import { fromCents, sumMoney, toCents } from '../money/money.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';

/** Dollars before overhead and profit; with tax they add up to what they are of. */
const costsSchema = z.object({ labor: money, material: money, equipment: money, tax: money });
export type ProposalCosts = z.infer<typeof costsSchema>;

const lineSchema = z.object({
  name: text(BID_LIMITS.lineName),
  description: text(BID_LIMITS.lineDescription),
  quantity: z.number(),
  unit: text(BID_LIMITS.unit),
  /** Dollars; null where prices are shown by phase. */
  amount: money.nullable(),
  /** Costs of the line. It is null where costs are hidden, and where prices are shown by phase. */
  costs: costsSchema.nullable(),
});
export type ProposalLine = z.infer<typeof lineSchema>;

const phaseSchema = z.object({
  name: text(BID_LIMITS.phaseName),
  /** Dollars; where costs are hidden, overhead and profit are spread in. */
  amount: money,
  costs: costsSchema.nullable(),
  lines: z.array(lineSchema),
});
export type ProposalPhase = z.infer<typeof phaseSchema>;

export const proposalDocumentSchema = z.object({
  title: text(BID_LIMITS.title),
  /** What the contractor's profile said when the proposal was sent. */
  from: z.object({
    name: text(CONTRACTOR_LIMITS.longName),
    licenseNumber: text(CONTRACTOR_LIMITS.license),
    terms: text(CONTRACTOR_LIMITS.proposalTerms),
  }),
  summary: text(BID_LIMITS.summary),
  note: text(PROPOSAL_LIMITS.note),
  currency: z.string().length(3),
  pricesBy: z.enum(['LINE', 'PHASE']),
  hidesCosts: z.boolean(),
  /** Phases in the order of the work. */
  phases: z.array(phaseSchema),
  /** On top of the phases: overhead and profit where costs are shown, and a contingency, which is credited if not used. */
  addOns: z.array(z.object({ kind: z.enum(['OVERHEAD', 'PROFIT', 'CONTINGENCY']), amount: money })),
  /** Dollars: phases and what is on top of them. */
  total: money,
  schedule: z.array(bidPhaseSchema),
  exclusions: z.array(text(BID_LIMITS.exclusion)),
  payments: z.array(
    z.object({ due: text(BID_LIMITS.paymentDue), share: z.number(), amount: money }),
  ),
  /** The contractor says that the offer is for all that the homeowner asked for, whatever its lines are called. */
  coversScope: z.boolean(),
  /** Names of lines of the homeowner's scope that no line of the offer stands for; none where it covers all of it. */
  leftOut: z.array(text(BID_LIMITS.lineName)),
});
export type ProposalDocument = z.infer<typeof proposalDocumentSchema>;

/** Splits dollars in proportion to the positive entries of `over`, to the cent; equally where no entry is positive. */
export const spread = (dollars: number, over: readonly number[]): number[] => {
  const known = over.map((weight) => Math.max(0, weight));
  const weights = known.some((weight) => weight > 0) ? known : known.map(() => 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const cents = toCents(dollars);
  let given = 0;
  let reached = 0;
  return weights.map((weight) => {
    reached += weight;
    // An amount that was rounded away before goes to the next share: the last one ends at the whole.
    const upTo = Math.round((cents * reached) / whole);
    const share = upTo - given;
    given = upTo;
    return fromCents(share);
  });
};

export interface ProposalTerms {
  from: ProposalDocument['from'];
  currency: string;
  pricesBy: PricesBy;
  hidesCosts: boolean;
  note: string;
  summary: string;
  coversScope: boolean;
  leftOut: string[];
  /** The phase of the work that a line of the bid belongs to. */
  phaseOf(line: BidLine): string;
  /** All phases, in the order of the work. */
  phaseOrder: readonly string[];
}

const costsOf = (lines: readonly BidLine[]): ProposalCosts => ({
  labor: sumMoney(lines.map(({ labor }) => labor)),
  material: sumMoney(lines.map(({ material }) => material)),
  equipment: sumMoney(lines.map(({ equipment }) => equipment)),
  tax: sumMoney(lines.map(({ tax }) => tax)),
});

interface PricedBidLine {
  line: BidLine;
  /** What the customer pays for it. */
  price: number;
}

/** True for a line of tax alone, e.g. the sales tax on overhead and profit. Shown alone, it would tell what they are. */
const isTaxAlone = ({ labor, material, equipment, tax }: BidLine): boolean =>
  tax !== 0 && labor === 0 && material === 0 && equipment === 0;

const pricedLines = (
  { lineItems, overhead, profit }: ContractorBidDocument,
  hidesCosts: boolean,
): PricedBidLine[] => {
  const work = lineItems.filter((line) => !isTaxAlone(line));
  const shown = hidesCosts && work.length > 0 ? work : lineItems;
  const hidden = hidesCosts ? lineItems.filter((line) => !shown.includes(line)) : [];
  const totals = shown.map(bidLineTotal);
  const spreadIn = hidesCosts ? sumMoney([overhead, profit, ...hidden.map(bidLineTotal)]) : 0;
  const shares = spread(spreadIn, totals);
  return shown.map((line, index) => ({
    line,
    price: sumMoney([totals[index] ?? 0, shares[index] ?? 0]),
  }));
};

const phaseOfLines = (
  name: string,
  lines: readonly PricedBidLine[],
  { pricesBy, hidesCosts }: ProposalTerms,
): ProposalPhase => ({
  name,
  amount: sumMoney(lines.map(({ price }) => price)),
  costs: hidesCosts ? null : costsOf(lines.map(({ line }) => line)),
  lines: lines.map(({ line, price }) => ({
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    amount: pricesBy === 'LINE' ? price : null,
    costs: pricesBy === 'LINE' && !hidesCosts ? costsOf([line]) : null,
  })),
});

/** What the homeowner is shown of the bid. Its parts add up to the total of the bid to the cent. */
export const makeProposal = (
  bid: ContractorBidDocument,
  terms: ProposalTerms,
): ProposalDocument => {
  const { hidesCosts, phaseOf, phaseOrder, ...said } = terms;
  const byPhase = Map.groupBy(pricedLines(bid, hidesCosts), ({ line }) => phaseOf(line));
  const shown: [AddOnKind, number][] = [
    ...(hidesCosts
      ? []
      : ([
          ['OVERHEAD', bid.overhead],
          ['PROFIT', bid.profit],
        ] as [AddOnKind, number][])),
    ['CONTINGENCY', bid.contingency],
  ];
  return {
    title: bid.title,
    ...said,
    hidesCosts,
    phases: phaseOrder.flatMap((name) => {
      const lines = byPhase.get(name);
      return lines ? [phaseOfLines(name, lines, terms)] : [];
    }),
    addOns: shown.flatMap(([kind, amount]) => (amount === 0 ? [] : [{ kind, amount }])),
    total: bidTotals(bid).total,
    schedule: bid.schedule,
    exclusions: bid.exclusions,
    payments: bidPayments(bid),
  };
};

/** Dollars of an add-on; 0 when the proposal has none. */
export const addOnOf = ({ addOns }: Pick<ProposalDocument, 'addOns'>, wanted: AddOnKind): number =>
  sumMoney(addOns.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));

/** The day is over everywhere: twelve hours after it is in London. */
const LAST_ZONE_MS = 12 * HOUR_MS;

/** @param validUntil the last day, at 0:00 UTC */
export const isExpired = (validUntil: Date, now: Date): boolean =>
  now.getTime() >= validUntil.getTime() + DAY_MS + LAST_ZONE_MS;

export const PROPOSAL_STATUSES = [
  'SENT',
  'SUPERSEDED',
  'DECLINED',
  'ACCEPTED',
  'CLOSED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];
/** Whether its last day is over is not stored. */
type StoredProposalStatus = Exclude<ProposalStatus, 'EXPIRED'>;

/** What is sent expires by itself. */
export const proposalStatus = (
  { status, validUntil }: { status: StoredProposalStatus; validUntil: Date },
  now: Date,
): ProposalStatus => (status === 'SENT' && isExpired(validUntil, now) ? 'EXPIRED' : status);
