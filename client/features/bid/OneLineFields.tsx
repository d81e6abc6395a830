import { ActionIcon, Textarea, TextInput } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { bidLineTotal } from '../../../server/domain/bid/bid-totals.ts';
import { BID_LIMITS } from '../../../server/domain/limits.ts';
import { formatMoney } from '../../lib/format.ts';
import type { BidLineDraft } from './bid-draft.ts';
import classes from './Bid.module.css';
import { NumberText } from './NumberText.tsx';
import { lineValues } from './typed-values.ts';

interface OneLineFieldsProps {
  line: BidLineDraft;
  /** Its place in the list, from 1. */
  number: number;
  currency: string;
  onChange: (fields: Partial<BidLineDraft>) => void;
  onRemove: () => void;
}

const AMOUNTS = [
  { field: 'labor', label: 'Labor' },
  { field: 'material', label: 'Material' },
  { field: 'equipment', label: 'Equipment' },
  { field: 'tax', label: 'Tax' },
] as const;

export function OneLineFields({ line, number, currency, onChange, onRemove }: OneLineFieldsProps) {
  return (
    <li className={classes.lineFields}>
      <TextInput
        label="Item"
        aria-label={`Item, line ${number}`}
        maxLength={BID_LIMITS.lineName}
        value={line.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        aria-label={`Description, line ${number}`}
        maxLength={BID_LIMITS.lineDescription}
        rows={1}
        classNames={{ input: classes.growing }}
        value={line.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <NumberText
        label="Qty"
        aria-label={`Qty, line ${number}`}
        write={String}
        value={line.quantity}
        onText={(quantity) => onChange({ quantity })}
      />
      <TextInput
        label="Unit"
        aria-label={`Unit, line ${number}`}
        maxLength={BID_LIMITS.unit}
        value={line.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
      {AMOUNTS.map(({ field, label }) => (
        <NumberText
          key={field}
          label={label}
          aria-label={`${label}, line ${number}`}
          leftSection="$"
          value={line[field]}
          onText={(text) => onChange({ [field]: text })}
        />
      ))}
      <span className={classes.lineTotal}>
        {formatMoney(bidLineTotal(lineValues(line)), currency)}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove line ${number}`}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
