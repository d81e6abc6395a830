import { Button, Fieldset, Group, Pagination, Text } from '@mantine/core';
import { useState } from 'react';
import type { BidLineDraft } from './bid-draft.ts';
import classes from './Bid.module.css';
import { OneLineFields } from './OneLineFields.tsx';

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
          <OneLineFields
            key={line.key}
            line={line}
            number={first + index + 1}
            currency={currency}
            onChange={(fields) => set(line.key, fields)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
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
