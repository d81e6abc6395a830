// The result for a text without work that could be priced: no lines, no total, questions instead.
import type { EstimateDocument } from '../../domain/estimate.ts';
import type { EstimateRequest } from '../estimator.ts';
import type { PricingContext } from '../pricing/context.ts';
import type { Scope } from '../scope/scope.ts';
import { excludedWords } from './excluded-words.ts';
import { questionsFor } from './questions.ts';
import { titleOf } from './title.ts';

interface EmptyInput {
  request: EstimateRequest;
  context: PricingContext;
  scope: Scope;
  notes: readonly string[];
  version: string;
  asked: readonly string[];
  excluded: readonly string[];
}

export const emptyDocument = ({
  request,
  context,
  scope,
  notes,
  version,
  asked,
  excluded,
}: EmptyInput): EstimateDocument => {
  const left = excludedWords(excluded, request.instructions);
  return {
    title: titleOf(request.title, [], request.projectName),
    projectName: request.projectName,
    reasoning: [
      'No work that could be priced was found in the text, so nothing was invented. Please answer the questions and start again.',
      ...(left.length > 0 ? [`Excluded at your request: ${left.join(', ')}.`] : []),
      ...new Set(notes),
    ]
      .join('\n\n')
      .slice(0, 20_000),
    futureActions: [
      'Answer the open questions and run the estimate again',
      'Add photos, a floor plan or a list of the work to the project',
      'Measure the rooms: length, width and ceiling height',
    ],
    questions: questionsFor(scope, asked).slice(0, 20),
    assumptions: [],
    exclusions: left.map((words) => `${words} (at your request)`),
    warnings: [],
    range: { low: 0, high: 0 },
    accuracyClass: null,
    delivery: request.delivery,
    deliveryTotals: null,
    finishTotals: null,
    claim: null,
    bid: null,
    items: [],
    totalOverride: null,
    currency: 'USD',
    workflow: request.agentKind,
    propertyType: request.propertyType,
    peril: null,
    location: context.region.label,
    version,
    scope: null,
    generatedAt: request.now.toISOString(),
  };
};
