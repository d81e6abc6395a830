import { Checkbox, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { YEARS_EXPERIENCE } from '../../../../server/domain/contractor-choices.ts';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import type { ApplicationDraft } from './application-draft.ts';

interface BusinessFieldsProps {
  draft: ApplicationDraft;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Partial<ApplicationDraft>) => void;
}

const YEARS = [
  { value: '', label: 'Choose one' },
  ...YEARS_EXPERIENCE.map((years) => ({ value: years, label: `${years} years` })),
];

export function BusinessFields({ draft, errors, onChange }: BusinessFieldsProps) {
  const field = (name: 'fullName' | 'company' | 'phone' | 'website' | 'licenseNumber') => ({
    value: draft[name],
    error: errors[name],
    errorProps: { role: 'alert' },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Full name"
          required
          autoComplete="name"
          maxLength={CONTRACTOR_LIMITS.longName}
          {...field('fullName')}
        />
        <TextInput
          label="Company"
          autoComplete="organization"
          maxLength={CONTRACTOR_LIMITS.longName}
          {...field('company')}
        />
        <TextInput
          label="Phone"
          type="tel"
          required
          autoComplete="tel"
          maxLength={CONTRACTOR_LIMITS.phone}
          {...field('phone')}
        />
        <TextInput
          label="Website"
          type="url"
          autoComplete="url"
          maxLength={CONTRACTOR_LIMITS.website}
          {...field('website')}
        />
        <TextInput
          label="License number"
          maxLength={CONTRACTOR_LIMITS.license}
          {...field('licenseNumber')}
        />
        <NativeSelect
          label="Years of experience"
          data={YEARS}
          value={draft.yearsExperience}
          error={errors.yearsExperience}
          onChange={({ currentTarget }) => onChange({ yearsExperience: currentTarget.value })}
        />
      </SimpleGrid>
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
    </>
  );
}
