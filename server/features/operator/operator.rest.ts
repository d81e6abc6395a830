import { paper } from '../../rest/paper.ts';
import { pathParam, type RestRoute } from '../../rest/route.ts';
import { openApplicationFile, openIdentityDocument } from './desk.ts';

/** No calls of the specification: the desk is this product's own. */
export const OPERATOR_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: 'operator/applications/:paperId/file/',
    handle: async (ctx, request) => {
      const id = pathParam(request, 'paperId');
      return paper(`application-${id}`, await openApplicationFile(ctx, id));
    },
  },
  {
    method: 'GET',
    path: 'operator/identity-documents/:paperId/',
    handle: async (ctx, request) => {
      const id = pathParam(request, 'paperId');
      return paper(`identity-${id}`, await openIdentityDocument(ctx, id));
    },
  },
];
