import { Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { formatWholeMoney } from '../../../lib/format.ts';
import { type LikelyRange, rangePlace } from './range-place.ts';
import classes from './RangeBar.module.css';

/** Where the total stands between the ends of its likely range. */
export function RangeBar({ currency, ...range }: LikelyRange & { currency: string }) {
  return (
    <div style={{ '--place': rangePlace(range) } as CSSProperties}>
      <RangeFrame
        low={formatWholeMoney(range.low, currency)}
        high={formatWholeMoney(range.high, currency)}
      />
    </div>
  );
}

/** The same from written amounts; the mark stands at the `--place` of what is around it. */
export function RangeFrame({ low, high }: { low: ReactNode; high: ReactNode }) {
  return (
    <>
      <Text>
        Likely between <strong>{low}</strong> and <strong>{high}</strong>
      </Text>
      <div className={classes.bar} aria-hidden>
        <span className={classes.mark} />
      </div>
      <div className={classes.ends} aria-hidden>
        <span>low {low}</span>
        <span>high {high}</span>
      </div>
    </>
  );
}
