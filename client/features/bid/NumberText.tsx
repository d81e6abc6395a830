import { TextInput, type TextInputProps } from '@mantine/core';
import { toNumber } from '../../../server/domain/money/to-number.ts';
import { centsText } from './type-bid.ts';

interface NumberTextProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
  /** Default: dollars and cents. */
  write?: (value: number) => string;
}

/** Takes what is typed as it is; once it is left, it shows the number that counts. */
export function NumberText({ value, onText, write = centsText, ...props }: NumberTextProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={() => {
        const text = write(toNumber(value));
        if (text !== value) onText(text);
      }}
      {...props}
    />
  );
}
