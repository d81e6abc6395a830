import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type ContractorPortal_ContractorFragment,
  UpdateContractorProfileDocument,
} from '../../../gql/graphql.ts';
import { createFakeBackend } from '../../../testing/fake-backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OwnProfile } from './OwnProfile.tsx';

const CONTRACTOR: ContractorPortal_ContractorFragment = {
  __typename: 'Contractor',
  id: '3',
  email: 'grace@example.com',
  status: 'APPROVED',
  suspendedReason: null,
  isPaused: false,
  role: null,
  firstName: 'Grace',
  lastName: 'Hopper',
  commercialName: 'Hopper Remodeling',
  phone: '512-555-0100',
  website: null,
  yearsExperience: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  postalCode: null,
  country: 'US',
  bio: null,
  trades: ['Painting'],
  zipCodes: ['78701'],
  servesNearbyZips: false,
  projectSizes: [],
  projectTypes: [],
  insured: true,
  bonded: false,
  licenseNumber: 'TX-1',
  licenseExpiresOn: null,
  insuranceExpiresOn: null,
  identityStatus: 'APPROVED',
  identityNumberEnd: null,
  proposalTerms: null,
  logoPath: null,
};

it('a save sends what was changed since the last one, so that nothing else is written over', async () => {
  const backend = createFakeBackend();
  backend.on(UpdateContractorProfileDocument).answer(() => ({
    updateContractorProfile: {
      __typename: 'UpdateContractorProfileSuccess',
      contractor: CONTRACTOR,
    },
  }));
  const { user } = renderScreen(<OwnProfile contractor={CONTRACTOR} />, backend);
  const change = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
  };
  await change('Phone', '512-555-0199');
  expect(await screen.findByText('Profile saved')).toBeVisible();
  await change('Business name', 'Hopper & Co');
  expect(backend.on(UpdateContractorProfileDocument).calls()).toEqual([
    { input: { phone: '512-555-0199' } },
    { input: { commercialName: 'Hopper & Co' } },
  ]);
});
