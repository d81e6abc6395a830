import { ok } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { readContractorStatus } from './contractors.service.ts';

export const contractorStatusRoute: RestRoute = {
  method: 'GET',
  path: 'contractors/status/',
  handle: async (ctx) => {
    const { isContractor } = await readContractorStatus(ctx);
    return ok({ is_contractor: isContractor });
  },
};
