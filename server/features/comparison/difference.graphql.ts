import type {
  CauseDifference,
  CategoryDifference,
} from '../../domain/estimate/compare-estimates.ts';
import { builder } from '../../graphql/builder.ts';
import { amountsOf, CauseAmountRef, DifferenceCauseEnum } from './cause-amount.graphql.ts';

export const CauseDifferenceRef = builder.objectRef<CauseDifference>('CauseDifference').implement({
  description: 'One reason for the difference, over all lines.',
  fields: (t) => ({
    cause: t.expose('cause', {
      type: DifferenceCauseEnum,
      description: 'Reason of the difference.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      description:
        'The right amount less the left one, in dollars: negative where the right side costs less.',
    }),
    lineCount: t.exposeInt('lineCount', {
      description: 'Matched works it stands behind; 0 for a total set by hand.',
    }),
  }),
});

export const CategoryDifferenceRef = builder
  .objectRef<CategoryDifference>('CategoryDifference')
  .implement({
    description: 'What one category of work adds to the difference.',
    fields: (t) => ({
      category: t.exposeString('category', {
        nullable: true,
        description: 'Kind of work, e.g. `Drywall`; null for lines that name none.',
      }),
      amount: t.expose('amount', {
        type: 'Money',
        description:
          'The right amount less the left one, in dollars: negative where the right side costs less.',
      }),
      causes: t.field({
        type: [CauseAmountRef],
        description: 'They sum to `amount`.',
        resolve: ({ causes }) => amountsOf(causes),
      }),
    }),
  });
