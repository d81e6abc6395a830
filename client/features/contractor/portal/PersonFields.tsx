import { SimpleGrid } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import { type FieldsProps, type TextLine, TextLines } from '../TextLines.tsx';
import type { TextField } from './profile-draft.ts';

const PERSON: readonly TextLine<TextField>[] = [
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

export function PersonFields(props: FieldsProps<TextField>) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextLines lines={PERSON} {...props} />
    </SimpleGrid>
  );
}
