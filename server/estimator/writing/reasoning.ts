// The reasoning: in plain words what was understood, how quantities and prices were found, and what moves the total.
import { DELIVERY_MODES, FINISH_LEVELS } from '../../domain/catalog.ts';
import { isCharge } from '../../domain/charges.ts';
import { costDrivers } from '../../domain/cost-drivers.ts';
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import type { EstimateTerms } from '../estimator.ts';
import type { PricingContext } from '../pricing/context.ts';
import { clip } from '../pricing/price-line.ts';
import type { Accuracy } from '../pricing/range.ts';
import { taxBase, taxRate } from '../pricing/tax.ts';
import { headingOf } from './work-names.ts';
import type { PricedLine } from '../pricing/priced-line.ts';
import { wholeDollars } from '../../domain/money.ts';
import { EMERGENCY_CATEGORIES } from '../price-book/categories.ts';

export interface ReasoningFacts {
  terms: EstimateTerms;
  context: PricingContext;
  lines: readonly PricedLine[];
  /** As they are shown. */
  items: readonly LineItem[];
  total: number;
  accuracy: Accuracy;
  excluded: readonly string[];
  notes: readonly string[];
  peril: string | null;
  deliveryTotals: EstimateDocument['deliveryTotals'];
  agentNotes: readonly string[];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const understood = ({ lines }: ReasoningFacts): string => {
  const works = new Map<string, Set<string>>();
  for (const { work } of lines) {
    const rooms = works.get(work.work) ?? new Set();
    if (work.room) rooms.add(work.room);
    works.set(work.work, rooms);
  }
  const parts = [...works].map(([name, rooms]) =>
    rooms.size > 0 ? `${headingOf(name)} (${[...rooms].join(', ')})` : headingOf(name),
  );
  return `Understood: ${[...new Set(parts)].join('; ')}.`;
};

const SOURCES = [
  ['STATED', 'stated by you'],
  ['DOCUMENT', 'stated in your documents'],
  ['PLAN', 'read from your plans and documents'],
  ['DERIVED', 'worked out from the scope'],
  ['DEFAULT', 'assumed from usual sizes'],
] as const;

const sourceOf = ({ metadata: { basis, quantityFrom } }: LineItem) =>
  basis === 'STATED' && quantityFrom ? 'DOCUMENT' : basis;

const quantities = ({ items }: ReasoningFacts): string => {
  const work = items.filter((line) => !isCharge(line));
  const charges = items.length - work.length;
  const counts = SOURCES.flatMap(([source, words]) => {
    const count = work.filter((line) => sourceOf(line) === source).length;
    return count > 0 ? [`${count} ${words}`] : [];
  });
  const further =
    charges === 0
      ? ''
      : ` The other ${charges === 1 ? 'line is a charge that follows' : `${charges} lines are charges that follow`} from them.`;
  return `Quantities of ${work.length} lines: ${counts.join(', ')}. Each line shows its formula.${further}`;
};

/** ` Labor costs 8 % more for commercial work and 12 % more after hours.` */
const conditions = ({ laborConditions }: PricingContext): string => {
  const told = laborConditions.map(
    ({ why, factor }) => `${Math.round((factor - 1) * 100)} % more ${why}`,
  );
  return told.length === 0 ? '' : ` Labor costs ${told.join(', and ')}.`;
};

const prices = ({ context, terms }: ReasoningFacts): string => {
  const { region, grade } = context;
  const level = FINISH_LEVELS[terms.finishLevel].toLowerCase();
  const place = region.known
    ? `${region.label}: labor x ${region.labor.toFixed(2)}, material x ${region.material.toFixed(2)} of the US average`
    : terms.zip.trim() === ''
      ? 'the US average, because no ZIP code was given'
      : `the US average, because the price list has no factors for ZIP ${terms.zip.trim().slice(0, 12)}`;
  return `Prices: labor hours x rate x region, plus material with waste, plus equipment, at ${level} finish (level ${grade + 1} of 3), for ${place}.${conditions(context)}`;
};

const BASE_WORDS = {
  materials: 'on materials',
  all: 'on the whole price, overhead and profit included',
  none: 'none',
} as const;

const tax = ({ context }: ReasoningFacts): string => {
  const base = taxBase(context);
  if (base === 'none') return `Sales tax: none in ${context.tax?.state ?? 'this state'}.`;
  const rate = `${Math.round(taxRate(context) * 10_000) / 100} % ${BASE_WORDS[base]}`;
  const note = context.tax?.note ? ` Rule: ${context.tax.note}. Check with the contractor.` : '';
  return context.tax
    ? `Sales tax: ${rate} (${context.tax.state}).${note}`
    : `Sales tax: ${rate}, assumed.`;
};

const delivery = ({ terms, deliveryTotals }: ReasoningFacts): string[] => {
  if (!deliveryTotals) return [];
  const { tradeDirect, gcManaged, fullService } = deliveryTotals;
  const same =
    tradeDirect === gcManaged
      ? ' A general contractor adds nothing here: fewer than three trades, or a small job, that one trade can run itself.'
      : '';
  return [
    `Who runs the job: priced as "${DELIVERY_MODES[terms.delivery]}". ` +
      `Trades hired directly ${wholeDollars(tradeDirect)}, general contractor ${wholeDollars(gcManaged)}, full service ${wholeDollars(fullService)}.${same}`,
  ];
};

const MOVERS = 5;

/** The same as on the first page of a PDF, and two more. */
const movers = ({ items }: ReasoningFacts): string[] => {
  const top = costDrivers(items, MOVERS).map(
    ({ name, amount }) => `${name} ${wholeDollars(amount)}`,
  );
  return top.length === 0 ? [] : [`What moves the total most: ${top.join('; ')}.`];
};

const accuracyText = ({ accuracy, total }: ReasoningFacts): string => {
  const { range, accuracyClass, assumedShare, wholeJobShare, below, above } = accuracy;
  const perArea =
    wholeJobShare > 0
      ? ` and ${percent(wholeJobShare)} is one price per square foot of the whole job`
      : '';
  const name = accuracyClass.replace('CLASS_', 'class ');
  return (
    `Accuracy: ${wholeDollars(total)}, likely between ${wholeDollars(range.low)} and ${wholeDollars(range.high)}; ` +
    `${name} (-${percent(below)} / +${percent(above)}), because ${percent(assumedShare)} of the value rests on assumed quantities${perArea}.`
  );
};

const PERIL_NAMES: Readonly<Record<string, string>> = { theft: 'theft or vandalism' };

const URGENT = new Set<string>(EMERGENCY_CATEGORIES);

const isUrgent = ({ lines }: ReasoningFacts): boolean =>
  lines.some(({ work }) => URGENT.has(work.item.category));

/** Paragraphs separated by blank lines. */
export const reasoningOf = (facts: ReasoningFacts): string => {
  const { excluded } = facts;
  const paragraphs = [
    understood(facts),
    ...(facts.peril
      ? [
          `Cause of loss: ${PERIL_NAMES[facts.peril] ?? facts.peril}.${isUrgent(facts) ? ' Emergency work comes before the rebuild.' : ''}`,
        ]
      : []),
    ...(excluded.length > 0 ? [`Excluded at your request: ${excluded.join(', ')}.`] : []),
    ...new Set(facts.notes),
    quantities(facts),
    prices(facts),
    tax(facts),
    ...delivery(facts),
    ...facts.agentNotes,
    ...movers(facts),
    accuracyText(facts),
  ];
  return clip(paragraphs.join('\n\n'), 20_000);
};
