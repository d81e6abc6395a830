import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { withNumbers } from '../../domain/estimate/line-numbers.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import { type PartOf, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { ScopeOfWorkRef } from '../scope/scope.graphql.ts';
import { keyOfPreview, ScopePreviewInput } from '../scope/scope-preview.graphql.ts';
import { EstimateSummaryRef } from '../document/estimate-summary.graphql.ts';
import { LineItemRef } from '../document/line-item.graphql.ts';
import { previewPrice } from './preview-price.ts';

const PricePreviewRef = builder.objectRef<PartOf<EstimateDocument>>('PricePreview').implement({
  description: 'Price of a request that is not stored.',
  fields: (t) => ({
    total: t.field({
      type: 'Money',
      description: 'Total project cost; 0 when nothing in it can be priced.',
      resolve: estimateTotal,
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217, always `USD`.' }),
    items: t.field({
      type: [LineItemRef],
      description: 'The priced lines, in order.',
      resolve: ({ items, partOf }) => partsOf(partOf, withNumbers(items)),
    }),
    summary: t.field({
      type: EstimateSummaryRef,
      description: 'What stands around the lines: the range, assumptions, questions.',
      resolve: (document) => document,
    }),
    scope: t.field({
      type: ScopeOfWorkRef,
      nullable: true,
      description: 'What was understood, and what the lines are worked out from.',
      resolve: ({ scope, finishLevel, items: lines, partOf }) =>
        scope && { scope, finishLevel: finishLevel ?? 'STANDARD', lines, partOf },
    }),
  }),
});

builder.queryField('pricePreview', (t) =>
  t.field({
    type: PricePreviewRef,
    description:
      'What the rules read in a request, priced at once; no job is started and nothing is stored. Guests may ask while their free estimates last. 30 a minute.',
    complexity: { field: 10, multiplier: 1 },
    args: { input: t.arg({ type: ScopePreviewInput, description: 'The work and where it is.' }) },
    resolve: async (_root, { input }, ctx) => ({
      ...(await previewPrice(ctx, input)),
      partOf: keyOfPreview(input),
    }),
  }),
);
