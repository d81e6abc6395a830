import { address, day, flag, key, list, nullable, object, text, word } from './json-schema.ts';

/** What one may tell of oneself, as text. */
export const PROFILE_TEXTS = {
  role: text('What its person is there, e.g. owner.'),
  first_name: text('First name of the person.'),
  last_name: text('Last name of the person.'),
  commercial_name: text('Name of the business.'),
  phone: text('Phone number as typed.'),
  website: text('Website of the business.'),
  years_experience: text('E.g. `3-5`.'),
  address_line1: text('Street and number.'),
  address_line2: text('What the street does not say.'),
  city: text('City of the business.'),
  state: text('Two letters.'),
  postal_code: text('ZIP code of the business.'),
  country: text('Two letters.'),
  bio: text('About the business, in its own words.'),
  license_number: text('License number that was given or looked up.'),
  proposal_terms: text('End the proposals.'),
};

/** What leads are matched by. */
export const PROFILE_CHOICES = {
  trades: list(text(), 'Trades that leads are matched by.'),
  zip_codes: list(text(), 'Where it works; five digits each.'),
  serves_nearby_zips: flag('Takes leads of the whole area of a ZIP’s first three digits.'),
  project_sizes: list(text(), 'Empty takes all.'),
  project_types: list(text(), 'Empty takes all.'),
  insured: flag('Says to have liability insurance.'),
  bonded: flag('Says to have a bond.'),
  paused: flag('Wants no new leads.'),
};

export const PROFILE = object(
  {
    id: key('Number of the profile.'),
    email: text('Email address of the account.'),
    ...PROFILE_TEXTS,
    ...PROFILE_CHOICES,
    status: word(['pending', 'approved', 'declined'], 'Status of the application.'),
    suspended_reason: nullable(text(), 'Why an operator holds leads back; null when none does.'),
    identity_status: word(
      ['', 'pending', 'approved', 'declined'],
      'Empty before the first document.',
    ),
    identity_number: text('Its end; empty before the first document.'),
    license_expires: nullable(day(), 'Day, as an operator looked it up; null before.'),
    insurance_expires: nullable(day(), 'Day, as an operator looked it up; null before.'),
    logo: nullable(address(), 'The logo on one’s proposals; null without one.'),
  },
  {},
  'What a contractor tells of the business; texts are empty where nothing was told.',
);
