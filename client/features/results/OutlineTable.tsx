import { Table, Text } from '@mantine/core';
import { formatMoney } from '../../lib/format.ts';
import classes from './Outline.module.css';
import { OutlineRow } from './OutlineRow.tsx';
import type { OutlineLine } from './line-facts.ts';

export interface OutlineProps {
  lines: readonly OutlineLine[];
  total: number;
  currency: string;
  /** Ids of the lines that show their facts. */
  opened: ReadonlySet<string>;
  toggle: (lineId: string) => void;
}

export function OutlineTable({ lines, total, currency, opened, toggle }: OutlineProps) {
  return (
    <Table verticalSpacing="sm" aria-label="Project Outline">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">#</Table.Th>
          <Table.Th scope="col">Item</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Qty
          </Table.Th>
          <Table.Th scope="col">Unit</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Unit Price
          </Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Tax
          </Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Total
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line, index) => (
          <OutlineRow
            key={line.id}
            line={line}
            position={index + 1}
            currency={currency}
            isOpen={opened.has(line.id)}
            onToggle={toggle}
          />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr style={{ borderBottom: 'none' }}>
          <Table.Th scope="row" colSpan={6} className={classes.number}>
            Total Costs ({currency})
          </Table.Th>
          <Table.Td className={classes.number}>
            <Text fw={700}>{formatMoney(total, currency)}</Text>
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
