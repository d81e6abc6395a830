import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { useEditorValue, useSaving } from '../editor/use-editor.ts';
import { categoryCosts, topCategories } from './category-costs.ts';
import classes from './CategoryChart.module.css';

const MOST = 8;

/** Cost by category; follows the edits. */
export function CategoryChart() {
  const items = useDeferredValue(useEditorValue(({ draft }) => draft.items));
  const { currency } = useSaving();
  const [showsAll, setShowsAll] = useState(false);
  const costs = useMemo(() => categoryCosts(items), [items]);
  const shown = showsAll ? costs : topCategories(costs, MOST);
  const largest = Math.max(0, ...shown.map(({ amount }) => amount));
  if (costs.length === 0) return null;
  return (
    <>
      <table className={classes.chart}>
        <caption>Cost by category</caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Cost</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, amount, share }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span
                  className={classes.bar}
                  style={{
                    inlineSize: `${largest > 0 ? Math.max(0, amount / largest) * 100 : 0}%`,
                  }}
                />
              </th>
              <td>{formatMoney(amount, currency)}</td>
              <td className={classes.share}>{formatPercent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {costs.length > MOST ? (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          ml={-8}
          data-no-print
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : 'Show all categories'}
        </Button>
      ) : null}
    </>
  );
}
