import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { FinishTotals } from '../../domain/estimate/estimate-figures.ts';
import { builder } from '../../graphql/builder.ts';

export const PriceRangeRef = builder.objectRef<EstimateDocument['range']>('PriceRange').implement({
  description: 'Between which totals the cost can be expected to lie.',
  fields: (t) => ({
    low: t.expose('low', { type: 'Money', description: 'Lower end.' }),
    high: t.expose('high', { type: 'Money', description: 'Upper end.' }),
  }),
});

export const DeliveryTotalsRef = builder
  .objectRef<NonNullable<EstimateDocument['deliveryTotals']>>('DeliveryTotals')
  .implement({
    description: 'The same scope priced for the three ways of getting it done.',
    fields: (t) => ({
      tradeDirect: t.expose('tradeDirect', {
        type: 'Money',
        description: 'Owner hires each trade.',
      }),
      gcManaged: t.expose('gcManaged', {
        type: 'Money',
        description: 'A general contractor manages the trades.',
      }),
      fullService: t.expose('fullService', {
        type: 'Money',
        description: 'A full-service remodeler does everything.',
      }),
    }),
  });

export const FinishTotalsRef = builder.objectRef<FinishTotals>('FinishTotals').implement({
  description: 'The same lines priced at the three finish levels.',
  fields: (t) => ({
    low: t.expose('low', { type: 'Money', description: 'The low finish level.' }),
    standard: t.expose('standard', { type: 'Money', description: 'The standard finish level.' }),
    high: t.expose('high', { type: 'Money', description: 'The high finish level.' }),
  }),
});
