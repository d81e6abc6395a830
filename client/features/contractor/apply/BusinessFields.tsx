import { SimpleGrid } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import { type FieldsProps, type TextLine, TextLines } from '../TextLines.tsx';
import { CoverFields, YearsField } from '../TrustFields.tsx';

type LineName = 'fullName' | 'company' | 'phone' | 'website' | 'licenseNumber';

const BUSINESS: readonly TextLine<LineName>[] = [
  {
    name: 'fullName',
    label: 'Full name',
    max: CONTRACTOR_LIMITS.longName,
    autoComplete: 'name',
    isRequired: true,
  },
  {
    name: 'company',
    label: 'Company',
    max: CONTRACTOR_LIMITS.longName,
    autoComplete: 'organization',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    max: CONTRACTOR_LIMITS.phone,
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'website',
    label: 'Website',
    type: 'url',
    max: CONTRACTOR_LIMITS.website,
    autoComplete: 'url',
  },
  { name: 'licenseNumber', label: 'License number', max: CONTRACTOR_LIMITS.license },
];

export function BusinessFields(
  props: FieldsProps<LineName | 'yearsExperience' | 'insured' | 'bonded'>,
) {
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
