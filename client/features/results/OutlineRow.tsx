import { Table, Text } from '@mantine/core';
import { memo, useId } from 'react';
import { CategoryBadge } from './CategoryBadge.tsx';
import { FactsButton } from './FactsButton.tsx';
import { LineFacts } from './LineFacts.tsx';
import type { OutlineLine } from './line-facts.ts';
import { formatMoney, formatQuantity } from '../../lib/format.ts';
import classes from './Outline.module.css';

interface OutlineRowProps {
  line: OutlineLine;
  position: number;
  currency: string;
  isOpen: boolean;
  onToggle: (lineId: string) => void;
}

export const OutlineRow = memo(function OutlineRow({
  line,
  position,
  currency,
  isOpen,
  onToggle,
}: OutlineRowProps) {
  const factsId = useId();
  return (
    <>
      <Table.Tr className={isOpen ? classes.opened : undefined}>
        <Table.Td className={classes.position}>{position}</Table.Td>
        <Table.Td>
          <CategoryBadge line={line} />
          <Text fw={600} size="sm" mt={4}>
            {line.name}
          </Text>
          {line.details ? (
            <Text size="sm" c="dimmed" className={classes.details}>
              {line.details}
            </Text>
          ) : null}
          <FactsButton
            name={line.name}
            isOpen={isOpen}
            controls={factsId}
            onClick={() => onToggle(line.id)}
          />
        </Table.Td>
        <Table.Td className={classes.number}>{formatQuantity(line.quantity)}</Table.Td>
        <Table.Td>{line.unit}</Table.Td>
        <Table.Td className={classes.number}>{formatMoney(line.unitPrice, currency)}</Table.Td>
        <Table.Td className={classes.number}>{formatMoney(line.tax, currency)}</Table.Td>
        <Table.Td className={classes.number}>
          <Text fw={600} size="sm">
            {formatMoney(line.total, currency)}
          </Text>
        </Table.Td>
      </Table.Tr>
      {isOpen ? (
        <Table.Tr>
          <Table.Td />
          <Table.Td colSpan={6}>
            <LineFacts id={factsId} line={line} currency={currency} />
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  );
});
