// The document around priced lines: its title, reasoning, figures of the agent, assumptions, warnings and next steps.
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import type { ScopeOfWork, UnreadWords } from '../../domain/scope/scope-of-work.ts';
import type { AgentFacts } from './agent-facts.ts';
import { agentFiguresOf } from './figures.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from '../calculate/context.ts';
import { deliveryTotalsOf } from '../calculate/delivery.ts';
import { WHOLE_JOB } from '../calculate/marked-up.ts';
import { accuracyOf, type Accuracy } from '../calculate/range.ts';
import { openCaps } from '../scope/limits/caps.ts';
import type { WorkPackage } from '../calculate/work-package.ts';
import { assumptionsOf } from './assumptions.ts';
import { futureActionsOf } from './future-actions.ts';
import { titleOf } from './title.ts';
import { warningsOf } from './warnings.ts';
import type { PricedLine } from '../calculate/priced-line.ts';
import { usualExclusions } from './usual-exclusions.ts';
import { clip } from '../../domain/text/plain-text.ts';
import { EMERGENCY_CATEGORIES } from '../book/categories.ts';
import { costDrivers } from '../../domain/estimate/cost-drivers.ts';
import { wholeDollars } from '../../domain/money/money.ts';
import { isCharge } from '../../domain/money/charges.ts';
import { headingOfLine } from './work-names.ts';
import { DELIVERY_MODES, FINISH_LEVELS } from '../../domain/catalog.ts';
import { taxBase, taxRate } from '../calculate/tax.ts';

// Facts that the reasoning of an estimate is written from.

interface ReasoningFacts {
  terms: EstimateTerms;
  context: PricingContext;
  lines: readonly PricedLine[];
  /** Line items as they are shown. */
  items: readonly LineItem[];
  total: number;
  accuracy: Accuracy;
  excluded: readonly string[];
  notes: readonly string[];
  peril: string | null;
  deliveryTotals: EstimateDocument['deliveryTotals'];
  agentNotes: readonly string[];
}

// The reasoning on prices: how they were found and for which place, the sales tax, and who runs the job.

/** ` Labor costs 8 % more for commercial work and 12 % more after hours.` */
const conditions = ({ laborConditions }: PricingContext): string => {
  const told = laborConditions.map(
    ({ why, factor }) => `${Math.round((factor - 1) * 100)}% more ${why}`,
  );
  return told.length === 0 ? '' : ` Labor costs ${told.join(', and ')}.`;
};

const pricesText = ({ context, terms }: ReasoningFacts): string => {
  const { region, grade } = context;
  const level = FINISH_LEVELS[terms.finishLevel].toLowerCase();
  const place = region.known
    ? `${region.label}: labor × ${region.labor.toFixed(2)}, material × ${region.material.toFixed(2)} of the US average`
    : terms.zip.trim() === ''
      ? 'the US average, because no ZIP code was given'
      : `the US average, because the price list has no factors for ZIP ${terms.zip.trim().slice(0, 12)}`;
  return `Prices: labor hours × rate × region, plus material with waste, plus equipment, at ${level} finish (level ${grade + 1} of 3), for ${place}.${conditions(context)}`;
};

const BASE_WORDS = {
  materials: 'on materials',
  all: 'on the whole price, overhead and profit included',
  none: 'none',
} as const;

const taxText = ({ context }: ReasoningFacts): string => {
  const base = taxBase(context);
  if (base === 'none') return `Sales tax: none in ${context.tax?.state ?? 'this state'}.`;
  const rate = `${Math.round(taxRate(context) * 10_000) / 100}% ${BASE_WORDS[base]}`;
  const contract = context.tax?.contract
    ? `, and ${Math.round(context.tax.contract * 1e5) / 1e3}% on the whole contract`
    : '';
  const note = context.tax?.note ? ` Rule: ${context.tax.note}. Check with the contractor.` : '';
  return context.tax
    ? `Sales tax: ${rate}${contract} (${context.tax.state}).${note}`
    : `Sales tax: ${rate}, assumed.`;
};

