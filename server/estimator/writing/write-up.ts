// The document around priced lines: its title, reasoning, figures of the agent, assumptions, warnings and next steps.
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import { agentFiguresOf } from '../agents/figures.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import type { PricingContext } from '../pricing/context.ts';
import { deliveryTotalsOf } from '../pricing/delivery.ts';
import { WHOLE_JOB } from '../pricing/marked-up.ts';
import { accuracyOf } from '../pricing/range.ts';
import { openCaps } from '../scope-of-work/limits/caps.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { assumptionsOf } from './assumptions.ts';
import { exclusionsOf } from './exclusions.ts';
import { futureActionsOf } from './future-actions.ts';
import { reasoningOf } from './reasoning.ts';
import { titleOf } from './title.ts';
import { warningsOf } from './warnings.ts';
import type { PricedLine } from '../pricing/priced-line.ts';

interface PricedScope {
  scope: ScopeOfWork;
  terms: EstimateTerms;
  packages: readonly WorkPackage[];
  context: PricingContext;
  priced: readonly PricedLine[];
  items: LineItem[];
  /** Dollars. */
  total: number;
  version: string;
}

const rangedOf = ({ line, work: { basis, item, asListed }, total }: PricedLine) => ({
  total,
  low: line.metadata.low ?? total,
  high: line.metadata.high ?? total,
  basis,
  isWholeJob: item.category === WHOLE_JOB,
  isTheirPrice: asListed !== undefined,
});

export const writeUp = (
  { scope, terms, packages, context, priced, items, total, version }: PricedScope,
  book: PriceBook,
): EstimateDocument => {
  const { facts } = scope;
  const told = (...kinds: string[]): string[] =>
    scope.notes.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : []));
  const accuracy = accuracyOf(
    priced.map(rangedOf),
    total,
    openCaps(scope, book, terms.propertyType).length > 0,
  );
  const deliveryTotals = deliveryTotalsOf(priced, context, book);
  const agent = agentFiguresOf({ terms, scope, context, book, lines: priced, items, total });
  const excluded = scope.excluded.map(({ words }) => words);
  return {
    title: titleOf(terms.title, priced, terms.projectName),
    projectName: terms.projectName,
    reasoning: reasoningOf({
      terms,
      context,
      lines: priced,
      items,
      total,
      accuracy,
      excluded,
      notes: told('LEFT_OUT', 'NOTE'),
      peril: facts.peril,
      deliveryTotals,
      agentNotes: agent.notes,
    }),
    futureActions: futureActionsOf({ lines: priced, facts, context, total }, book),
    questions: [],
    assumptions: [...assumptionsOf(packages, priced, context, facts), ...agent.assumptions],
    exclusions: exclusionsOf(scope, items, terms, book),
    warnings: [
      ...told('WARNING', 'REFUSED').map((text) => text.slice(0, 500)),
      ...warningsOf(priced, facts, total),
      ...agent.warnings,
    ].slice(0, 50),
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
