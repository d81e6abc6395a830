import { EXPORT_EVERY_MINUTES, EXPORT_KEPT_HOURS } from '../../domain/account/bulk-export.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { EstimateExportStatusEnum } from '../../graphql/enums.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { findOwnExport } from '../downloads/export-rows.ts';
import { SIGNED_WORDS } from '../downloads/signed-link.ts';
import { exportEstimates, exportLink, requireExport } from './bulk-exports.service.ts';

const EstimateExportRef = builder.prismaObject('EstimateExport', {
  description: `All estimates of an account in one file, one in a line, as JSON (JSON Lines, UTF-8). Kept for ${EXPORT_KEPT_HOURS} hours.`,
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the export; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    status: t.expose('status', {
      type: EstimateExportStatusEnum,
      description: 'Whether the file is there.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the file was there, or given up; null before.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the file is taken away.',
    }),
    estimateCount: t.exposeInt('estimateCount', {
      nullable: true,
      description: 'How many lines the file has; null until it is there.',
    }),
    size: t.float({
      nullable: true,
      description: 'Bytes of the file; null until it is there.',
      resolve: ({ size }) => (size === null ? null : Number(size)),
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why it could not be made, as a sentence; null otherwise.',
    }),
    url: t.string({
      nullable: true,
      description: `Address of the file, which takes ranges: go on where a download was cut off. Null until it is there. ${SIGNED_WORDS}`,
      resolve: (row, _args, ctx) => exportLink(ctx, row)?.url ?? null,
    }),
    urlExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when `url` opens; null without it.',
      resolve: (row, _args, ctx) => exportLink(ctx, row)?.expiresAt ?? null,
    }),
  }),
});

builder.objectField(ViewerRef, 'estimateExport', (t) =>
  t.prismaField({
    type: EstimateExportRef,
    nullable: true,
    description:
      'The last export of all estimates, by `exportEstimates`; null before the first, once it is no longer kept, and for a guest.',
    resolve: (query, _viewer, _args, ctx) => findOwnExport(ctx, query),
  }),
);

builder.mutationField('exportEstimates', (t) =>
  t.prismaField({
    type: EstimateExportRef,
    description: `Has all estimates of the signed-in account written into one file, in place of the one before; \`export.ended\` tells webhooks. While one is under way, or is ready and was asked for less than ${EXPORT_EVERY_MINUTES} minutes ago, that is answered.`,
    errors: {
      result: { description: 'The file is being written.' },
      dataField: { name: 'estimateExport', description: 'The export as it stands.' },
    },
    resolve: async (query, _root, _args, ctx) =>
      requireExport(ctx, await exportEstimates(ctx), query),
  }),
);
