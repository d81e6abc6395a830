// What both forms ask of a business so that homeowners can trust it.
import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { YEARS_EXPERIENCE } from '../../../server/domain/contractor-choices.ts';

const YEARS = [
  { value: '', label: 'Choose one' },
  ...YEARS_EXPERIENCE.map((years) => ({ value: years, label: `${years} years` })),
];

interface YearsFieldProps {
  years: string;
  error: string | undefined;
  onChange: (changes: { yearsExperience: string }) => void;
}

export function YearsField({ years, error, onChange }: YearsFieldProps) {
  return (
    <NativeSelect
      label="Years of experience"
      data={YEARS}
      value={years}
      error={error}
      onChange={({ currentTarget }) => onChange({ yearsExperience: currentTarget.value })}
    />
  );
}

interface CoverFieldsProps {
  draft: { insured: boolean; bonded: boolean };
  onChange: (changes: { insured?: boolean; bonded?: boolean }) => void;
}

export function CoverFields({ draft, onChange }: CoverFieldsProps) {
  return (
    <Group gap="lg">
      <Checkbox
        label="Insured"
        checked={draft.insured}
        onChange={({ currentTarget }) => onChange({ insured: currentTarget.checked })}
      />
      <Checkbox
        label="Bonded"
        checked={draft.bonded}
        onChange={({ currentTarget }) => onChange({ bonded: currentTarget.checked })}
      />
    </Group>
  );
}
