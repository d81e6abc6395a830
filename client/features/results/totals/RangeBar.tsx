import { Text } from '@mantine/core';
import { formatWholeMoney } from '../../../lib/format.ts';
import classes from './RangeBar.module.css';

interface RangeBarProps {
  low: number;
  total: number;
  high: number;
  currency: string;
}

/** Where the total stands between the ends of its likely range. */
export function RangeBar({ low, total, high, currency }: RangeBarProps) {
  const width = high - low;
  const share = width > 0 ? Math.min(1, Math.max(0, (total - low) / width)) : 0.5;
  return (
    <div>
      <Text>
        Likely between <strong>{formatWholeMoney(low, currency)}</strong> and{' '}
        <strong>{formatWholeMoney(high, currency)}</strong>
      </Text>
      <div className={classes.bar} aria-hidden>
        <span className={classes.mark} style={{ insetInlineStart: `${share * 100}%` }} />
      </div>
      <div className={classes.ends} aria-hidden>
        <span>low {formatWholeMoney(low, currency)}</span>
        <span>high {formatWholeMoney(high, currency)}</span>
      </div>
    </div>
  );
}
