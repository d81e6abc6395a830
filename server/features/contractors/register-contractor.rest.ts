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
const PROFILE_ONLY = Object.fromEntries(
  Object.entries(PROFILE_FIELDS).filter(([name]) => !Object.hasOwn(APPLICATION_FIELDS, name)),
);

type Fields = Readonly<Record<string, unknown>>;

const definedOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What was told of the profile beside the application. Of somebody's name the one in a single field stands. */
const profileOf = (sent: Fields): Record<string, unknown> => {
  const { firstName, lastName, ...told } = definedOf(fromRest(PROFILE_ONLY, sent));
  return sent['full_name'] === undefined ? definedOf({ ...told, firstName, lastName }) : told;
};

export const registerRoute: RestRoute = {
  method: 'POST',
  path: 'contractors/register/',
  takes: ['json', 'form'],
  handle: async (ctx, request) => {
    const { fields: sent, file } = await readForm(ctx, request, 'file');
    const fields = definedOf(fromRest(APPLICATION_FIELDS, sent));
    const application = { fields, trap: sent['hp'], file };
    const profile = await applyWithProfile(ctx, application, profileOf(sent));
    return created(profile ? toRestProfile(ctx, profile) : { status: 'pending' });
  },
};
