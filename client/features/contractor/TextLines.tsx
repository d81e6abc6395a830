// Fields of one line each, as both forms have them.
import type { GetInputPropsOptions, GetInputPropsReturnType } from '@mantine/form';
import { TextInput } from '@mantine/core';

/** Values and errors of the fields of a part of a form, by their names. */
export interface FieldsProps<Name extends string> {
  propsOf: (name: Name, options?: GetInputPropsOptions) => GetInputPropsReturnType;
}

export interface TextLine<Name extends string> {
  name: Name;
  label: string;
  max: number;
  type?: 'tel' | 'url';
  autoComplete?: string;
  isRequired?: boolean;
}

type TextLinesProps<Name extends string> = FieldsProps<Name> & {
  lines: readonly TextLine<Name>[];
};

export function TextLines<Name extends string>({ lines, propsOf }: TextLinesProps<Name>) {
  return lines.map(({ name, label, max, type = 'text', autoComplete, isRequired = false }) => (
    <TextInput
      key={name}
      label={label}
      type={type}
      required={isRequired}
      maxLength={max}
      autoComplete={autoComplete ?? 'off'}
      errorProps={{ role: 'alert' }}
      {...propsOf(name)}
    />
  ));
}
