import type { Context } from '../../context.ts';
import { created } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { readForm } from './contractor-papers.rest.ts';
import { applyWithProfile } from './profile.ts';
import { fromRest, PROFILE_FIELDS, toRestProfile } from './profile-wire.rest.ts';

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

/** Fields of the profile that no application has. */
const { firstName, lastName, commercialName, ...OTHERS } = PROFILE_FIELDS;
const PROFILE_ONLY = Object.fromEntries(
  Object.entries(OTHERS).filter(([name]) => !Object.hasOwn(APPLICATION_FIELDS, name)),
);

type Fields = Readonly<Record<string, unknown>>;

/** An application as either form of older clients sends it: that of applicants, or that of the portal's profile. */
const applicationOf = ({ viewer }: Context, sent: Fields): Record<string, unknown> => {
  const names = [sent[firstName], sent[lastName]].filter((name) => typeof name === 'string');
  return {
    ...fromRest(APPLICATION_FIELDS, sent),
    fullName: sent['full_name'] ?? (names.length > 0 ? names.join(' ').trim() : undefined),
    company: sent['company'] ?? sent[commercialName],
    email: sent['email'] ?? (viewer.kind === 'USER' ? viewer.email : undefined),
  };
};

/** What was told of the profile beside the application. */
const profileOf = (sent: Fields): Record<string, unknown> => {
  const told = {
    ...fromRest(PROFILE_ONLY, sent),
    ...(sent['full_name'] === undefined && {
      firstName: sent[firstName],
      lastName: sent[lastName],
    }),
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
};

export const registerRoute: RestRoute = {
  method: 'POST',
  path: 'contractors/register/',
  takes: ['json', 'form'],
  handle: async (ctx, request) => {
    const { fields: sent, file } = await readForm(request, 'file');
    const application = { fields: applicationOf(ctx, sent), trap: sent['hp'], file };
    const profile = await applyWithProfile(ctx, application, profileOf(sent));
    return created(profile ? toRestProfile(ctx, profile) : { status: 'pending' });
  },
};
