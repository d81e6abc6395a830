import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { toNumber } from '../../../server/domain/money/to-number.ts';
import { roundCents } from '../../../server/domain/money/money.ts';

interface PercentFieldProps {
  label: string;
  amount: number;
  work: number;
  onChange: (amount: number) => void;
}

export function PercentField({ label, amount, work, onChange }: PercentFieldProps) {
  // What is being typed stays as it is until it is left: 7.5 begins as "7.".
  const [typed, setTyped] = useState<string | null>(null);
  const share = work === 0 ? '' : String(roundCents((amount / work) * 100));
  return (
    <TextInput
      label="% of work"
      aria-label={label}
      inputMode="decimal"
      disabled={work === 0}
      value={typed ?? share}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(roundCents((work * toNumber(text)) / 100));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
