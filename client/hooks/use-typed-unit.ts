import { useState } from 'react';
import { unitCode, unitWords } from '../../server/domain/money/unit-words.ts';

/** A field for a unit, which takes a code or its words. What is typed stays as it is until the field is left. */
export const useTypedUnit = (code: string, quantity: number, isSpelled = true) => {
  const [typed, setTyped] = useState<string | null>(null);
  const isStillMeant = typed !== null && unitCode(typed) === code;
  return {
    shown: isStillMeant ? typed : isSpelled ? unitWords(code, quantity) : code,
    /** @returns the code that is kept */
    type: (text: string): string => {
      setTyped(text);
      return unitCode(text);
    },
    leave: () => setTyped(null),
  };
};
