import { TextInput } from '@mantine/core';
import type { FocusEvent, HTMLAttributes, ReactNode } from 'react';

import { FIELD_ORDER } from '../../../../components/add-work/field-order.ts';

interface FieldInputProps {
  label: string;
  /** What it is a field of, for those who do not see where it stands. */
  name: string;
  value: string;
  readOnly: boolean;
  error: string | null;
  description?: string | null;
  /** Input mode of the field. The default is that of a number. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  /** Mark at the end of the field while its text is being sent. */
  busyMark?: ReactNode;
  onChange: (text: string) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** A field to type into. */
export function FieldInput({ label, name, busyMark, onChange, ...props }: FieldInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      {...props}
      label={label}
      aria-label={`${label}, ${name}`}
      autoComplete="off"
      inputWrapperOrder={[...FIELD_ORDER]}
      size="sm"
      rightSection={busyMark}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
