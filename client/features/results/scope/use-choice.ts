import { useState } from 'react';
import { type ScopeChange, useRevision } from '../../../hooks/revising.ts';

/** A field that is sent as soon as something else is chosen, and shows it while that is priced. */
export const useChoice = <Value extends string | boolean>(
  key: string,
  value: Value,
  changeTo: (chosen: Value) => ScopeChange,
) => {
  const { isBusy, failure, revise } = useRevision(key);
  const [chosen, setChosen] = useState(value);
  return {
    isBusy,
    failure,
    value: isBusy ? chosen : value,
    choose: (next: Value): void => {
      if (isBusy || next === value) return;
      setChosen(next);
      void revise(changeTo(next));
    },
  };
};
