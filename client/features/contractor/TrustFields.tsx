// What both forms ask of a business so that homeowners can trust it.
import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { YEARS_EXPERIENCE } from '../../../server/domain/leads/contractor-choices.ts';
import type { FieldsProps } from './TextLines.tsx';

const YEARS = [
  { value: '', label: 'Choose one' },
  ...YEARS_EXPERIENCE.map((years) => ({ value: years, label: `${years} years` })),
];

export function YearsField({ propsOf }: FieldsProps<'yearsExperience'>) {
  return <NativeSelect label="Years of experience" data={YEARS} {...propsOf('yearsExperience')} />;
}

export function CoverFields({ propsOf }: FieldsProps<'insured' | 'bonded'>) {
  return (
    <Group gap="lg">
      <Checkbox label="Insured" {...propsOf('insured', { type: 'checkbox' })} />
      <Checkbox label="Bonded" {...propsOf('bonded', { type: 'checkbox' })} />
    </Group>
  );
}