const deliveryText = ({ terms, deliveryTotals }: ReasoningFacts): string[] => {
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

// The reasoning on the work: what was understood, and where its quantities come from.

const understoodText = ({ lines }: ReasoningFacts): string => {
  const works = new Map<string, Set<string>>();
  for (const { work } of lines) {
    const heading = headingOfLine(work);
    const rooms = works.get(heading) ?? new Set();
    if (work.room) rooms.add(work.room);
    works.set(heading, rooms);
  }
  const parts = [...works].map(([name, rooms]) =>
    rooms.size > 0 ? `${name} (${[...rooms].join(', ')})` : name,
  );
  return `Understood: ${parts.join('; ')}.`;
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

const quantitiesText = ({ items }: ReasoningFacts): string => {
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

// The reasoning on the total: what moves it most, and how sure it is.

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const MOVERS = 5;

/** The same as on the first page of a PDF, and two more. */
const moversText = ({ items }: ReasoningFacts): string[] => {
  const top = costDrivers(items, MOVERS).map(
    ({ name, amount }) => `${name} ${wholeDollars(amount)}`,
  );
  return top.length === 0 ? [] : [`What moves the total most: ${top.join('; ')}.`];
};

const accuracyText = ({ accuracy, total }: ReasoningFacts): string => {
  const { range, accuracyClass, assumedShare, wholeJobShare, below, above } = accuracy;
  const { theirPriceShare, guessedShare } = accuracy;
  const theirs =
    theirPriceShare > 0 ? ` and ${percent(theirPriceShare)} stands at the price of a paper` : '';
  const perArea =
    wholeJobShare > 0
      ? ` and ${percent(wholeJobShare)} is one price per square foot of the whole job`
      : '';
  const guessed = guessedShare > 0 ? ` and ${percent(guessedShare)} was read unsurely` : '';
  const { isAmountOpen, unpriced } = accuracy.open;
  const amount = isAmountOpen ? ', and an amount is not priced until it is confirmed' : '';
  const words =
    unpriced > 0
      ? `, and nothing is priced for ${unpriced} ${unpriced === 1 ? 'part' : 'parts'} of the request`
      : '';
  const open = `${amount}${words}`;
  const name = accuracyClass.replace('CLASS_', 'class ');
  return (
    `Accuracy: ${wholeDollars(total)}, likely between ${wholeDollars(range.low)} and ${wholeDollars(range.high)}; ` +
    `${name} (−${percent(below)} / +${percent(above)}), because ${percent(assumedShare)} of the value rests on assumed quantities${perArea}${theirs}${guessed}${open}.`
  );
};

const PERIL_NAMES: Readonly<Record<string, string>> = { theft: 'theft or vandalism' };

const URGENT = new Set<string>(EMERGENCY_CATEGORIES);

const isUrgent = ({ lines }: ReasoningFacts): boolean =>
  lines.some(({ work }) => URGENT.has(work.item.category));

/** Paragraphs separated by blank lines. */
const reasoningOf = (facts: ReasoningFacts): string => {
  const { excluded } = facts;
  const paragraphs = [
    understoodText(facts),
    ...(facts.peril
      ? [
          `Cause of loss: ${PERIL_NAMES[facts.peril] ?? facts.peril}.${isUrgent(facts) ? ' Emergency work comes before the rebuild.' : ''}`,
        ]
      : []),
    ...(excluded.length > 0 ? [`Excluded at your request: ${excluded.join(', ')}.`] : []),
    ...new Set(facts.notes),
    quantitiesText(facts),
    pricesText(facts),
    taxText(facts),
    ...deliveryText(facts),
    ...facts.agentNotes,
    ...moversText(facts),
    accuracyText(facts),
  ];
  return clip(paragraphs.join('\n\n'), 20_000);
};

// Exclusions of the estimate: the user's own wishes first, then the usual ones.

const exclusionsOf = (
  { excluded, facts }: ScopeOfWork,
  items: readonly LineItem[],
  { agentKind, propertyType }: EstimateTerms,
  { contractor }: PriceBook,
): string[] => {
  const own = excluded.map(
    ({ words }) => `${words.charAt(0).toUpperCase()}${words.slice(1)} (at your request)`,
  );
  if (agentKind !== 'CONTRACTOR') return own;
  const usual =
    propertyType === 'COMMERCIAL'
      ? contractor.exclusions_commercial
      : contractor.exclusions_default;
  return [...own, ...usualExclusions(usual, { items, facts })].slice(0, 50);
};

interface PricedScope {
  scope: ScopeOfWork;
  terms: EstimateTerms;
  packages: readonly WorkPackage[];
  context: PricingContext;
  priced: readonly PricedLine[];
  items: LineItem[];
  /** Dollars. */
  total: number;
  /** The same at another finish level. */
  totalAt: AgentFacts['totalAt'];
  version: string;
}

/** Words that order work, or seem to, of a kind that nothing is priced for; what an assembly holds is priced. */
const unpricedIn = ({ scope, priced }: PricedScope): UnreadWords[] => {
  const done = new Set([
    ...scope.work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly)),
    ...priced.map(({ work }) => work.item.code),
  ]);
  return scope.unread.filter(
    ({ workId, meanings, isOrdered = meanings.length > 0 }) =>
      workId === null && isOrdered && !meanings.some(({ id }) => done.has(id)),
  );
};

const MOST_WARNING = 500;

/** Names ordered work that the total lacks. */
const lackWarnings = (unpriced: readonly UnreadWords[]): string[] => {
  const words = unpriced.filter(({ isOrdered }) => isOrdered).map((entry) => `“${entry.words}”`);
  return words.length === 0
    ? []
    : [clip(`Not in the total, as nothing is priced for it: ${words.join(', ')}`, MOST_WARNING)];
};

const rangedOf = (
  { line, work: { basis, item, asListed, from }, total }: PricedLine,
  guessed: ReadonlySet<string>,
) => ({
  total,
  low: line.metadata.low ?? total,
  high: line.metadata.high ?? total,
  basis,
  isWholeJob: item.category === WHOLE_JOB,
  isTheirPrice: asListed !== undefined,
  isGuess: from.workIds.some((id) => guessed.has(id)),
});

const notesOf = ({ notes }: ScopeOfWork, ...kinds: string[]): string[] =>
  notes.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : []));

