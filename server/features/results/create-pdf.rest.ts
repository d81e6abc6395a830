import { pathParam, type RestRoute } from '../../rest/route.ts';
import { toAnswer } from './results.rest.ts';
import { createPdfOfResult } from '../exports/create-pdf.ts';

export const createPdfRoute: RestRoute = {
  method: 'POST',
  path: 'results/:claimOrId/create_pdf/',
  scope: 'ESTIMATES_WRITE',
  handle: async (ctx, request, signal) =>
    toAnswer(
      ctx,
      await createPdfOfResult(ctx, { claimOrId: pathParam(request, 'claimOrId') }, signal),
    ),
};
