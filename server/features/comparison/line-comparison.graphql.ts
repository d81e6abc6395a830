import type { GroupSide, LineComparison } from '../../domain/compare-lines.ts';
import { builder } from '../../graphql/builder.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { LineItemRef } from '../document/line-item.graphql.ts';
import { amountsOf, CauseAmountRef } from './difference.graphql.ts';

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

export const LineComparisonRef = builder.objectRef<LineComparison>('LineComparison').implement({
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
