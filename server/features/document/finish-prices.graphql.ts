import type { FinishPrices } from '../../domain/estimate/estimate.ts';
import { builder } from '../../graphql/builder.ts';

const FinishPriceRef = builder.objectRef<FinishPrices['LOW']>('FinishPrice').implement({
  description: 'What one unit of a line costs at one finish level.',
  fields: (t) => ({
    unitPrice: t.expose('unitPrice', { type: 'UnitPrice', description: 'Before tax.' }),
    unitTax: t.exposeFloat('unitTax', { description: 'Dollars of tax, not rounded to cents.' }),
  }),
});

export const FinishPricesRef = builder.objectRef<FinishPrices>('FinishPrices').implement({
  description: 'What one unit of a line costs at each finish level.',
  fields: (t) => ({
    low: t.field({
      type: FinishPriceRef,
      description: 'The low finish level.',
      resolve: ({ LOW }) => LOW,
    }),
    standard: t.field({
      type: FinishPriceRef,
      description: 'The standard finish level.',
      resolve: ({ STANDARD }) => STANDARD,
    }),
    high: t.field({
      type: FinishPriceRef,
      description: 'The high finish level.',
      resolve: ({ HIGH }) => HIGH,
    }),
  }),
});
