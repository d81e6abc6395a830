import { DECLINE_REASONS } from '../../domain/lead-status.ts';
import { LEAD_LIMITS } from '../../domain/limits.ts';
import { count, file, flag, key, list, object, shape, text, word } from './json-schema.ts';
import type { Operations } from './operation.ts';

const application = {
  full_name: text(),
  email: text(),
  phone: text(),
  trades: list(text()),
};
const applicationMore = {
  company: text(),
  website: text(),
  zip_codes: list(text()),
  license_number: text(),
  insured: flag(),
  bonded: flag(),
  years_experience: text(),
  project_sizes: list(text()),
  project_types: list(text()),
  availability: text(),
  notes: text(),
  how_heard: text(),
  hp: text('A trap for programs that fill in everything: leave it out.'),
};
/** Forms repeat the members of a list under a name that ends in `[]`, and know texts only. */
const asForm = (members: typeof application | typeof applicationMore) =>
  Object.fromEntries(
    Object.entries(members).map(([name, schema]) =>
      schema['type'] === 'array' ? [`${name}[]`, schema] : [name, text()],
    ),
  );

const profile = Object.fromEntries(
  `role first_name last_name commercial_name phone website years_experience address_line1
 address_line2 city state postal_code country bio license_number proposal_terms`
    .split(/\s+/)
    .map((name) => [name, text()]),
);
const identity = { identity_number: text(), identity_document: file('JPEG, PNG or PDF.') };

export const PEOPLE_OPERATIONS: Operations = {
  'POST auth/start/': {
    name: 'startSignIn',
    group: 'Signing in',
    summary: 'Mails a 6-digit code.',
    body: object({ email: text() }),
    answers: { 200: object({ detail: text(), resend_after: count('Seconds.') }) },
  },
  'POST auth/verify/': {
    name: 'verifySignIn',
    group: 'Signing in',
    summary: 'Takes the code, and gives a token; what the guest key made goes to the account.',
    body: object({ email: text(), code: text() }),
    answers: {
      200: object({ token: text(), user: object({ id: key(), email: text() }) }),
    },
  },
  'POST contractors/register/': {
    name: 'registerContractor',
    group: 'Contractors',
    summary: 'Applies, with or without an account.',
    body: object(application, applicationMore),
    form: object(asForm(application), { ...asForm(applicationMore), file: file() }),
    answers: { 201: object({ status: word(['pending']) }) },
  },
  'GET contractors/me/': {
    name: 'getProfile',
    group: 'Contractors',
    summary: 'One’s own profile; 404 for whoever has none.',
    answers: { 200: shape('Profile') },
  },
  'PATCH contractors/me/': {
    name: 'updateProfile',
    group: 'Contractors',
    summary: 'Changes what is named of the profile.',
    body: object(
      {},
      {
        ...profile,
        trades: list(text()),
        zip_codes: list(text()),
        serves_nearby_zips: flag(),
        project_sizes: list(text()),
        project_types: list(text()),
        insured: flag(),
        paused: flag('Wants no new leads.'),
      },
    ),
    answers: { 200: shape('Profile') },
  },
  'PATCH contractors/me/identity/': {
    name: 'submitIdentity',
    group: 'Contractors',
    summary: 'Hands in what proves who one is; stored encrypted.',
    body: object({ identity_number: text() }),
    form: object(identity),
    answers: { 200: shape('Profile') },
  },
  'GET contractors/status/': {
    name: 'getContractorStatus',
    group: 'Contractors',
    summary: 'Whether one is a contractor.',
    answers: {
      200: object({ is_contractor: flag() }, { is_operator: flag('Told to operators only.') }),
    },
  },
  'GET contractor-leads/': {
    name: 'listLeads',
    group: 'Contractors',
    summary: 'The latest 50 leads, newest first.',
    answers: { 200: list(shape('Lead')) },
  },
  'POST contractor-leads/:id/respond/': {
    name: 'respondToLead',
    group: 'Contractors',
    summary: 'Answers a lead.',
    body: object(
      { status: word(['available', 'declined']) },
      {
        note: { ...text(), maxLength: LEAD_LIMITS.note },
        reason: word(
          Object.keys(DECLINE_REASONS).map((each) => each.toLowerCase()),
          'When declined.',
        ),
      },
    ),
    answers: { 200: shape('Lead') },
  },
  'GET contractors/me/logo/': {
    name: 'getLogo',
    group: 'Contractors',
    summary: 'The logo on one’s proposals.',
    answers: { 200: 'paper' },
  },
  'PATCH contractors/me/logo/': {
    name: 'changeLogo',
    group: 'Contractors',
    summary: 'Sets the logo; removes it when none is sent.',
    body: object({}),
    form: object({}, { logo: file('JPEG or PNG.') }),
    answers: { 200: shape('Profile') },
  },
  'GET operator/applications/:paperId/file/': {
    name: 'getApplicationFile',
    group: 'Operators',
    summary: 'The file that came with an application.',
    answers: { 200: 'paper' },
  },
  'GET operator/identity-documents/:paperId/': {
    name: 'getIdentityDocument',
    group: 'Operators',
    summary: 'A document that proves who a contractor is; looking is logged.',
    answers: { 200: 'paper' },
  },
};
