import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import { CoverFields, YearsField } from '../TrustFields.tsx';
import type { ProfileDraft, TextField } from './profile-draft.ts';

export interface ProfileFieldsProps {
  draft: ProfileDraft;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Partial<ProfileDraft>) => void;
}

interface TextLine {
  name: TextField;
  label: string;
  max: number;
  autoComplete?: string;
  isRequired?: boolean;
}

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

const BUSINESS: readonly TextLine[] = [
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

function TextLines({ lines, ...props }: ProfileFieldsProps & { lines: readonly TextLine[] }) {
  const { draft, errors, onChange } = props;
  return lines.map(({ name, label, max, autoComplete, isRequired = false }) => (
    <TextInput
      key={name}
      label={label}
      required={isRequired}
      maxLength={max}
      autoComplete={autoComplete ?? 'off'}
      value={draft[name]}
      error={errors[name]}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  ));
}

export function PersonFields(props: ProfileFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextLines lines={PERSON} {...props} />
    </SimpleGrid>
  );
}

export function BusinessFields(props: ProfileFieldsProps) {
  const { draft, errors, onChange } = props;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextLines lines={BUSINESS} {...props} />
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

export function WordsFields({ draft, errors, onChange }: ProfileFieldsProps) {
  return (
    <>
      <Textarea
        label="About you"
        description="Homeowners read it with your card."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.bio}
        value={draft.bio}
        error={errors.bio}
        onChange={({ currentTarget }) => onChange({ bio: currentTarget.value })}
      />
      <Textarea
        label="Terms of your proposals"
        description="They end each proposal you make from an estimate."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.proposalTerms}
        value={draft.proposalTerms}
        error={errors.proposalTerms}
        onChange={({ currentTarget }) => onChange({ proposalTerms: currentTarget.value })}
      />
    </>
  );
}
