import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { PartOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { AccuracyClassEnum, DeliveryModeEnum } from '../../graphql/enums.ts';
import { BidPricingRef } from './bid.graphql.ts';
import { ClaimRef } from './claim.graphql.ts';
import { PriceRangeRef, DeliveryTotalsRef, FinishTotalsRef } from './totals.graphql.ts';

export const EstimateSummaryRef = builder
  .objectRef<PartOf<EstimateDocument>>('EstimateSummary')
  .implement({
    description: 'What stands around the lines: how they came about and what to do next.',
    fields: (t) => ({
      reasoning: t.exposeString('reasoning', {
        description: 'Plain words: what was understood and how it was priced; line breaks count.',
      }),
      futureActions: t.exposeStringList('futureActions', {
        description: 'Recommended next steps.',
      }),
      questions: t.exposeStringList('questions', {
        description:
          'What the estimator needs to know when the description holds no priceable scope; there are no items then.',
      }),
      assumptions: t.exposeStringList('assumptions', {
        description: 'What was taken for granted.',
      }),
      exclusions: t.exposeStringList('exclusions', {
        description: 'What was left out on request.',
      }),
      warnings: t.exposeStringList('warnings', { description: 'Scope that seems to be missing.' }),
      range: t.expose('range', { type: PriceRangeRef, description: '0 to 0 without items.' }),
      accuracyClass: t.expose('accuracyClass', {
        type: AccuracyClassEnum,
        nullable: true,
        description: 'Accuracy class; null without items.',
      }),
      delivery: t.expose('delivery', { type: DeliveryModeEnum, description: 'Who runs the work.' }),
      deliveryTotals: t.expose('deliveryTotals', {
        type: DeliveryTotalsRef,
        nullable: true,
        description:
          'Totals of the three ways to run the job; null where the choice does not apply.',
      }),
      finishTotals: t.field({
        type: FinishTotalsRef,
        nullable: true,
        description: 'Home projects only.',
        resolve: ({ finishTotals }) => finishTotals,
      }),
      claim: t.field({
        type: ClaimRef,
        nullable: true,
        description: 'Insurance only.',
        resolve: ({ claim }) => claim,
      }),
      bidPricing: t.field({
        type: BidPricingRef,
        nullable: true,
        description: 'Contractor only.',
        resolve: ({ bid, partOf }) => bid && { ...bid, partOf },
      }),
      location: t.exposeString('location', {
        description: 'ZIP or region whose factors and taxes priced the estimate.',
      }),
    }),
  });
