import { Text, Title } from '@mantine/core';
import { useId, useMemo } from 'react';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { useFollowedLines, useSaving } from '../editor/use-editor.ts';
import { costDrivers } from './cost-drivers.ts';
import classes from './CostDrivers.module.css';

/** What makes most of the cost, each with what would change it; follows the edits. */
export function CostDrivers() {
  const items = useFollowedLines();
  const { currency } = useSaving();
  const titleId = useId();
  const drivers = useMemo(() => costDrivers(items, currency), [items, currency]);
  if (drivers.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h5" id={titleId}>
        What makes most of the cost
      </Title>
      <ol className={classes.drivers} aria-labelledby={titleId}>
        {drivers.map(({ name, amount, share, largest, changes }) => (
          <li key={name}>
            <div className={classes.head}>
              <strong>{name}</strong>
              <span>
                {formatMoney(amount, currency)}{' '}
                <Text span size="sm" c="dimmed">
                  {formatPercent(share)}
                </Text>
              </span>
            </div>
            <div className={classes.bar} aria-hidden>
              <span style={{ width: `${Math.min(100, share * 100)}%` }} />
            </div>
            <Text size="sm" c="dimmed">
              {largest}
            </Text>
            <Text size="sm">
              <Text span size="sm" fw={600}>
                Would change it:
              </Text>{' '}
              {changes.join(' ')}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
