// The result for a scope without work that could be priced: no lines, no total, questions that are answered in place.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PricingContext } from '../calculate/context.ts';
import { titleOf } from './title.ts';

interface EmptyInput {
  terms: EstimateTerms;
  scope: ScopeOfWork;
  context: PricingContext;
  version: string;
}

const isSaid = ({ kind }: ScopeOfWork['notes'][number]): boolean =>
  kind === 'NOTE' || kind === 'LEFT_OUT';

export const emptyDocument = ({ terms, scope, context, version }: EmptyInput): EstimateDocument => {
  const left = scope.excluded.map(({ words }) => words);
  const told = (is: typeof isSaid) => scope.notes.filter(is).map(({ text }) => text);
  return {
    title: titleOf(terms, null, []),
    projectName: terms.projectName,
    reasoning: [
      'No work that could be priced was found, so nothing was invented. Answer the questions, or add work: the estimate follows at once.',
      ...(left.length > 0 ? [`Excluded at your request: ${left.join(', ')}.`] : []),
      ...new Set(told(isSaid)),
    ]
      .join('\n\n')
      .slice(0, 20_000),
    futureActions: [
      'Answer the open questions: the estimate follows from them',
      'Add photos, a floor plan or a list of the work to the project',
      'Measure the rooms: length, width and ceiling height',
    ],
    questions: scope.questions.map(({ text }) => text).slice(0, 20),
    assumptions: [],
    exclusions: left.map((words) => `${words} (at your request)`).slice(0, 50),
    warnings: told(({ kind }) => kind === 'WARNING')
      .map((text) => text.slice(0, 500))
      .slice(0, 50),
    range: { low: 0, high: 0 },
    accuracyClass: null,
    delivery: terms.delivery,
    finishLevel: terms.finishLevel,
    deliveryTotals: null,
    finishTotals: null,
    claim: null,
    bid: null,
    items: [],
    totalOverride: null,
    currency: 'USD',
    workflow: terms.agentKind,
    propertyType: terms.propertyType,
    peril: null,
    location: context.region.label,
    version,
    scope,
    generatedAt: terms.now.toISOString(),
  };
};
