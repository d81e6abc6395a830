import { SimpleGrid, TextInput } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import { CoverFields, YearsField } from '../TrustFields.tsx';
import type { ApplicationDraft } from './application-draft.ts';

interface BusinessFieldsProps {
  draft: ApplicationDraft;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Partial<ApplicationDraft>) => void;
}

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
        <YearsField
          years={draft.yearsExperience}
          error={errors.yearsExperience}
          onChange={onChange}
        />
      </SimpleGrid>
      <CoverFields draft={draft} onChange={onChange} />
    </>
  );
}
