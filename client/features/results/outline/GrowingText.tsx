import type { ComponentProps } from 'react';
import classes from './Fields.module.css';

interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** About what fits in a row where the browser cannot size the field itself. */
const CHARACTERS_A_ROW = 60;

const rowsOf = (text: string): number =>
  text
    .split('\n')
    .reduce((rows, { length }) => rows + Math.max(1, Math.ceil(length / CHARACTERS_A_ROW)), 0);

/** A text field as high as its text. */
export function GrowingText({ value, onChange, className, ...props }: GrowingTextProps) {
  return (
    <textarea
      {...props}
      className={[classes.field, classes.growing, className].join(' ')}
      rows={rowsOf(value)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
