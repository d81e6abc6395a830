// What moves the total most: lines of one name taken together, wherever they are done. Charges follow from them and are no
// driver.
import { isCharge } from '../money/charges.ts';
import type { LineItem } from './estimate.ts';
import { sumMoney } from '../money/money.ts';
import { lineTotal } from '../money/pricing.ts';

type DrivingLine = Pick<LineItem, 'name' | 'quantity' | 'unitPrice' | 'tax' | 'tags'> & {
  metadata: Pick<LineItem['metadata'], 'rooms'>;
};

export interface CostDriver {
  name: string;
  /** Rooms, each once, in the order of the lines. */
  rooms: string[];
  /** Dollars. */
  amount: number;
}

const DRIVERS = 3;

const driverOf = (name: string, lines: readonly DrivingLine[]): CostDriver => ({
  name,
  rooms: [...new Set(lines.flatMap(({ metadata }) => metadata.rooms))],
  amount: sumMoney(lines.map(lineTotal)),
});

/** Cost drivers, the largest first. Lines that cost nothing are none. */
export const costDrivers = (items: readonly DrivingLine[], most = DRIVERS): CostDriver[] => {
  const work = items.filter((line) => !isCharge(line));
  return [...Map.groupBy(work, ({ name }) => name.trim())]
    .map(([name, lines]) => driverOf(name, lines))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, most);
};
