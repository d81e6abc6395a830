// Who lives in the demo. None of them is real; mails to them stay in the outbox.
import type { TestUpdateContractorProfileMutationVariables } from '../../server/testing/gql/graphql.ts';

interface DemoContractor {
  email: string;
  profile: TestUpdateContractorProfileMutationVariables['input'];
}

const EVERYWHERE = { city: 'San Francisco', state: 'CA', country: 'US', insured: true } as const;
const ZIPS = ['94107', '94110', '94114', '94117'];

export const CONTRACTORS: readonly DemoContractor[] = [
  {
    email: 'grace@demo.example',
    profile: {
      ...EVERYWHERE,
      role: 'Owner',
      firstName: 'Grace',
      lastName: 'Okafor',
      commercialName: 'Okafor Remodeling',
      phone: '415 555 0121',
      addressLine1: '18 Potrero Avenue',
      postalCode: '94110',
      yearsExperience: '10+',
      bio: 'Kitchens and bathrooms in the Mission since 2009. Three crews, one foreman on every job.',
      trades: ['General Contractor', 'Kitchen & Bath', 'Painting', 'Flooring'],
      zipCodes: ZIPS,
      bonded: true,
      proposalTerms:
        'Work is guaranteed for one year.\nChanges are agreed in writing before they are carried out.',
    },
  },
  {
    email: 'luis@demo.example',
    profile: {
      ...EVERYWHERE,
      role: 'Owner',
      firstName: 'Luis',
      lastName: 'Ferrer',
      commercialName: 'Ferrer Bath & Paint',
      phone: '415 555 0134',
      addressLine1: '402 Valencia Street',
      postalCode: '94110',
      yearsExperience: '5-10',
      bio: 'Small crew, clean sites. We answer the phone.',
      trades: ['Painting', 'Kitchen & Bath', 'General Contractor', 'Plumbing'],
      zipCodes: ZIPS,
    },
  },
  {
    email: 'mina@demo.example',
    profile: {
      ...EVERYWHERE,
      role: 'Estimator',
      firstName: 'Mina',
      lastName: 'Sato',
      commercialName: 'Sato Builders',
      phone: '415 555 0177',
      addressLine1: '77 Bryant Street',
      postalCode: '94107',
      yearsExperience: '3-5',
      bio: 'Whole-house renovations and repairs after water damage.',
      trades: ['General Contractor', 'Painting', 'Kitchen & Bath', 'Framing & Drywall'],
      zipCodes: ZIPS,
      servesNearbyZips: true,
    },
  },
];

export const MARIA = { email: 'maria@demo.example', firstName: 'Maria' } as const;
export const TOM = { email: 'tom@demo.example', firstName: 'Tom' } as const;

/** Waits at the operator's desk. */
export const APPLICANT = {
  full_name: 'Ivy Brandt',
  company: 'Brandt Roofing',
  email: 'ivy@demo.example',
  phone: '415 555 0190',
  trades: ['Roofing'],
  zip_codes: ['94110', '94112'],
  license_number: 'CSLB 998877',
  insured: true,
  years_experience: '10+',
  project_sizes: ['Medium ($5k – $25k)', 'Large ($25k – $100k)'],
  project_types: ['Insurance Claim'],
  notes: 'Mostly re-roofs after storms.',
};
