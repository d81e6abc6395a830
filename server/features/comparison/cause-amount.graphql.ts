import type { CauseDifference } from '../../domain/estimate/compare-estimates.ts';
import {
  DIFFERENCE_CAUSES,
  type CauseAmounts,
  type DifferenceCause,
} from '../../domain/estimate/compare-lines.ts';
import { builder } from '../../graphql/builder.ts';

export const DifferenceCauseEnum = builder.enumType('DifferenceCause', {
  description: 'Why two estimates differ.',
  values: {
    ADDED: { description: 'Work that only the right one has.' },
    DROPPED: { description: 'Work that only the left one has.' },
    QUANTITY: { description: 'More or less of the same work.' },
    FINISH: { description: 'Another finish level.' },
    PRICE: { description: 'Another unit price, or the same work measured differently.' },
    CHARGES: {
      description:
        'Overhead, profit, minimum charges and small-job labor, which follow the other lines.',
    },
    TAX: { description: 'Sales tax, and cents of rounding.' },
    TOTAL_SET: { description: 'An owner set the total, regardless of the lines.' },
  } satisfies Record<DifferenceCause, { description: string }>,
});

/** Lists the amounts in the order in which causes are told. */
export const amountsOf = (causes: CauseAmounts) =>
  DIFFERENCE_CAUSES.flatMap((cause) => {
    const amount = causes[cause];
    return amount === undefined ? [] : [{ cause, amount }];
  });

export const CauseAmountRef = builder
  .objectRef<Pick<CauseDifference, 'cause' | 'amount'>>('CauseAmount')
  .implement({
    description: 'One reason for a part of the difference.',
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
    }),
  });
