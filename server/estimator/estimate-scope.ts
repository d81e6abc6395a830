// The one calculation: a scope of work and the terms of the estimate in, priced lines and the whole document out.
// Takeoff → prices → charges → figures of the agent → words. Reads no text of the customer, no model, no clock.
import type { FinishLevel } from '../domain/catalog.ts';
import type { EstimateDocument, LineItem } from '../domain/estimate/estimate.ts';
import { estimateTotal } from '../domain/money/pricing.ts';
import type { ScopeOfWork } from '../domain/scope/scope-of-work.ts';
import { allowancesFor } from './present/apply-allowances.ts';
import { lineShapeFor } from './present/line-shape.ts';
import type { EstimateTerms } from './estimate-request.ts';
import type { PriceBook } from './book/price-book.ts';
import { listedWorkLine } from './calculate/as-listed.ts';
import { basesOf } from './calculate/charge-bases.ts';
import { chargeLine } from './calculate/charge-line.ts';
import type { PricingContext } from './calculate/context.ts';
import { pricingContext } from './calculate/make-context.ts';
import { priceLine } from './calculate/price-line.ts';
import { chargesOf } from './calculate/total.ts';
import { withinLimits } from './scope/limits/limits.ts';
import { packagesOf } from './scope/packages.ts';
import { withMeaningPrices } from './scope/questions/meanings.ts';
import { withQuestions } from './scope/questions/questions.ts';
import { inWorkOrder } from './calculate/order.ts';
import { takeOff } from './calculate/takeoff.ts';
import type { WorkLine } from './calculate/work-line.ts';
import type { WorkPackage } from './calculate/work-package.ts';
import { emptyDocument } from './present/empty-document.ts';
import { writeUp } from './present/write-up.ts';
import type { ShownLine } from './present/shown-line.ts';
import type { PricedLine } from './calculate/priced-line.ts';

/** Lines beyond which no question is weighed: each of its answers would price all of them again. */
const MOST_WEIGHED = 1_000;

const METHOD = 'builtin-2';

/** Version shown in the document: the method and the data that made it. */
export const versionOf = ({ version }: Pick<PriceBook, 'version'>): string =>
  `${METHOD} / data ${version}`;

/** A scope measured, and what its prices depend on. */
export interface TakenOff {
  scope: ScopeOfWork;
  terms: EstimateTerms;
  packages: readonly WorkPackage[];
  context: PricingContext;
  /** Lines of work in the order in which they are priced. */
  work: readonly WorkLine[];
}

/** Scopes of which all is within the limits, and of what. */
const fitting = new WeakMap<ScopeOfWork, { book: PriceBook; propertyType: string }>();

/** The very same scope is measured against the limits once, however many finish levels it is priced at. */
const fitted = (
  told: ScopeOfWork,
  { propertyType }: Pick<EstimateTerms, 'propertyType'>,
  book: PriceBook,
): ScopeOfWork => {
  const known = fitting.get(told);
  if (known?.book === book && known.propertyType === propertyType) return told;
  const scope = withinLimits(told, book, propertyType);
  if (scope === told) fitting.set(scope, { book, propertyType });
  return scope;
};

export const takeOffScope = (
  told: ScopeOfWork,
  terms: EstimateTerms,
  book: PriceBook,
): TakenOff => {
  const scope = fitted(told, terms, book);
  const packages = packagesOf(scope, book);
  const context = pricingContext(terms, book, scope.facts, packages);
  const work = [
    ...inWorkOrder(takeOff(packages, book, context.grade), terms.agentKind),
    ...scope.asListed.map(listedWorkLine),
  ];
  return { scope, terms, packages, context, work };
};

/** Prices lines one after the other, and in the end everything that is charged on top of them. */
export interface Pricer {
  /** The lines that can be shown now; one may wait for its counterpart. */
  take(line: WorkLine): LineItem[];
  /** Gives what still waited, then the charges. */
  close(): LineItem[];
  /** The document once the pricer is closed. Its scope asks what moves the total most. */
  document(): EstimateDocument;
}

export const createPricer = (taken: TakenOff, book: PriceBook): Pricer => {
  const { scope, terms, context, work } = taken;
  const items: LineItem[] = [];
  const priced: PricedLine[] = [];
  const shape = lineShapeFor({ facts: scope.facts, now: terms.now, context, book, work });
  const allowances = terms.agentKind === 'CONTRACTOR' ? scope.facts.allowances : [];
  const allow = allowancesFor(allowances, book, context, work);
  const number = (lines: readonly ShownLine[]): LineItem[] =>
    lines.map((shown) => {
      const line = { id: String(items.length + 1), ...shown };
      items.push(line);
      return line;
    });
  return {
    take: (line) => {
      const made = priceLine(allow(line), context);
      made.line.metadata.bases = basesOf(made, context.agent, book);
      priced.push(made);
      return number(shape.take(made));
    },
    close: () => [
      ...number(shape.rest()),
      ...number(chargesOf(priced, context, context.delivery, book).map(chargeLine)),
    ],
    document: () => {
      const version = versionOf(book);
      const total = estimateTotal({ items });
      const ofScope = (other: ScopeOfWork) => scopeTotal(other, terms, book);
      const meant = withMeaningPrices(scope, book, ofScope);
      const weigh = (other: ScopeOfWork) => (other === meant ? total : ofScope(other));
      const asking = withQuestions(
        meant,
        { grade: context.grade, propertyType: terms.propertyType, book },
        work.length > MOST_WEIGHED ? null : weigh,
      );
      if (priced.length === 0) return emptyDocument({ terms, scope: asking, context, version });
      const totalAt = (finishLevel: FinishLevel) =>
        finishLevel === terms.finishLevel
          ? total
          : scopeTotal(scope, { ...terms, finishLevel }, book);
      return writeUp({ ...taken, scope: asking, priced, items, total, totalAt, version }, book);
    },
  };
};

/** Dollars of the whole estimate, charges included, without its words. */
export const scopeTotal = (scope: ScopeOfWork, terms: EstimateTerms, book: PriceBook): number => {
  const taken = takeOffScope(scope, terms, book);
  const pricer = createPricer(taken, book);
  const items = taken.work.flatMap((line) => pricer.take(line));
  return estimateTotal({ items: [...items, ...pricer.close()] });
};

/** The whole estimate at once. Pure: the same scope and terms give the same document. */
export const estimateScope = (
  scope: ScopeOfWork,
  terms: EstimateTerms,
  book: PriceBook,
): EstimateDocument => {
  const taken = takeOffScope(scope, terms, book);
  const pricer = createPricer(taken, book);
  for (const line of taken.work) pricer.take(line);
  pricer.close();
  return pricer.document();
};
