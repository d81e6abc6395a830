import type { ScopeChange } from '../../../../hooks/revising.ts';
import { TypedField, type TypedFieldProps } from './TypedField.tsx';

interface NameFieldProps extends TypedFieldProps {
  maxLength: number;
  /** Said when nothing is left of it. */
  emptyFault: string;
  changeTo: (value: string) => ScopeChange;
}

/** A name that is sent when its field is left, or with Enter. */
export function NameField({ emptyFault, changeTo, ...props }: NameFieldProps) {
  return (
    <TypedField
      {...props}
      inputMode="text"
      read={(text) => {
        const name = text.trim();
        return name === '' ? { fault: emptyFault } : { change: changeTo(name) };
      }}
    />
  );
}
