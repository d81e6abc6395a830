import { Text } from '@mantine/core';
import { useId } from 'react';
import { formatMoney } from '../../lib/format.ts';
import classes from './TotalOptions.module.css';

export interface TotalOption {
  label: string;
  amount: number;
  isChosen: boolean;
}

interface TotalOptionsProps {
  title: string;
  options: readonly TotalOption[];
  currency: string;
  hint?: string | undefined;
}

/** What the same work costs under each of a few choices, side by side. */
export function TotalOptions({ title, options, currency, hint }: TotalOptionsProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <Text size="sm" fw={600} mb={6} id={titleId}>
        {title}
      </Text>
      <dl className={classes.options}>
        {options.map(({ label, amount, isChosen }) => (
          <div key={label} className={classes.option} data-chosen={isChosen || undefined}>
            <dt>
              {label}
              {isChosen ? <span className={classes.tag}>this estimate</span> : null}
            </dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {hint ? (
        <Text size="xs" c="dimmed" mt={6}>
          {hint}
        </Text>
      ) : null}
    </div>
  );
}
