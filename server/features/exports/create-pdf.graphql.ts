import { builder } from '../../graphql/builder.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { createPdf } from './create-pdf.ts';

const CreatePdfInput = builder.inputType('CreatePdfInput', {
  description: 'The estimate to print.',
  fields: (t) => ({
    estimateId: t.id({ names: 'Estimate', description: 'Which estimate, by its `id`.' }),
  }),
});

builder.mutationField('createPdf', (t) =>
  t.field({
    type: EstimateRef,
    description:
      'Makes the PDF of an estimate as it stands; again when there is one. While it cannot be made, the one before stays.',
    errors: {
      result: { description: 'The PDF is there.' },
      dataField: { name: 'estimate', description: 'The estimate; `pdf` has the address.' },
    },
    args: { input: t.arg({ type: CreatePdfInput, description: 'Which estimate to print.' }) },
    resolve: (_root, { input }, ctx) => createPdf(ctx, input.estimateId),
  }),
);