/** Range and class of the total: what is guessed, capped or not priced widens them. */
const accuracyIn = (
  asked: PricedScope,
  unpriced: readonly UnreadWords[],
  book: PriceBook,
): Accuracy => {
  const { scope, terms, priced, total } = asked;
  const guessed = new Set(scope.unread.flatMap(({ workId }) => workId ?? []));
  return accuracyOf(
    priced.map((line) => rangedOf(line, guessed)),
    total,
    {
      isAmountOpen: openCaps(scope, book, terms.propertyType).length > 0,
      unpriced: unpriced.length,
      ordered: unpriced.filter(({ isOrdered }) => isOrdered).length,
      priced: scope.work.length,
    },
  );
};

export const writeUp = (asked: PricedScope, book: PriceBook): EstimateDocument => {
  const { scope, terms, packages, context, priced, items, total, totalAt, version } = asked;
  const { facts } = scope;
  const unpriced = unpricedIn(asked);
  const accuracy = accuracyIn(asked, unpriced, book);
  const deliveryTotals = deliveryTotalsOf(priced, context, book);
  const asPriced = { terms, scope, context, book, items, total, totalAt };
  const agent = agentFiguresOf({ ...asPriced, lines: priced });
  const excluded = scope.excluded.map(({ words }) => words);
  const noted = notesOf(scope, 'WARNING', 'REFUSED').map((text) => clip(text, MOST_WARNING));
  const warnings = [
    ...lackWarnings(unpriced),
    ...noted,
    ...warningsOf(priced, facts, total),
    ...agent.warnings,
  ];
  return {
    title: titleOf(terms, facts.peril, priced),
    projectName: terms.projectName,
    reasoning: reasoningOf({
      terms,
      context,
      lines: priced,
      items,
      total,
      accuracy,
      excluded,
      notes: notesOf(scope, 'LEFT_OUT', 'NOTE'),
      peril: facts.peril,
      deliveryTotals,
      agentNotes: agent.notes,
    }),
    futureActions: futureActionsOf({ lines: priced, facts, context, total }, book),
    questions: [],
    assumptions: [...assumptionsOf(packages, priced, context, facts), ...agent.assumptions],
    exclusions: exclusionsOf(scope, items, terms, book),
    warnings: warnings.slice(0, 50),
    range: accuracy.range,
    accuracyClass: accuracy.accuracyClass,
    delivery: terms.delivery,
    finishLevel: terms.finishLevel,
    deliveryTotals,
    finishTotals: agent.finishTotals,
    claim: agent.claim,
    bid: agent.bid,
    items,
    totalOverride: null,
    currency: 'USD',
    workflow: terms.agentKind,
    propertyType: terms.propertyType,
    peril: facts.peril,
    location: context.region.label,
    version,
    scope,
    generatedAt: terms.now.toISOString(),
  };
};
