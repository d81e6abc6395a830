import type { BudgetWay } from '../../domain/money/budget-ways.ts';
import { type PartOf, partKey, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { findBudgetGap, type FoundGap } from './budget-gap.ts';

const BudgetWayKindEnum = builder.enumType('BudgetWayKind', {
  description: 'What saves money.',
  values: {
    LOW_FINISH: { description: 'The work of a room at the low finish level.' },
    TRADE_DIRECT: { description: 'The owner hires each trade.' },
    OWNER_SUPPLIES: { description: 'The owner buys the goods; only their labor is priced.' },
    LEAVE_OUT: { description: 'A piece of work is kept in the scope, and not priced.' },
  } as const,
});

const BudgetWayRef = builder.objectRef<PartOf<BudgetWay>>('BudgetWay').implement({
  description: 'A change that saves money, priced whole.',
  fields: (t) => ({
    kind: t.expose('kind', { type: BudgetWayKindEnum, description: 'What this way changes.' }),
    of: t.exposeString('of', {
      nullable: true,
      description: 'The room or the piece of work; null for the whole job.',
    }),
    workIds: t.field({
      type: ['ID'],
      names: 'ScopeWork',
      description: 'Pieces of work to change by `reviseScope`; none for the whole job.',
      resolve: ({ workIds, partOf }) => workIds.map((workId) => partKey({ partOf }, workId)),
    }),
    saving: t.expose('saving', { type: 'Money', description: 'What this way saves by itself.' }),
    total: t.expose('total', {
      type: 'Money',
      description: 'Total of the estimate with this way and all before it.',
    }),
  }),
});

const BudgetGapRef = builder.objectRef<PartOf<FoundGap>>('BudgetGap').implement({
  description: 'Gap between an estimate and the stated budget, and ways to close it.',
  fields: (t) => ({
    budget: t.expose('budget', { type: 'Money', description: 'Budget that the request states.' }),
    over: t.expose('over', { type: 'Money', description: 'The total above it.' }),
    ways: t.field({
      type: [BudgetWayRef],
      description:
        'Ways to reach the budget, at most six and no more than it takes; each builds on those before it.',
      resolve: ({ ways, partOf }) => partsOf(partOf, ways),
    }),
  }),
});

builder.prismaObjectField(EstimateRef, 'budgetGap', (t) =>
  t.field({
    type: BudgetGapRef,
    nullable: true,
    description:
      'Gap to the stated budget; null without one, and within it. Costly: it prices the scope many times.',
    complexity: { field: 50, multiplier: 1 },
    select: { id: true, version: true },
    resolve: async (estimate, _args, ctx) => {
      const gap = await findBudgetGap(ctx, estimate);
      return gap && { ...gap, partOf: String(estimate.id) };
    },
  }),
);
