import { inWords } from '../../domain/numbers.ts';
import { builder } from '../../graphql/builder.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { EstimateRefInput } from '../estimates/estimate-queries.graphql.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { type ComparedEstimates, compareOwnEstimates } from './compare-estimates.ts';
import { CategoryDifferenceRef, CauseDifferenceRef } from './difference.graphql.ts';
import { LineComparisonRef, withSides } from './line-comparison.graphql.ts';

const EstimateComparisonRef = builder.objectRef<ComparedEstimates>('EstimateComparison').implement({
  description: 'What differs between two estimates, and why. All amounts foot to the cent.',
  fields: (t) => ({
    left: t.prismaField({
      type: 'Estimate',
      description: 'The estimate on the left.',
      resolve: (query, { left }, _args, ctx) => requireEstimate(ctx, left.id, query),
    }),
    right: t.prismaField({
      type: 'Estimate',
      description: 'What it is compared with.',
      resolve: (query, { right }, _args, ctx) => requireEstimate(ctx, right.id, query),
    }),
    difference: t.expose('difference', {
      type: 'Money',
      description: 'Total project cost, right less left; currencies are not converted.',
    }),
    causes: t.expose('causes', {
      type: [CauseDifferenceRef],
      description: 'Those that apply; they sum to `difference`.',
    }),
    categories: t.expose('categories', {
      type: [CategoryDifferenceRef],
      description:
        'Largest first; they sum to `difference` but for a total set by hand, which has no category.',
    }),
    lines: t.field({
      type: [LineComparisonRef],
      complexity: { field: 10, multiplier: 1 },
      description: 'Every line of both, matched by code, room and words; largest first.',
      resolve: ({ lines, left, right }) =>
        inTurns(withSides({ left: left.id, right: right.id }, lines)),
    }),
    isSame: t.exposeBoolean('isSame', { description: 'No line and no total differs.' }),
  }),
});

/** Two estimates of 5,000 lines take some 500 ms to match: no operation holds more than three of them. */
const COST = 5_000;

builder.queryField('estimateComparison', (t) =>
  t.field({
    type: EstimateComparisonRef,
    nullable: true,
    complexity: COST,
    description: `Two of the viewer's estimates side by side; null when one is missing, not ready or someone else's. Every line is matched with every other, which counts as ${inWords(COST)} of the cost of an operation.`,
    args: {
      left: t.arg({
        type: EstimateRefInput,
        description: 'The estimate on the left.',
      }),
      right: t.arg({ type: EstimateRefInput, description: 'What it is compared with.' }),
    },
    resolve: (_root, { left, right }, ctx) => compareOwnEstimates(ctx, left, right),
  }),
);
