import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  Pagination,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { bidLineTotal } from '../../../server/domain/bid-totals.ts';
import { formatMoney } from '../../lib/format.ts';
import { type BidLineDraft } from './bid-draft.ts';
import { lineValues } from './type-bid.ts';
import classes from './Bid.module.css';
import { NumberText } from './NumberText.tsx';
import { BID_LIMITS } from '../../../server/domain/limits.ts';

interface LineFieldsProps {
  lines: readonly BidLineDraft[];
  currency: string;
  onChange: (lines: BidLineDraft[]) => void;
}

/** More fields at once make typing slow. */
const LINES_A_PAGE = 20;

const PAGE_CONTROLS = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const;

const AMOUNTS = [
  { field: 'labor', label: 'Labor' },
  { field: 'material', label: 'Material' },
  { field: 'equipment', label: 'Equipment' },
  { field: 'tax', label: 'Tax' },
] as const;

export function LineFields({ lines, currency, onChange }: LineFieldsProps) {
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, Math.ceil(lines.length / LINES_A_PAGE));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * LINES_A_PAGE;
  const set = (key: number, fields: Partial<BidLineDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...fields } : line)));
  const add = () => {
    onChange([...lines, next(lines)]);
    setWanted(Math.ceil((lines.length + 1) / LINES_A_PAGE));
  };
  return (
    <Fieldset legend="Line items">
      <Text size="sm" c="dimmed" mb="xs">
        Amounts are for the whole line.
      </Text>
      <ul className={classes.editList}>
        {lines.slice(first, first + LINES_A_PAGE).map((line, index) => (
          <li key={line.key} className={classes.lineFields}>
            <TextInput
              label="Item"
              aria-label={`Item, line ${first + index + 1}`}
              maxLength={BID_LIMITS.lineName}
              value={line.name}
              onChange={(event) => set(line.key, { name: event.currentTarget.value })}
            />
            <Textarea
              label="Description"
              aria-label={`Description, line ${first + index + 1}`}
              maxLength={BID_LIMITS.lineDescription}
              rows={1}
              classNames={{ input: classes.growing }}
              value={line.description}
              onChange={(event) => set(line.key, { description: event.currentTarget.value })}
            />
            <NumberText
              label="Qty"
              aria-label={`Qty, line ${first + index + 1}`}
              write={String}
              value={line.quantity}
              onText={(quantity) => set(line.key, { quantity })}
            />
            <TextInput
              label="Unit"
              aria-label={`Unit, line ${first + index + 1}`}
              maxLength={BID_LIMITS.unit}
              value={line.unit}
              onChange={(event) => set(line.key, { unit: event.currentTarget.value })}
            />
            {AMOUNTS.map(({ field, label }) => (
              <NumberText
                key={field}
                label={label}
                aria-label={`${label}, line ${first + index + 1}`}
                leftSection="$"
                value={line[field]}
                onText={(text) => set(line.key, { [field]: text })}
              />
            ))}
            <span className={classes.lineTotal}>
              {formatMoney(bidLineTotal(lineValues(line)), currency)}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove line ${first + index + 1}`}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Group justify="space-between">
        <Button variant="default" size="xs" onClick={add}>
          + Add line
        </Button>
        {pages > 1 ? (
          <Pagination
            size="sm"
            total={pages}
            value={page}
            onChange={setWanted}
            getControlProps={(control) => ({ 'aria-label': PAGE_CONTROLS[control] })}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          />
        ) : null}
      </Group>
    </Fieldset>
  );
}

const next = (lines: readonly BidLineDraft[]): BidLineDraft => ({
  key: lines.reduce((highest, { key }) => Math.max(highest, key), -1) + 1,
  id: null,
  name: '',
  description: '',
  quantity: '1',
  unit: 'EA',
  labor: '0.00',
  material: '0.00',
  equipment: '0.00',
  tax: '0.00',
});
