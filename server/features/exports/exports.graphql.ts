import { builder } from '../../graphql/builder.ts';
import { ContractorBidRef } from '../bids/bids.graphql.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { InventoryRef } from '../inventory/inventory.graphql.ts';
import { createPdf } from './create-pdf.ts';
import { downloadLink, type LinkedEstimate } from '../links/download-links.ts';
import { isCurrentPdf, PDF_AGE } from '../pdfs/current-pdf.ts';

const EstimatePdfRef = builder.prismaObject('EstimatePdf', {
  description: 'The PDF last made of an estimate.',
  select: { version: true },
  fields: (t) => ({
    url: t.string({
      description: 'Signed; opens in a tab of its own. Good for some minutes, ask again then.',
      select: { estimate: { select: { id: true, accountId: true } } },
      resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'estimate.pdf'),
    }),
    version: t.exposeInt('version', { description: 'The version of the estimate it shows.' }),
    isCurrent: t.boolean({
      description:
        'False once the estimate, or what is said of its pictures, was changed after it was made.',
      select: PDF_AGE,
      resolve: isCurrentPdf,
    }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

const EstimateExportsRef = builder.objectRef<LinkedEstimate>('EstimateExports').implement({
  description: 'Downloads made when they are opened. Signed and good for some minutes.',
  fields: (t) => ({
    xlsxUrl: t.string({
      description: 'A workbook whose totals are formulas.',
      resolve: (estimate, _args, ctx) => downloadLink(ctx, estimate, 'estimate.xlsx'),
    }),
    csvUrl: t.string({
      description: 'The lines as comma-separated values.',
      resolve: (estimate, _args, ctx) => downloadLink(ctx, estimate, 'estimate.csv'),
    }),
  }),
});

builder.prismaObjectFields(EstimateRef, (t) => ({
  pdf: t.relation('pdf', { type: EstimatePdfRef, nullable: true, description: 'Null until made.' }),
  exports: t.field({
    type: EstimateExportsRef,
    description: 'The estimate in other formats.',
    select: { id: true, accountId: true },
    resolve: (estimate) => estimate,
  }),
}));

const LINKED = { estimate: { select: { id: true, accountId: true } } } as const;

builder.prismaObjectFields(InventoryRef, (t) => ({
  csvUrl: t.string({
    description: 'The materials as comma-separated values. Signed and good for some minutes.',
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'inventory.csv'),
  }),
  pdfUrl: t.string({
    description:
      'The materials as a shopping list; opens in a tab of its own. Signed and good for some minutes.',
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'inventory.pdf'),
  }),
}));

builder.prismaObjectField(ContractorBidRef, 'pdfUrl', (t) =>
  t.string({
    description:
      'The bid as its customer gets it; opens in a tab of its own. Signed and good for some minutes.',
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'bid.pdf'),
  }),
);

const CreatePdfInput = builder.inputType('CreatePdfInput', {
  description: 'Of which estimate.',
  fields: (t) => ({ estimateId: t.id({ description: 'Database key.' }) }),
});

builder.mutationField('createPdf', (t) =>
  t.field({
    type: EstimateRef,
    description:
      'Makes the PDF of an estimate as it stands; again when there is one. While it cannot be made, the one before stays.',
    errors: {
      union: { name: 'CreatePdfResult', description: 'What came of it.' },
      result: { name: 'CreatePdfSuccess', description: 'The PDF is there.' },
      dataField: { name: 'estimate', description: 'The estimate; `pdf` has the address.' },
    },
    args: { input: t.arg({ type: CreatePdfInput, description: 'Of what.' }) },
    resolve: (_root, { input }, ctx) => createPdf(ctx, input.estimateId),
  }),
);
