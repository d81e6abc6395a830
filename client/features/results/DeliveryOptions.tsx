import { Text } from '@mantine/core';
import { DELIVERY_MODES, type DeliveryMode } from '../../../server/domain/catalog.ts';
import { formatMoney } from '../../lib/format.ts';
import classes from './DeliveryOptions.module.css';

const TOTAL_OF = {
  TRADE_DIRECT: 'tradeDirect',
  GC_MANAGED: 'gcManaged',
  FULL_SERVICE: 'fullService',
} as const;
const MODES: DeliveryMode[] = ['TRADE_DIRECT', 'GC_MANAGED', 'FULL_SERVICE'];

interface DeliveryOptionsProps {
  totals: Record<(typeof TOTAL_OF)[DeliveryMode], number>;
  chosen: DeliveryMode;
  currency: string;
}

/** What the same work costs in the three ways of getting it done. */
export function DeliveryOptions({ totals, chosen, currency }: DeliveryOptionsProps) {
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        The same work, by who runs it
      </Text>
      <dl className={classes.options}>
        {MODES.map((mode) => (
          <div key={mode} className={classes.option} data-chosen={mode === chosen || undefined}>
            <dt>
              {DELIVERY_MODES[mode]}
              {mode === chosen ? <span className={classes.tag}>this estimate</span> : null}
            </dt>
            <dd>{formatMoney(totals[TOTAL_OF[mode]], currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
