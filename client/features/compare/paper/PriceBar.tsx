import type { CSSProperties } from 'react';
import { priceOfUnit } from '../../../../server/domain/money/unit-words.ts';
import { formatUnitPrice } from '../../../lib/format.ts';
import classes from './Paper.module.css';
import type { ComparisonRow } from './use-paper-comparison.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Both prices are of the same unit, and both are there. */
const comparedPrices = ({ theirs, ours }: ComparisonRow) =>
  theirs !== null &&
  ours !== null &&
  theirs.unitPrice !== null &&
  ours.high > ours.low &&
  theirs.unit?.toUpperCase() === ours.unit.toUpperCase()
    ? { price: theirs.unitPrice, ...ours }
    : null;

/** Their price for a unit on our range of it, low to high. */
export function PriceBar({ row }: { row: ComparisonRow }) {
  const prices = comparedPrices(row);
  if (!prices) return null;
  const { price, low, high, unitPrice, unit } = prices;
  const [least, most] = [Math.min(low, price), Math.max(high, price)];
  const at = (value: number): number => 0.06 + (0.88 * (value - least)) / (most - least);
  return (
    <span className={classes.priceBar}>
      <span className={classes.priceTrack} aria-hidden>
        <span
          className={classes.priceRange}
          style={{ insetInlineStart: percent(at(low)), inlineSize: percent(at(high) - at(low)) }}
        />
        <span
          className={classes.priceOurs}
          style={{ '--at': percent(at(unitPrice)) } as CSSProperties}
        />
        <span
          className={classes.priceTheirs}
          style={{ '--at': percent(at(price)) } as CSSProperties}
        />
      </span>
      <span className={classes.small}>
        Our range {priceOfUnit(`${formatUnitPrice(low)} to ${formatUnitPrice(high)}`, unit)}
      </span>
    </span>
  );
}
