import type { Context } from '../../context.ts';
import type { Contractor } from '../../generated/prisma/client.ts';
import { isoDay } from '../../domain/text/iso-day.ts';

/** `identity_status` and `identity_number` are told, not taken. */
export const PROFILE_FIELDS = {
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

export const fromRest = (
  names: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(names).map(([name, wire]) => [name, body[wire]]));

export const toRestProfile = ({ viewer }: Context, contractor: Contractor) => ({
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

export const LOGO_PATH = 'contractors/me/logo/';
