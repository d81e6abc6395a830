import { Loader } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { typedNumber } from '../../../lib/typed-number.ts';
import { FieldInput } from './FieldInput.tsx';
import { type Change, useRevision } from './revising/revising.ts';

interface NumberFieldProps {
  /** Of the field, unique on the page. */
  revisionKey: string;
  label: string;
  /** What it is a field of, for those who do not see where it stands. */
  name: string;
  description?: string | null;
  /** As it stands in the scope. */
  value: string;
  readOnly: boolean;
  changeTo: (value: number) => Change;
}

/** A number that is sent when its field is left, or with Enter. */
export function NumberField({ value, ...props }: NumberFieldProps) {
  // Another value from the server begins the field anew.
  return <TypedNumber key={value} value={value} {...props} />;
}

function TypedNumber({ revisionKey, value, changeTo, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, failure, revise, forget } = useRevision(revisionKey);

  const commit = async () => {
    const number = typedNumber(typed);
    if (typed.trim() === value || isBusy) return;
    if (number === undefined) return setFault('Give a number.');
    if (number === null) return setTyped(value);
    // The same number may have come of it; another one begins anew.
    if (await revise(changeTo(number))) setTyped((now) => (now === typed ? value : now));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void commit();
  };
  return (
    <form onSubmit={submit}>
      <FieldInput
        {...props}
        value={typed}
        error={fault ?? failure}
        busyMark={isBusy ? <Loader size={16} /> : undefined}
        onBlur={() => {
          // What was refused is sent again by Enter only.
          if (!failure) void commit();
        }}
        onChange={(text) => {
          setTyped(text);
          setFault(null);
          if (failure) forget();
        }}
      />
    </form>
  );
}
