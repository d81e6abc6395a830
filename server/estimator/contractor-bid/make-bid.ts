// Turns an estimate of any agent into a contractor's bid: lines split into labour and material, overhead and profit apart,
// a contingency, a schedule, exclusions and payments. Its total less the contingency is the total of the estimate.
import { type BidLine, type ContractorBidDocument } from '../../domain/contractor-bid.ts';
import { type EstimateDocument, type LineItem } from '../../domain/estimate.ts';
import { estimateTotal, projectTotal } from '../../domain/pricing.ts';
import { roundCents } from '../../domain/money.ts';
import { NO_FACTS, type ScopeFacts } from '../../domain/scope-facts.ts';
import { usualExclusions, wordingsOf } from '../agents/usual-exclusions.ts';
import { depositCapOf, depositNoteOf, paymentSteps } from '../agents/payments.ts';
import { laborConditions, laborFactor } from '../pricing/labor-conditions.ts';
import { isOverheadCharge, overheadOf, taxOfCharges } from './overhead.ts';
import { phasesOf } from './phases.ts';
import { splitLine, type SplitBasis } from './split-line.ts';
import { summaryOf } from './summary.ts';
import type { BidTerms } from './terms.ts';
import { BID_LIMITS } from '../../domain/limits.ts';

const MAKE_READY = 'Cleaning & Make-Ready';

const bidLine = ({ id, name, details, quantity, unit, tax }: LineItem) => ({
  id,
  name,
  description: details,
  quantity,
  unit,
  tax: roundCents(tax),
});

/** What an owner's own total adds to the lines, or takes off them, as a line of its own. */
const adjustment = (document: EstimateDocument): BidLine[] => {
  const amount = roundCents(estimateTotal(document) - projectTotal(document.items));
  if (amount === 0) return [];
  const id = document.items.reduce((highest, line) => Math.max(highest, Number(line.id)), 0) + 1;
  return [
    {
      id: String(id),
      name: 'Adjustment to the agreed total',
      description: 'The total was set by hand; this is its difference from the lines.',
      quantity: 1,
      unit: 'LS',
      labor: amount,
      material: 0,
      equipment: 0,
      tax: 0,
    },
  ];
};

/** Rate stated with the estimate, else usual for the job. A claim has none: it pays for what is found by a supplement. */
const contingencyRate = (document: EstimateDocument, { book, isCommercial }: BidTerms): number => {
  if (document.bid) return document.bid.contingencyRate;
  if (document.workflow === 'INSURANCE') return 0;
  return book.contractor.contingency[isCommercial ? 'commercial TI' : 'remodel'] ?? 0;
};

/** The estimate's own, then the usual ones of the lines as they stand now. */
const exclusionsOf = (
  document: EstimateDocument,
  facts: ScopeFacts,
  { book, isCommercial }: BidTerms,
): string[] => {
  const { exclusions_default, exclusions_commercial } = book.contractor;
  const usual = isCommercial ? exclusions_commercial : exclusions_default;
  const wordings = wordingsOf(usual);
  const own = document.exclusions.filter((words) => !wordings.has(words));
  const { items } = document;
  return [...new Set([...own, ...usualExclusions(usual, { items, facts })])].slice(
    0,
    BID_LIMITS.exclusions,
  );
};

/** A bid from the estimate as it stands; `note` is the contractor's own. The same estimate gives the same bid. */
export const makeBid = (
  document: EstimateDocument,
  terms: BidTerms,
  note: string,
): ContractorBidDocument => {
  const work = document.items.filter((line) => !isOverheadCharge(line));
  const charges = document.items.filter(isOverheadCharge);
  const facts = document.scope?.facts ?? NO_FACTS;
  const conditions = laborConditions(terms.isCommercial, facts, terms.book.rules);
  const splitTerms = { ...terms, laborMultiplier: laborFactor(conditions) };
  const split = work.map((line) => ({ line, ...splitLine(line, splitTerms) }));
  const total = estimateTotal(document);
  const contingency = roundCents(Math.max(0, total) * contingencyRate(document, terms));
  const phases = phasesOf(
    split.map(({ line, split: { labor } }) => ({ line, labor })),
    terms,
  );
  const cap = depositCapOf(terms.region.state, terms.isCommercial, terms.book);
  const count = (wanted: SplitBasis) => split.filter(({ basis }) => basis === wanted).length;
  return {
    title: document.title,
    summary: summaryOf(document, {
      lineCount: work.length,
      usualSplits: count('USUAL'),
      phases,
      hasContingency: contingency > 0,
      validDays: document.bid?.validDays ?? terms.book.contractor.valid_days,
      deposit: depositNoteOf(cap),
    }),
    lineItems: [
      ...split.map(({ line, split: parts }) => ({ ...bidLine(line), ...parts })),
      ...taxOfCharges(charges),
      ...adjustment(document),
    ],
    ...overheadOf(charges),
    contingency,
    schedule: phases,
    exclusions: exclusionsOf(document, facts, terms),
    paymentSchedule: [
      ...paymentSteps(terms.book.contractor.payment_schedule, {
        total: roundCents(total + contingency),
        isCommercial: terms.isCommercial,
        isMakeReady: work.length > 0 && work.every(({ category }) => category === MAKE_READY),
      }),
    ],
    depositLimit: cap && { share: cap.share, dollars: cap.dollars },
    note,
  };
};
