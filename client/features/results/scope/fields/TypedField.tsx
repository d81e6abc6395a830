import { Loader } from '@mantine/core';
import type { FormEvent, HTMLAttributes } from 'react';
import { FieldInput } from './FieldInput.tsx';
import { type TypedOutcome, useTypedField } from './use-typed-field.ts';

export interface TypedFieldProps {
  /** Key of the field, unique on the page. */
  revisionKey: string;
  label: string;
  /** What it is a field of, for those who do not see where it stands. */
  name: string;
  description?: string | null;
  /** The value as it stands in the scope. */
  value: string;
  readOnly: boolean;
}

interface ReadFieldProps extends TypedFieldProps {
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  read: (text: string) => TypedOutcome;
}

/** A field whose text is read when it is left, or with Enter. Another value from the server begins it anew. */
export function TypedField(props: ReadFieldProps) {
  return <Typed key={props.value} {...props} />;
}

function Typed({ revisionKey, value, read, ...props }: ReadFieldProps) {
  const { typed, isBusy, error, commit, leave, type } = useTypedField(revisionKey, value, read);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form onSubmit={submit}>
      <FieldInput
        {...props}
        value={typed}
        error={error}
        busyMark={isBusy ? <Loader size={16} /> : undefined}
        onBlur={leave}
        onChange={type}
      />
    </form>
  );
}
