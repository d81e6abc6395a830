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
  /** Of a number unless told otherwise. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  /** At its end while it is being sent. */
  busyMark?: ReactNode;
  onChange: (text: string) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Something to type. */
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
