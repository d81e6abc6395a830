// Turns an estimate of any agent into a contractor's bid: lines split into labor and material, overhead and profit apart,
// a contingency, a schedule, exclusions and payments. Its total less the contingency is the total of the estimate.
import type {
  BidLine,
  ContractorBidDocument,
  BidPhase,
} from '../../../domain/bid/contractor-bid.ts';
import type { EstimateDocument, LineItem } from '../../../domain/estimate/estimate.ts';
import { estimateTotal, projectTotal } from '../../../domain/money/pricing.ts';
import { roundCents, sumMoney } from '../../../domain/money/money.ts';
import { NO_FACTS, type ScopeFacts } from '../../../domain/scope/scope-facts.ts';
import { usualExclusions, wordingsOf } from '../usual-exclusions.ts';
import { depositCapOf, depositNoteOf, paymentSteps } from '../payments.ts';
import { withRetainage } from '../../../domain/money/payments.ts';
import { laborConditions, laborFactor } from '../../calculate/labor-conditions.ts';
import { rowOf, splitLine, type SplitBasis, untaxedOf } from './split-line.ts';
import { summaryOf } from './summary.ts';
import type { BidTerms } from './terms.ts';
import { BID_LIMITS } from '../../../domain/limits.ts';
import { FINAL_PHASE, PHASE_ORDER, phaseOf } from './phase-order.ts';
import { isCharge, isOverhead } from '../../../domain/money/charges.ts';
import { GRADE_OF } from '../../book/grades.ts';

// Overhead and profit of whoever runs the job, taken out of the lines that charge for it.

/**
 * Share of a charge that is overhead, by what the charge is called. Claims list overhead and profit apart; general
 * conditions are site costs; a commercial fee is 8 % overhead and 7 % profit; else ten and ten.
 * Source: estimator_rules.json (overhead_profit).
 */
const OVERHEAD_SHARES: readonly (readonly [RegExp, number])[] = [
  [/^overhead$/i, 1],
  [/^profit$/i, 0],
  [/^general conditions/i, 1],
  [/^contractor fee/i, 8 / 15],
];
const TEN_AND_TEN = 0.5;

/** The tax on the charges as a line of its own, where a state taxes the whole price. */
const taxOfCharges = (charges: readonly LineItem[]): BidLine[] => {
  const [first] = charges;
  const tax = sumMoney(charges.map((line) => line.tax));
  if (!first || tax === 0) return [];
  return [
    {
      id: first.id,
      name: 'Sales tax on overhead and profit',
      description: 'The state taxes the whole price of the contract.',
      quantity: 1,
      unit: 'LS',
      labor: 0,
      material: 0,
      equipment: 0,
      tax,
    },
  ];
};

/** Dollars before tax; the two add up to the charges. */
const overheadOf = (charges: readonly LineItem[]): { overhead: number; profit: number } => {
  const overhead = sumMoney(
    charges.map((line) => {
      const [, share] = OVERHEAD_SHARES.find(([name]) => name.test(line.name.trim())) ?? [];
      return roundCents(untaxedOf(line) * (share ?? TEN_AND_TEN));
    }),
  );
  return { overhead, profit: roundCents(sumMoney(charges.map(untaxedOf)) - overhead) };
};

// The schedule of a bid: phases in the order of the work, as long as their hours take a crew of two.

// The hours of work in each phase of a bid.
// They come from the price book (catalogue.csv), for lines without a code from their labor at a middling billed rate.

/** Categories that go on beside the work and take no days of their own. */
const ALONGSIDE = new Set(['General Conditions', 'Permits & Fees']);

/** Dollars an hour, the middle of labor_rates.csv. */
const MIDDLING_RATE = 66;

interface LineHours {
  line: LineItem;
  /** Dollars of labor in the line. */
  labor: number;
}

/** Adds the hours of a line to those of its phase; a removal that it holds to its own. */
const addHours = (
  hours: Map<string, number>,
  { line, labor }: LineHours,
  { book, finishLevel }: BidTerms,
): void => {
  if (ALONGSIDE.has(line.category) || isCharge(line)) return;
  const add = (phase: string, more: number) =>
    hours.set(phase, (hours.get(phase) ?? 0) + Math.max(0, more));
  const grade = GRADE_OF[line.metadata.finishLevel ?? finishLevel];
  const item = rowOf(line, book);
  const removal = book.items.get(line.metadata.claim?.removalCode ?? '');
  add(
    phaseOf(line.category),
    item ? line.quantity * item.costs[grade].hours : labor / MIDDLING_RATE,
  );
  if (removal) add(phaseOf(removal.category), line.quantity * removal.costs[grade].hours);
};

const HOURS_A_DAY = 8;
const CREW = 2;
/** Work that would take a crew longer gets a second crew for the rest. */
const ONE_CREW_DAYS = 10;
/** Nobody comes for less than half a day, and days are planned in quarters. */
const LEAST_DAYS = 0.5;
const QUARTERS = 4;
/** A job longer than this ends with a walk-through of its own. */
const WALK_THROUGH_FROM_DAYS = 2;
const DAYS_MAX = 1_000;
const START_MAX = 2_000;

const daysFor = (hours: number): number => {
  const alone = hours / (CREW * HOURS_A_DAY);
  const days = alone <= ONE_CREW_DAYS ? alone : ONE_CREW_DAYS + (alone - ONE_CREW_DAYS) / 2;
  return Math.min(DAYS_MAX, Math.max(LEAST_DAYS, Math.ceil(days * QUARTERS) / QUARTERS));
};

/** Phases follow each other; one that ends at noon lets the next begin on the same day. */
const phasesOf = (lines: readonly LineHours[], terms: BidTerms): BidPhase[] => {
  const hours = new Map<string, number>();
  for (const line of lines) addHours(hours, line, terms);
  const work = PHASE_ORDER.flatMap((name) => {
    const needed = hours.get(name) ?? 0;
    return needed > 0 ? [{ name, days: daysFor(needed) }] : [];
  });
  const length = work.reduce((sum, { days }) => sum + days, 0);
  const isLong = length > WALK_THROUGH_FROM_DAYS && !hours.has(FINAL_PHASE);
  const planned = isLong ? [...work, { name: FINAL_PHASE, days: LEAST_DAYS }] : work;
  let done = 0;
  return planned.slice(0, BID_LIMITS.phases).map(({ name, days }) => {
    const startDay = Math.min(START_MAX, Math.floor(done) + 1);
    done += days;
    return {
      name,
      startDay,
      days: Math.max(1, Math.min(DAYS_MAX, Math.ceil(done) - startDay + 1)),
    };
  });
};

const MAKE_READY = 'Cleaning & Make-Ready';

const bidLine = ({ id, name, details, quantity, unit, tax }: LineItem) => ({
  id,
  name,
  description: details,
  quantity,
  unit,
  tax: roundCents(tax),
});

/** The difference between an owner's own total and the sum of the lines, as a line of its own. */
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
  const work = document.items.filter((line) => !isOverhead(line));
  const charges = document.items.filter(isOverhead);
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
      ...withRetainage(
        document.scope?.facts.payments ??
          paymentSteps(terms.book.contractor.payment_schedule, {
            total: roundCents(total + contingency),
            isCommercial: terms.isCommercial,
            isMakeReady: work.length > 0 && work.every(({ category }) => category === MAKE_READY),
          }),
        document.scope?.facts.retainage ?? null,
      ),
    ],
    depositLimit: cap && { share: cap.share, dollars: cap.dollars },
    note,
  };
};
