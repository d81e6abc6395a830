import { ok } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { isOperator } from '../accounts/operator.access.ts';
import { requireOwnContractor } from './contractors.access.ts';
import { readContractorStatus } from './contractors.service.ts';
import { updateContractorProfile } from './profile.ts';
import { identityRoute } from './contractor-papers.rest.ts';
import { PROFILE_FIELDS, fromRest, toRestProfile } from './profile-wire.rest.ts';
import { registerRoute } from './register-contractor.rest.ts';

const showProfileRoute: RestRoute = {
  method: 'GET',
  path: 'contractors/me/',
  handle: async (ctx) => ok(toRestProfile(ctx, await requireOwnContractor(ctx))),
};

const updateProfileRoute: RestRoute = {
  method: 'PATCH',
  path: 'contractors/me/',
  fieldNames: { isPaused: 'paused' },
  handle: async (ctx, request) => {
    const body = bodyOf(request);
    const sent = { ...fromRest(PROFILE_FIELDS, body), isPaused: body['paused'] };
    return ok(toRestProfile(ctx, await updateContractorProfile(ctx, sent)));
  },
};

const statusRoute: RestRoute = {
  method: 'GET',
  path: 'contractors/status/',
  handle: async (ctx) => {
    const { isContractor } = await readContractorStatus(ctx);
    // Nobody else learns that there is such a role.
    return ok({ is_contractor: isContractor, ...(isOperator(ctx) && { is_operator: true }) });
  },
};

export const CONTRACTOR_ROUTES: readonly RestRoute[] = [
  registerRoute,
  showProfileRoute,
  updateProfileRoute,
  identityRoute,
  statusRoute,
];
