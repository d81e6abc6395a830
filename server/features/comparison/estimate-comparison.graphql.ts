import type { CauseDifference, CategoryDifference } from '../../domain/compare-estimates.ts';
import {
  DIFFERENCE_CAUSES,
  type CauseAmounts,
  type DifferenceCause,
  type GroupSide,
  type LineComparison,
} from '../../domain/compare-lines.ts';
import { inWords } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { type ComparedEstimates, compareOwnEstimates } from './compare-estimates.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { EstimateRefInput } from '../estimates/estimate-queries.graphql.ts';
import { LineItemRef } from '../document/line-item.graphql.ts';

const DifferenceCauseEnum = builder.enumType('DifferenceCause', {
  description: 'Why two estimates differ.',
  values: {
    ADDED: { description: 'Work that only the right one has.' },
    DROPPED: { description: 'Work that only the left one has.' },
    QUANTITY: { description: 'More or less of the same work.' },
    FINISH: { description: 'Another finish level.' },
    PRICE: { description: 'Another unit price, or the same work measured differently.' },
    CHARGES: { description: 'Overhead, profit and minimum charges, which follow the other lines.' },
    TAX: { description: 'Sales tax, and cents of rounding.' },
    TOTAL_SET: { description: 'An owner set the total, whatever the lines sum to.' },
  } satisfies Record<DifferenceCause, { description: string }>,
});

const amountsOf = (causes: CauseAmounts) =>
  DIFFERENCE_CAUSES.flatMap((cause) => {
    const amount = causes[cause];
    return amount === undefined ? [] : [{ cause, amount }];
  });

const CauseAmountRef = builder
  .objectRef<Pick<CauseDifference, 'cause' | 'amount'>>('CauseAmount')
  .implement({
    description: 'One reason for a part of the difference.',
    fields: (t) => ({
      cause: t.expose('cause', { type: DifferenceCauseEnum, description: 'The reason.' }),
      amount: t.expose('amount', { type: 'Money', description: 'Right less left.' }),
    }),
  });

const CauseDifferenceRef = builder.objectRef<CauseDifference>('CauseDifference').implement({
  description: 'One reason for the difference, over all lines.',
  fields: (t) => ({
    cause: t.expose('cause', { type: DifferenceCauseEnum, description: 'The reason.' }),
    amount: t.expose('amount', { type: 'Money', description: 'Right less left.' }),
    lineCount: t.exposeInt('lineCount', {
      description: 'Matched works it stands behind; 0 for a total set by hand.',
    }),
  }),
});

const CategoryDifferenceRef = builder
  .objectRef<CategoryDifference>('CategoryDifference')
  .implement({
    description: 'What one category of work adds to the difference.',
    fields: (t) => ({
      category: t.exposeString('category', {
        nullable: true,
        description: 'Null when its lines have none.',
      }),
      amount: t.expose('amount', { type: 'Money', description: 'Right less left.' }),
      causes: t.field({
        type: [CauseAmountRef],
        description: 'They sum to `amount`.',
        resolve: ({ causes }) => amountsOf(causes),
      }),
    }),
  });

const ComparedSideRef = builder.objectRef<GroupSide>('ComparedSide').implement({
  description: 'One side of a matched work, in the unit both sides are compared in.',
  fields: (t) => ({
    quantity: t.exposeFloat('quantity', {
      nullable: true,
      description: 'Null where the sides are measured differently.',
    }),
    unitPrice: t.expose('unitPrice', {
      type: 'UnitPrice',
      nullable: true,
      description: 'Before tax; the average of several lines, null without a quantity.',
    }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax of its lines.' }),
    total: t.expose('total', { type: 'Money', description: 'Sum of its lines.' }),
  }),
});

const LineComparisonRef = builder.objectRef<LineComparison>('LineComparison').implement({
  description: 'The same work in both estimates; one line of the one may be several of the other.',
  fields: (t) => ({
    left: t.field({
      type: [LineItemRef],
      description: 'Empty when it was added.',
      resolve: ({ left }) => inTurns(left),
    }),
    right: t.field({
      type: [LineItemRef],
      description: 'Empty when it was dropped.',
      resolve: ({ right }) => inTurns(right),
    }),
    leftSide: t.expose('leftSide', {
      type: ComparedSideRef,
      nullable: true,
      description: 'Null when it was added.',
    }),
    rightSide: t.expose('rightSide', {
      type: ComparedSideRef,
      nullable: true,
      description: 'Null when it was dropped.',
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Of both quantities; null where the sides are measured differently.',
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Null when its lines have none.',
    }),
    difference: t.expose('difference', { type: 'Money', description: 'Right less left.' }),
    causes: t.field({
      type: [CauseAmountRef],
      description: 'They sum to `difference`.',
      resolve: ({ causes }) => amountsOf(causes),
    }),
    isSame: t.exposeBoolean('isSame', {
      description: 'Quantity, price and tax are the same on both sides.',
    }),
  }),
});

const EstimateComparisonRef = builder.objectRef<ComparedEstimates>('EstimateComparison').implement({
  description: 'What differs between two estimates, and why. All amounts foot to the cent.',
  fields: (t) => ({
    left: t.expose('left', { type: EstimateRef, description: 'What is compared.' }),
    right: t.expose('right', { type: EstimateRef, description: 'What it is compared with.' }),
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
      resolve: ({ lines }) => inTurns(lines),
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
      left: t.arg({ type: EstimateRefInput, description: 'What is compared.' }),
      right: t.arg({ type: EstimateRefInput, description: 'What it is compared with.' }),
    },
    resolve: (_root, { left, right }, ctx) => compareOwnEstimates(ctx, left, right),
  }),
);
