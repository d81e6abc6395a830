import { priceOfUnit, unitWords } from '../../../server/domain/money/unit-words.ts';
import { Text, Title } from '@mantine/core';
import { ShowAll, useShortList } from './ShowAll.tsx';
import { formatMoney, formatUnitPrice, formatQuantity } from '../../lib/format.ts';
import classes from './Compare.module.css';
import type { ComparedWork } from './use-compared.ts';

/** Enough to recognize the estimate; the rest on request, and on paper. */
const MOST = 12;

interface ComparedItemsProps {
  side: string;
  estimate: Pick<ComparedWork, 'items' | 'currency'>;
}

export function ComparedItems({ side, estimate: { items, currency } }: ComparedItemsProps) {
  const list = useShortList(items, MOST);
  if (items.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        This estimate has no lines.
      </Text>
    );
  }
  return (
    <div>
      <Title order={3} size="h6" mb={4}>
        Line items ({items.length})
      </Title>
      <div
        className={classes.scroller}
        role="region"
        aria-label={`Line items, ${side}`}
        // Wider than a phone, and scrolled with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={classes.items}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Qty</th>
              <th scope="col" data-wide>
                Unit Price
              </th>
              <th scope="col" data-wide>
                Tax
              </th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {list.shown.map(({ id, name, category, metadata, ...line }) => (
              <tr key={id}>
                <th scope="row">
                  {name || 'A line without a name'}
                  <span className={classes.where}>
                    {[category || 'Uncategorized', metadata.room].filter(Boolean).join(' · ')}
                  </span>
                  <span className={classes.onPhone}>
                    {priceOfUnit(formatUnitPrice(line.unitPrice, currency), line.unit)}
                    {line.tax === 0 ? '' : `, tax ${formatMoney(line.tax, currency)}`}
                  </span>
                </th>
                <td>
                  {formatQuantity(line.quantity)} {unitWords(line.unit, line.quantity)}
                </td>
                <td data-wide>{formatUnitPrice(line.unitPrice, currency)}</td>
                <td data-wide>{formatMoney(line.tax, currency)}</td>
                <td>{formatMoney(line.total, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowAll list={list} noun="line" />
    </div>
  );
}
