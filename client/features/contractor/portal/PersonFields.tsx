import { SimpleGrid } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import { TextLines, type ProfileFieldsProps, type TextLine } from './TextLines.tsx';

const PERSON: readonly TextLine[] = [
  {
    name: 'firstName',
    label: 'First name',
    max: CONTRACTOR_LIMITS.name,
    autoComplete: 'given-name',
    isRequired: true,
  },
  {
    name: 'lastName',
    label: 'Last name',
    max: CONTRACTOR_LIMITS.name,
    autoComplete: 'family-name',
  },
  { name: 'role', label: 'Role', max: CONTRACTOR_LIMITS.role, autoComplete: 'organization-title' },
  {
    name: 'phone',
    label: 'Phone',
    max: CONTRACTOR_LIMITS.phone,
    autoComplete: 'tel',
    isRequired: true,
  },
];

export function PersonFields(props: ProfileFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextLines lines={PERSON} {...props} />
    </SimpleGrid>
  );
}
