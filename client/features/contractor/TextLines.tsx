// Fields of one line each, as both forms have them.
import { TextInput } from '@mantine/core';

/** What a part of a form is given. */
export interface FieldsProps<Draft> {
  draft: Draft;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Partial<Draft>) => void;
}

export interface TextLine<Name extends string> {
  name: Name;
  label: string;
  max: number;
  type?: 'tel' | 'url';
  autoComplete?: string;
  isRequired?: boolean;
}

type TextLinesProps<Name extends string> = FieldsProps<Record<Name, string>> & {
  lines: readonly TextLine<Name>[];
};

export function TextLines<Name extends string>(props: TextLinesProps<Name>) {
  const { lines, draft, errors, onChange } = props;
  const write = (name: Name, value: string) => {
    const changes: Partial<Record<Name, string>> = {};
    changes[name] = value;
    onChange(changes);
  };
  return lines.map(({ name, label, max, type = 'text', autoComplete, isRequired = false }) => (
    <TextInput
      key={name}
      label={label}
      type={type}
      required={isRequired}
      maxLength={max}
      autoComplete={autoComplete ?? 'off'}
      value={draft[name]}
      error={errors[name]}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => write(name, currentTarget.value)}
    />
  ));
}
