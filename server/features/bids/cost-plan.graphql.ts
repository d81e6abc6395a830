// What an estimate's money and time go into, whoever it is for: as a bid of the same lines would split and schedule them.
import { makeBid } from '../../estimator/present/contractor-bid/make-bid.ts';
import { regionOf } from '../../estimator/present/inventory/terms.ts';
import { bidTotals } from '../../domain/bid/bid-totals.ts';
import type { BidPhase } from '../../domain/bid/contractor-bid.ts';
import { sumMoney } from '../../domain/money/money.ts';
import type { Context } from '../../context.ts';
import type { Job, Prisma, Project } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { documentOf } from '../document/read-document.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { BidPhaseRef } from './bid-line.graphql.ts';

/** Dollars; the five add up to the sum of the lines. */
interface CostPlan {
  labor: number;
  material: number;
  equipment: number;
  overheadAndProfit: number;
  tax: number;
  phases: BidPhase[];
}

interface Planned {
  document: Prisma.JsonValue;
  job: Pick<Job, 'finishLevel' | 'propertyType'>;
  project: Pick<Project, 'zip'>;
}

const costPlanOf = ({ priceBook: book }: Context, estimate: Planned): CostPlan | null => {
  const document = documentOf(estimate);
  if (document.items.length === 0) return null;
  // A total that was set by hand is no part of any work.
  const bid = makeBid(
    { ...document, totalOverride: null },
    {
      book,
      region: regionOf(book, document.location, estimate.project.zip),
      finishLevel: estimate.job.finishLevel,
      isCommercial: estimate.job.propertyType === 'COMMERCIAL',
    },
    '',
  );
  const { labor, material, equipment, tax } = bidTotals(bid);
  const overheadAndProfit = sumMoney([bid.overhead, bid.profit]);
  return { labor, material, equipment, overheadAndProfit, tax, phases: bid.schedule };
};

const CostPlanRef = builder.objectRef<CostPlan>('CostPlan').implement({
  description:
    'What the lines are made of, and how long the work takes. The five amounts add up to the sum of the lines.',
  fields: (t) => ({
    labor: t.expose('labor', { type: 'Money', description: 'Work, before tax.' }),
    material: t.expose('material', { type: 'Money', description: 'Goods, before tax.' }),
    equipment: t.expose('equipment', { type: 'Money', description: 'Machines and dumpsters.' }),
    overheadAndProfit: t.expose('overheadAndProfit', {
      type: 'Money',
      description:
        'Overhead and profit of whoever runs the job; those of each trade are in its work.',
    }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax.' }),
    workingDays: t.int({
      description: 'Days on which somebody works, with a crew of two, one phase after the other.',
      resolve: ({ phases }) =>
        phases.reduce((last, { startDay, days }) => Math.max(last, startDay + days - 1), 0),
    }),
    phases: t.field({
      type: [BidPhaseRef],
      description: 'Phases in the order of the work; empty for lines without labor.',
      resolve: ({ phases }) => phases,
    }),
  }),
});

builder.prismaObjectField(EstimateRef, 'costPlan', (t) =>
  t.field({
    type: CostPlanRef,
    nullable: true,
    description: 'Where money and time go, worked out from the saved lines; null without lines.',
    complexity: { field: 20, multiplier: 1 },
    select: {
      document: true,
      job: { select: { finishLevel: true, propertyType: true } },
      project: { select: { zip: true } },
    },
    resolve: (estimate, _args, ctx) => costPlanOf(ctx, estimate),
  }),
);
