import type { Context } from '../../context.ts';
import { idOf } from '../../domain/ids.ts';
import type { EstimateExport } from '../../generated/prisma/client.ts';
import { accepted, ok } from '../../rest/respond.ts';
import { pathParam, type RestRoute } from '../../rest/route.ts';
import { exportEstimates, exportLink, requireExport } from './bulk-exports.service.ts';

const toRestExport = (ctx: Context, row: EstimateExport) => ({
  id: row.id,
  status: row.status.toLowerCase(),
  created: row.createdAt.toISOString(),
  finished: row.finishedAt?.toISOString() ?? null,
  expires: row.expiresAt.toISOString(),
  estimate_count: row.estimateCount,
  size: row.size === null ? null : Number(row.size),
  detail: row.failure,
  url: exportLink(ctx, row)?.url ?? null,
});

/** Routes that the specification does not have. */
export const BULK_EXPORT_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: 'estimate-exports/',
    scope: 'ESTIMATES_READ',
    handle: async (ctx) =>
      accepted(toRestExport(ctx, await requireExport(ctx, await exportEstimates(ctx)))),
  },
  {
    method: 'GET',
    path: 'estimate-exports/:id/',
    scope: 'ESTIMATES_READ',
    handle: async (ctx, request) =>
      ok(toRestExport(ctx, await requireExport(ctx, idOf(pathParam(request, 'id'))))),
  },
];
