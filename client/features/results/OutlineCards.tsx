import { Text } from '@mantine/core';
import { formatMoney } from '../../lib/format.ts';
import classes from './Outline.module.css';
import { OutlineCard } from './OutlineCard.tsx';
import type { OutlineProps } from './OutlineTable.tsx';

/** The outline where seven columns do not fit: the same facts, one card a line. */
export function OutlineCards({ lines, total, currency, opened, toggle }: OutlineProps) {
  return (
    <div>
      <ol className={classes.cards} aria-label="Project Outline">
        {lines.map((line, index) => (
          <OutlineCard
            key={line.id}
            line={line}
            position={index + 1}
            currency={currency}
            isOpen={opened.has(line.id)}
            onToggle={toggle}
          />
        ))}
      </ol>
      <div className={classes.cardsTotal}>
        <Text fw={700}>Total Costs ({currency})</Text>
        <Text fw={700}>{formatMoney(total, currency)}</Text>
      </div>
    </div>
  );
}
