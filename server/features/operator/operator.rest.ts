import type { RestAnswer } from '../../rest/respond.ts';
import { pathParam, type RestRoute } from '../../rest/route.ts';
import { openApplicationFile, openIdentityDocument, type OpenedPaper } from './desk.ts';

const ENDING: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** Kept nowhere, run nowhere: a download in a sandbox, under a name of ours. */
const paper = (name: string, { mime, bytes }: OpenedPaper): RestAnswer => ({
  status: 200,
  body: bytes,
  headers: {
    'content-type': mime,
    'content-disposition': `attachment; filename="${name}.${ENDING[mime] ?? 'bin'}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  },
});

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
