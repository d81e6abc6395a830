import { pathParam, type RestRoute } from '../../rest/route.ts';
import { toAnswer } from '../estimates/estimates.rest.ts';
import { createPdfOfResult } from './create-pdf.ts';

export const createPdfRoute: RestRoute = {
  method: 'POST',
  path: 'results/:claimOrId/create_pdf/',
  handle: async (ctx, request, signal) =>
    toAnswer(
      ctx,
      await createPdfOfResult(ctx, { claimOrId: pathParam(request, 'claimOrId') }, signal),
    ),
};
