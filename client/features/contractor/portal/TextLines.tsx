import { TextInput } from '@mantine/core';
import type { ProfileDraft, TextField } from './profile-draft.ts';

export interface ProfileFieldsProps {
  draft: ProfileDraft;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Partial<ProfileDraft>) => void;
}

export interface TextLine {
  name: TextField;
  label: string;
  max: number;
  autoComplete?: string;
  isRequired?: boolean;
}

export function TextLines({
  lines,
  ...props
}: ProfileFieldsProps & { lines: readonly TextLine[] }) {
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
