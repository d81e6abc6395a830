import { created } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { applyAsContractor } from './applications.ts';
import { readForm } from './contractor-papers.rest.ts';
import { fromRest } from './profile-wire.rest.ts';

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

export const registerRoute: RestRoute = {
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
