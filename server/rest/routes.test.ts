import { describe, expect, it } from 'vitest';
import { ROUTES } from './router.ts';

describe('the route table', () => {
  it('stands in the order of the specification', () => {
    expect(ROUTES.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST files/',
      'POST jobs/',
      'GET jobs/:id/',
      'GET results/by-job/:jobId/',
      'GET results/:claimOrId/',
      'GET results/mine/',
      'GET results/guest/',
      'PATCH results/:claimOrId/update_json/',
      'POST results/:claimOrId/create_pdf/',
      'PATCH results/:claimOrId/inventory/',
      'GET results/:claimOrId/inventory/',
      'POST results/:claimOrId/inventory/refresh/',
      'GET results/:claimOrId/inventory/status/',
      'GET results/by-job/:jobId/inventory/',
      'POST results/by-job/:jobId/inventory/refresh/',
      'GET results/by-job/:jobId/inventory/status/',
      'POST results/by-job/:jobId/contractor_bid/',
      'POST results/:claimOrId/contractor_bid/',
      'POST results/by-job/:jobId/request_contractors/',
      'POST results/:claimOrId/request_contractors/',
      'GET projects/',
      'POST projects/',
      'GET projects/:id/',
      'GET projects/:id/jobs/',
      'POST auth/start/',
      'POST auth/verify/',
      'POST contractors/register/',
      'GET contractors/me/',
      'PATCH contractors/me/',
      'PATCH contractors/me/identity/',
      'GET contractors/status/',
      'GET contractor-leads/',
      'POST contractor-leads/:id/respond/',
      // This product’s own.
      'POST uploads/',
      'GET uploads/:id/',
      'PATCH uploads/:id/',
      'POST uploads/:id/finish/',
      'DELETE uploads/:id/',
      'GET contractors/me/logo/',
      'PATCH contractors/me/logo/',
      'GET operator/applications/:paperId/file/',
      'GET operator/identity-documents/:paperId/',
    ]);
  });
});
