import { typedNumber } from '../../../../lib/typed-number.ts';
import type { ScopeChange } from '../../../../hooks/revising.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

interface NumberFieldProps extends TypedFieldProps {
  /** What is wrong with a number, as a sentence. */
  faultOf?: (value: number) => string | null;
  changeTo: (value: number) => ScopeChange;
  /** What an emptied field asks for; without it the number has to stand there. */
  changeToNone?: () => ScopeChange;
}

/** A number that is sent when its field is left, or with Enter. */
export function NumberField({ faultOf, changeTo, changeToNone, ...props }: NumberFieldProps) {
  return (
    <TypedField
      {...props}
      read={(text) => {
        const number = typedNumber(text);
        if (number === undefined) return { fault: 'Enter a number.' };
        if (number === null) return changeToNone ? { change: changeToNone() } : null;
        const fault = faultOf?.(number) ?? null;
        return fault === null ? { change: changeTo(number) } : { fault };
      }}
    />
  );
}
