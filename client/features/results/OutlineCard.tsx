import { Group, Text } from '@mantine/core';
import { memo, useId } from 'react';
import { CategoryBadge } from './CategoryBadge.tsx';
import { FactsButton } from './FactsButton.tsx';
import { LineFacts } from './LineFacts.tsx';
import type { OutlineLine } from './line-facts.ts';
import { formatMoney, formatQuantity } from '../../lib/format.ts';
import classes from './Outline.module.css';

interface OutlineCardProps {
  line: OutlineLine;
  position: number;
  currency: string;
  isOpen: boolean;
  onToggle: (lineId: string) => void;
}

export const OutlineCard = memo(function OutlineCard({
  line,
  position,
  currency,
  isOpen,
  onToggle,
}: OutlineCardProps) {
  const factsId = useId();
  return (
    <li className={classes.card}>
      <Group justify="space-between" gap="xs">
        <CategoryBadge line={line} />
        <Text size="xs" c="dimmed">
          #{position}
        </Text>
      </Group>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mt={6} gap="md">
        <Text fw={600} size="sm">
          {line.name}
        </Text>
        <Text fw={700} size="sm" className={classes.number}>
          {formatMoney(line.total, currency)}
        </Text>
      </Group>
      {line.details ? (
        <Text size="sm" c="dimmed" className={classes.details}>
          {line.details}
        </Text>
      ) : null}
      <Text size="sm" mt={4}>
        {formatQuantity(line.quantity)} {line.unit} × {formatMoney(line.unitPrice, currency)} +{' '}
        {formatMoney(line.tax, currency)} tax
      </Text>
      <FactsButton
        name={line.name}
        isOpen={isOpen}
        controls={factsId}
        onClick={() => onToggle(line.id)}
      />
      {isOpen ? <LineFacts id={factsId} line={line} currency={currency} /> : null}
    </li>
  );
});
