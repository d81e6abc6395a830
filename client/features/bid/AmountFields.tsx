import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toNumber } from '../../../server/domain/to-number.ts';
import { roundCents } from '../../../server/domain/money.ts';
import { BID_FIELDS } from './bid-values.ts';
import { type BidDraft } from './bid-draft.ts';
import { centsText } from './type-bid.ts';
import classes from './Bid.module.css';
import { NumberText } from './NumberText.tsx';

const AMOUNTS = ['overhead', 'profit', 'contingency'] as const;

interface AmountFieldsProps {
  draft: BidDraft;
  /** What the lines come to, dollars. */
  work: number;
  onChange: (fields: Partial<BidDraft>) => void;
}

/** What is added to the lines: dollars, and beside them their share of the work; either can be typed. */
export function AmountFields({ draft, work, onChange }: AmountFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      {AMOUNTS.map((field) => (
        <div key={field} className={classes.amountFields}>
          <NumberText
            label={BID_FIELDS[field]}
            leftSection="$"
            value={draft[field]}
            onText={(text) => onChange({ [field]: text })}
          />
          <PercentField
            label={`${BID_FIELDS[field]}, per cent of the work`}
            amount={toNumber(draft[field])}
            work={work}
            onChange={(amount) => onChange({ [field]: centsText(amount) })}
          />
        </div>
      ))}
    </SimpleGrid>
  );
}

interface PercentFieldProps {
  label: string;
  amount: number;
  work: number;
  onChange: (amount: number) => void;
}

function PercentField({ label, amount, work, onChange }: PercentFieldProps) {
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
