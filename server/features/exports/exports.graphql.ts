import { builder } from '../../graphql/builder.ts';
import { ContractorBidRef } from '../bids/bids.graphql.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { InventoryRef } from '../inventory/inventory.graphql.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { downloadLink, type LinkedEstimate } from '../downloads/download-links.ts';
import { isCurrentPdf, PDF_AGE } from '../downloads/current-pdf.ts';

const LINKED = { estimate: { select: { id: true, accountId: true } } } as const;

const EstimatePdfRef = builder.prismaObject('EstimatePdf', {
  description: 'The PDF last made of an estimate.',
  select: { version: true },
  fields: (t) => ({
    url: t.string({
      description: `Opens in a tab of its own. ${SIGNED_WORDS}`,
      select: LINKED,
      resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'estimate.pdf').url,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When `url` stops working.',
      select: LINKED,
      resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'estimate.pdf').expiresAt,
    }),
    version: t.exposeInt('version', { description: 'The version of the estimate it shows.' }),
    isCurrent: t.boolean({
      description:
        'False once the estimate, or what is said of its pictures, was changed after it was made.',
      select: PDF_AGE,
      resolve: isCurrentPdf,
    }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
  }),
});

const EstimateExportsRef = builder.objectRef<LinkedEstimate>('EstimateExports').implement({
  description: `Downloads made when they are opened. ${SIGNED_WORDS}`,
  fields: (t) => ({
    xlsxUrl: t.string({
      description: 'A workbook whose totals are formulas.',
      resolve: (estimate, _args, ctx) => downloadLink(ctx, estimate, 'estimate.xlsx').url,
    }),
    csvUrl: t.string({
      description: 'The lines as comma-separated values.',
      resolve: (estimate, _args, ctx) => downloadLink(ctx, estimate, 'estimate.csv').url,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When these addresses stop working.',
      resolve: (estimate, _args, ctx) => downloadLink(ctx, estimate, 'estimate.csv').expiresAt,
    }),
  }),
});

builder.prismaObjectFields(EstimateRef, (t) => ({
  pdf: t.relation('pdf', {
    type: EstimatePdfRef,
    nullable: true,
    description: 'The latest PDF; null until made.',
  }),
  exports: t.field({
    type: EstimateExportsRef,
    description: 'The estimate in other formats.',
    select: { id: true, accountId: true },
    resolve: (estimate) => estimate,
  }),
}));

builder.prismaObjectFields(InventoryRef, (t) => ({
  csvUrl: t.string({
    description: `The materials as comma-separated values. ${SIGNED_WORDS}`,
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'inventory.csv').url,
  }),
  pdfUrl: t.string({
    description: `The materials as a shopping list; opens in a tab of its own. ${SIGNED_WORDS}`,
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'inventory.pdf').url,
  }),
  urlsExpireAt: t.field({
    type: 'DateTime',
    description: 'When its addresses stop working.',
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'inventory.pdf').expiresAt,
  }),
}));

builder.prismaObjectFields(ContractorBidRef, (t) => ({
  pdfUrl: t.string({
    description: `The bid as its customer gets it; opens in a tab of its own. ${SIGNED_WORDS}`,
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'bid.pdf').url,
  }),
  urlsExpireAt: t.field({
    type: 'DateTime',
    description: 'When `pdfUrl` stops working.',
    select: LINKED,
    resolve: ({ estimate }, _args, ctx) => downloadLink(ctx, estimate, 'bid.pdf').expiresAt,
  }),
}));
