import { Loader } from '@mantine/core';
import { type FormEvent, type HTMLAttributes, useState } from 'react';
import { FieldInput } from './FieldInput.tsx';
import { type ScopeChange, useRevision } from '../../../../hooks/revising.ts';
import { useOnceIdle } from '../use-once-idle.ts';

/** What becomes of what was typed: a correction, what is wrong with it as a sentence, or nothing to be done. */
type TypedOutcome = { change: ScopeChange } | { fault: string } | null;

/** A text that is sent when its field is left, or with Enter. */
const useTypedField = (
  revisionKey: string,
  value: string,
  read: (text: string) => TypedOutcome,
) => {
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, failure, revise, forget } = useRevision(revisionKey);

  const commit = async (): Promise<void> => {
    if (typed.trim() === value || isBusy) return;
    const outcome = read(typed);
    if (outcome === null) return setTyped(value);
    if ('fault' in outcome) return setFault(outcome.fault);
    // The same value may have come of it; another one begins anew.
    if (await revise(outcome.change)) setTyped((now) => (now === typed ? value : now));
  };
  const commitOnceIdle = useOnceIdle(isBusy, () => void commit());
  return {
    typed,
    isBusy,
    error: fault ?? failure,
    commit: commitOnceIdle,
    leave: (): void => {
      // What was refused is sent again by Enter only.
      if (!failure) commitOnceIdle();
    },
    type: (text: string): void => {
      setTyped(text);
      setFault(null);
      if (failure) forget();
    },
  };
};

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
