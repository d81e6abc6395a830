import { priceOfUnit } from '../../../server/domain/money/unit-words.ts';
import { formatUnitPrice } from '../../lib/format.ts';
import classes from './AddWork.module.css';
import type { PriceBookEntry } from './use-price-book.ts';

/** What an assembly or a row is, costs and holds. */
export function EntryFacts({ entry }: { entry: PriceBookEntry }) {
  const { name, kind, unit, unitPrice, includes, excludes } = entry;
  return (
    <span className={classes.facts}>
      <span className={classes.name}>{name}</span>
      <span className={classes.price}>
        {kind === 'ASSEMBLY'
          ? 'A set of lines, by the size of the place'
          : priceOfUnit(unitPrice === null ? '' : formatUnitPrice(unitPrice), unit ?? 'EA')}
      </span>
      {includes ? <span className={classes.holds}>Includes: {includes}</span> : null}
      {excludes ? <span className={classes.holds}>Not included: {excludes}</span> : null}
    </span>
  );
}
