import { DECLINE_REASONS } from '../../domain/leads/lead-status.ts';
import { LEAD_LIMITS } from '../../domain/limits.ts';
import { count, file, flag, key, list, object, shape, text, word } from './json-schema.ts';
import type { Operations } from './operation.ts';
import { after, limit } from './work-operations.ts';
import { PROFILE_CHOICES, PROFILE_TEXTS } from './profile-shape.ts';

const application = {
  phone: text('Phone number as typed.'),
  trades: list(text(), 'Trades out of the list, one or more.'),
};
const applicationMore = {
  ...PROFILE_TEXTS,
  full_name: text(
    'Name of the person who applies; needed unless `first_name` and `last_name` are sent.',
  ),
  email: text('Where mail reaches them; needed unless one is signed in, and then the account’s.'),
  first_name: text('First name, with `last_name` in place of `full_name`.'),
  last_name: text('Last name of the person.'),
  commercial_name: text('What the business is called, in place of `company`.'),
  serves_nearby_zips: PROFILE_CHOICES.serves_nearby_zips,
  company: text('What the business is called.'),
  website: text('Address of its web site, e.g. `https://example.com`.'),
  zip_codes: list(text(), 'Where it works; five digits each.'),
  license_number: text('License number of the state or city.'),
  insured: flag('Has liability insurance.'),
  bonded: flag('Has a bond.'),
  years_experience: text('One of the list, e.g. `3-5`.'),
  project_sizes: list(text(), 'Values of the catalog’s list; an empty list means all.'),
  project_types: list(text(), 'Values of the catalog’s list; an empty list means all.'),
  availability: text('When they have time, in their own words.'),
  notes: text('Anything else.'),
  how_heard: text('How they heard of us.'),
  hp: text('A trap for programs that fill in everything: leave it out.'),
};
/** Forms repeat the members of a list under a name that ends in `[]`, and know texts only. */
const asForm = (members: typeof application | typeof applicationMore) =>
  Object.fromEntries(
    Object.entries(members).map(([name, schema]) =>
      schema['type'] === 'array' ? [`${name}[]`, schema] : [name, { ...schema, type: 'string' }],
    ),
  );

const identityNumber = text('Number of the document; later answers hold its end alone.');
const identity = {
  identity_number: identityNumber,
  identity_document: file('JPEG, PNG or PDF.'),
};
const email = text('Where the code goes.');

export const PEOPLE_OPERATIONS: Operations = {
  'POST auth/start/': {
    name: 'startSignIn',
    group: 'Signing in',
    summary: 'Mails a 6-digit code.',
    body: object({ email }),
    example: { email: 'ada@example.com' },
    answers: {
      200: object({
        detail: text('A sentence for people.'),
        resend_after: count('Seconds until another code can be asked for.'),
      }),
    },
  },
  'POST auth/verify/': {
    name: 'verifySignIn',
    group: 'Signing in',
    summary: 'Takes the code, and gives a token; what the guest key made goes to the account.',
    body: object({ email, code: text('Six digits.') }),
    example: { email: 'ada@example.com', code: '804159' },
    answers: {
      200: object({
        token: text('To be sent as `Authorization: Bearer …`.'),
        user: object(
          { id: key('Number of the account.'), email: text('Its address.') },
          {},
          'Who is signed in.',
        ),
      }),
    },
  },
  'POST contractors/register/': {
    name: 'registerContractor',
    group: 'Contractors',
    summary: 'Applies, with or without an account.',
    body: object(application, applicationMore),
    form: object(asForm(application), {
      ...asForm(applicationMore),
      file: file('A license, say: JPEG, PNG or PDF.'),
    }),
    description: 'Takes the fields of the application, those of the profile, or both.',
    example: {
      full_name: 'Grace Hopper',
      company: 'Hopper Painting',
      email: 'grace@example.com',
      phone: '415 555 0142',
      trades: ['Painting'],
      zip_codes: ['94110'],
    },
    answers: {
      201: {
        anyOf: [
          shape('Profile', 'Profile of whoever is signed in.'),
          object(
            { status: word(['pending'], 'It waits for an operator.') },
            {},
            'Without an account.',
          ),
        ],
      },
    },
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
    body: object({}, { ...PROFILE_TEXTS, ...PROFILE_CHOICES }),
    example: { commercial_name: 'Hopper Painting', zip_codes: ['94110', '94114'], paused: false },
    answers: { 200: shape('Profile') },
  },
  'PATCH contractors/me/identity/': {
    name: 'submitIdentity',
    group: 'Contractors',
    summary: 'Hands in what proves who one is; stored encrypted.',
    body: object({ identity_number: identityNumber }),
    example: { identity_number: 'D1234567' },
    form: object(identity),
    answers: { 200: shape('Profile') },
  },
  'GET contractors/status/': {
    name: 'getContractorStatus',
    group: 'Contractors',
    summary: 'Whether one is a contractor; a guest is none.',
    answers: {
      200: object(
        { is_contractor: flag('Has a profile as a contractor.') },
        { is_operator: flag('Sent to operators alone.') },
      ),
    },
  },
  'GET contractor-leads/': {
    name: 'listLeads',
    group: 'Contractors',
    summary: 'Leads, newest first, in pages: the latest 50 unless more are asked for.',
    query: {
      limit: { ...limit, description: 'How many entries a page has; 50 when it is left out.' },
      after,
    },
    answers: { 200: list(shape('Lead')) },
  },
  'POST contractor-leads/:id/respond/': {
    name: 'respondToLead',
    group: 'Contractors',
    summary: 'Answers a lead.',
    body: object(
      { status: word(['available', 'declined'], 'Yes or no.') },
      {
        note: { ...text('Note to the homeowner, in your own words.'), maxLength: LEAD_LIMITS.note },
        reason: word(
          Object.keys(DECLINE_REASONS).map((each) => each.toLowerCase()),
          'Why, when declined.',
        ),
      },
    ),
    example: { status: 'available', note: 'I can look at it on Tuesday.' },
    answers: { 200: shape('Lead') },
  },
  'GET contractors/me/logo/': {
    name: 'getLogo',
    group: 'Contractors',
    summary: 'The logo on one’s proposals.',
    query: {
      version: text('Any word: another one makes a browser ask for the logo anew.'),
    },
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
