import { SimpleGrid } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import { type FieldsProps, type TextLine, TextLines } from '../TextLines.tsx';
import { CoverFields, YearsField } from '../TrustFields.tsx';
import type { TextField } from './profile-draft.ts';

const BUSINESS: readonly TextLine<TextField>[] = [
  {
    name: 'commercialName',
    label: 'Business name',
    max: CONTRACTOR_LIMITS.longName,
    autoComplete: 'organization',
  },
  { name: 'website', label: 'Website', max: CONTRACTOR_LIMITS.website, autoComplete: 'url' },
  {
    name: 'addressLine1',
    label: 'Address',
    max: CONTRACTOR_LIMITS.addressLine,
    autoComplete: 'address-line1',
  },
  {
    name: 'addressLine2',
    label: 'Address, second line',
    max: CONTRACTOR_LIMITS.addressLine,
    autoComplete: 'address-line2',
  },
  { name: 'city', label: 'City', max: CONTRACTOR_LIMITS.city, autoComplete: 'address-level2' },
  { name: 'state', label: 'State', max: CONTRACTOR_LIMITS.state, autoComplete: 'address-level1' },
  {
    name: 'postalCode',
    label: 'ZIP',
    max: CONTRACTOR_LIMITS.postalCode,
    autoComplete: 'postal-code',
  },
  { name: 'country', label: 'Country', max: CONTRACTOR_LIMITS.country, autoComplete: 'country' },
  { name: 'licenseNumber', label: 'License number', max: CONTRACTOR_LIMITS.license },
];

export function BusinessFields(props: FieldsProps<TextField | 'insured' | 'bonded'>) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextLines lines={BUSINESS} {...props} />
        <YearsField {...props} />
      </SimpleGrid>
      <CoverFields {...props} />
    </>
  );
}
