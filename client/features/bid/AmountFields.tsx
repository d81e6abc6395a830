import { SimpleGrid } from '@mantine/core';
import { toNumber } from '../../../server/domain/money/to-number.ts';
import { BID_FIELDS } from './bid-values.ts';
import { type BidDraft } from './bid-draft.ts';
import { centsText } from './type-bid.ts';
import classes from './Bid.module.css';
import { NumberText } from './NumberText.tsx';
import { PercentField } from './PercentField.tsx';

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
            label={`${BID_FIELDS[field]}, percent of the work`}
            amount={toNumber(draft[field])}
            work={work}
            onChange={(amount) => onChange({ [field]: centsText(amount) })}
          />
        </div>
      ))}
    </SimpleGrid>
  );
}
