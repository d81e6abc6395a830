import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { CONTRACTOR_LIMITS } from '../../domain/limits.ts';
import type { Contractor } from '../../generated/prisma/client.ts';
import { formOf } from '../../rest/form.ts';
import { paper } from '../../rest/paper.ts';
import { created, ok } from '../../rest/respond.ts';
import { bodyOf, type RestRoute } from '../../rest/route.ts';
import { isOperator } from '../accounts/operator.access.ts';
import { applyAsContractor } from './applications.ts';
import { requireOwnContractor } from './contractors.access.ts';
import { readContractorStatus } from './contractors.service.ts';
import { submitIdentity } from './identity.ts';
import { changeLogo, openOwnLogo } from './logo.ts';
import { updateContractorProfile } from './profile.ts';
import { isoDay } from '../../domain/iso-day.ts';

const APPLICATION_FIELDS = {
  fullName: 'full_name',
  company: 'company',
  email: 'email',
  phone: 'phone',
  website: 'website',
  trades: 'trades',
  zipCodes: 'zip_codes',
  licenseNumber: 'license_number',
  insured: 'insured',
  bonded: 'bonded',
  yearsExperience: 'years_experience',
  projectSizes: 'project_sizes',
  projectTypes: 'project_types',
  availability: 'availability',
  notes: 'notes',
  howHeard: 'how_heard',
} as const;

/** `identity_status` and `identity_number` are told, not taken. */
const PROFILE_FIELDS = {
  role: 'role',
  firstName: 'first_name',
  lastName: 'last_name',
  commercialName: 'commercial_name',
  phone: 'phone',
  website: 'website',
  yearsExperience: 'years_experience',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  country: 'country',
  bio: 'bio',
  trades: 'trades',
  zipCodes: 'zip_codes',
  servesNearbyZips: 'serves_nearby_zips',
  projectSizes: 'project_sizes',
  projectTypes: 'project_types',
  insured: 'insured',
  bonded: 'bonded',
  licenseNumber: 'license_number',
  proposalTerms: 'proposal_terms',
} as const;

const fromRest = (
  names: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(names).map(([name, wire]) => [name, body[wire]]));

const toRestProfile = ({ viewer }: Context, contractor: Contractor) => ({
  id: contractor.id,
  email: viewer.kind === 'USER' ? viewer.email : '',
  ...Object.fromEntries(
    Object.entries(PROFILE_FIELDS).map(([name, wire]) => [
      wire,
      contractor[name as keyof typeof PROFILE_FIELDS],
    ]),
  ),
  paused: contractor.pausedAt !== null,
  status: contractor.status.toLowerCase(),
  suspended_reason: contractor.suspendedReason,
  identity_status:
    contractor.identityStatus === 'NONE' ? '' : contractor.identityStatus.toLowerCase(),
  identity_number: contractor.identityNumberEnd && `••••${contractor.identityNumberEnd}`,
  license_expires: contractor.licenseExpiresOn && isoDay(contractor.licenseExpiresOn),
  insurance_expires: contractor.insuranceExpiresOn && isoDay(contractor.insuranceExpiresOn),
  logo: contractor.logoKey && `/api/${LOGO_PATH}`,
});

const LOGO_PATH = 'contractors/me/logo/';

const readForm = (request: FastifyRequest, fileField: string) =>
  formOf(request, fileField, CONTRACTOR_LIMITS.fileBytes);

const registerRoute: RestRoute = {
  method: 'POST',
  path: 'contractors/register/',
  takes: ['json', 'form'],
  handle: async (ctx, request) => {
    const { fields, file } = await readForm(request, 'file');
    const sent = fromRest(APPLICATION_FIELDS, fields);
    await applyAsContractor(ctx, { fields: sent, trap: fields['hp'], file });
    return created({ status: 'pending' });
  },
};

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

const identityRoute: RestRoute = {
  method: 'PATCH',
  path: 'contractors/me/identity/',
  takes: ['form', 'json'],
  handle: async (ctx, request) => {
    // Nobody else's file is read at all.
    await requireOwnContractor(ctx);
    const { fields, file } = await readForm(request, 'identity_document');
    const sent = { identityNumber: fields['identity_number'], file };
    return ok(toRestProfile(ctx, await submitIdentity(ctx, sent)));
  },
};

const showLogoRoute: RestRoute = {
  method: 'GET',
  path: LOGO_PATH,
  handle: async (ctx) => paper('logo', await openOwnLogo(ctx)),
};

const changeLogoRoute: RestRoute = {
  method: 'PATCH',
  path: LOGO_PATH,
  takes: ['form', 'json'],
  handle: async (ctx, request) => {
    await requireOwnContractor(ctx);
    const { file } = await readForm(request, 'logo');
    return ok(toRestProfile(ctx, await changeLogo(ctx, file)));
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

/** In the order of spec §7. */
export const CONTRACTOR_ROUTES: readonly RestRoute[] = [
  registerRoute,
  showProfileRoute,
  updateProfileRoute,
  identityRoute,
  statusRoute,
];

export const LOGO_ROUTES: readonly RestRoute[] = [showLogoRoute, changeLogoRoute];
