import type { LineComparison } from '../../domain/estimate/compare-lines.ts';
import { partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { LineItemRef } from '../document/line-item.graphql.ts';
import { amountsOf, CauseAmountRef } from './cause-amount.graphql.ts';
import { ComparedSideRef } from './compared-side.graphql.ts';

/** Keys of what the lines of either side stand in. */
interface Sides {
  left: string | number;
  right: string | number;
}

interface ComparedLines extends LineComparison {
  sides: Sides;
}

export const withSides = (sides: Sides, lines: readonly LineComparison[]): ComparedLines[] =>
  lines.map((line) => ({ ...line, sides }));

export const LineComparisonRef = builder.objectRef<ComparedLines>('LineComparison').implement({
  description: 'The same work in both estimates; one line of the one may be several of the other.',
  fields: (t) => ({
    left: t.field({
      type: [LineItemRef],
      description: 'Empty when it was added.',
      resolve: ({ left, sides }) => inTurns(partsOf(sides.left, left)),
    }),
    right: t.field({
      type: [LineItemRef],
      description: 'Empty when it was dropped.',
      resolve: ({ right, sides }) => inTurns(partsOf(sides.right, right)),
    }),
    leftSide: t.expose('leftSide', {
      type: ComparedSideRef,
      nullable: true,
      description: 'The line on the left; null when it was added.',
    }),
    rightSide: t.expose('rightSide', {
      type: ComparedSideRef,
      nullable: true,
      description: 'The line on the right; null when it was dropped.',
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Unit of both quantities; null where the sides have different units.',
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Kind of work, e.g. `Drywall`; null for lines that name none.',
    }),
    difference: t.expose('difference', {
      type: 'Money',
      description:
        'The right amount less the left one, in dollars: negative where the right side costs less.',
    }),
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
