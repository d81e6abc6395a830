import type { ComponentProps } from 'react';
import { LINE_LIMITS } from '../../../../server/domain/limits.ts';
import { useTypedUnit } from '../../../hooks/use-typed-unit.ts';
import fields from './Fields.module.css';
import type { LineEditing } from './use-line.ts';

interface UnitFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  editing: LineEditing;
  /** Units are shown in words, `sq ft`, and not as the codes of the trade. */
  isSpelled: boolean;
}

/** Takes a code or its words; the line keeps the code. */
export function UnitField({ editing: { line, edit }, isSpelled, ...props }: UnitFieldProps) {
  const unit = useTypedUnit(line.unit, line.quantity, isSpelled);
  return (
    <input
      {...props}
      className={fields.field}
      maxLength={LINE_LIMITS.unit}
      autoComplete="off"
      value={unit.shown}
      onChange={({ currentTarget: { value } }) => edit({ unit: unit.type(value) })}
      onBlur={(event) => {
        unit.leave();
        props.onBlur?.(event);
      }}
    />
  );
}
