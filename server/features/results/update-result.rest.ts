import { ok, versionConflict } from '../../rest/respond.ts';
import { pathParam, type RestRoute } from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { findCurrentPdf } from '../downloads/current-pdf.ts';
import { EDIT_NAMES, fromRestEdits } from './estimate-edits.rest.ts';
import { EstimateConflict } from '../estimates/estimates.errors.ts';
import { saveResult } from '../estimates/save-estimate.ts';

export const updateResultRoute: RestRoute = {
  method: 'PATCH',
  path: 'results/:claimOrId/update_json/',
  scope: 'ESTIMATES_WRITE',
  fieldNames: EDIT_NAMES,
  // This is as much as an estimate may hold.
  bodyLimit: 8_000_000,
  handle: async (ctx, request) => {
    const body = bodyOf(request);
    try {
      const { id, version } = await saveResult(ctx, pathParam(request, 'claimOrId'), {
        version: body['version'],
        sent: fromRestEdits(body),
      });
      return ok({ pdf_url: await findCurrentPdf(ctx, id), version });
    } catch (error) {
      if (error instanceof EstimateConflict) return versionConflict(error);
      throw error;
    }
  },
};
