import { useState } from 'react';
import { type ScopeChange, useRevision } from '../../../../hooks/revising.ts';
import { useOnceIdle } from '../revising/use-once-idle.ts';

/** What becomes of what was typed: a correction, what is wrong with it as a sentence, or nothing to be done. */
export type TypedOutcome = { change: ScopeChange } | { fault: string } | null;

/** A text that is sent when its field is left, or with Enter. */
export const useTypedField = (
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
