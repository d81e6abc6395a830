import { TextInput } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';

interface FieldInputProps {
  label: string;
  /** What it is a field of, for those who do not see where it stands. */
  name: string;
  value: string;
  readOnly: boolean;
  error: string | null;
  description?: string | null;
  /** At its end while it is being sent. */
  busyMark?: ReactNode;
  onChange: (text: string) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** A number to type. */
export function FieldInput({ label, name, busyMark, onChange, ...props }: FieldInputProps) {
  return (
    <TextInput
      {...props}
      label={label}
      aria-label={`${label}, ${name}`}
      inputMode="decimal"
      autoComplete="off"
      size="sm"
      rightSection={busyMark}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
