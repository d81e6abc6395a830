import { Button } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { BarTable } from '../../../components/BarTable.tsx';
import { useFollowedLines, useEdited } from '../editor/use-editor.ts';
import { categoryCosts, topCategories } from './category-costs.ts';

const MOST = 8;

/** Cost by category; follows the edits. */
export const CategoryChart = memo(function CategoryChart() {
  const items = useFollowedLines();
  const { currency } = useEdited();
  const [showsAll, setShowsAll] = useState(false);
  const costs = useMemo(() => categoryCosts(items), [items]);
  const shown = showsAll ? costs : topCategories(costs, MOST);
  if (costs.length === 0) return null;
  return (
    <>
      <BarTable
        title="Cost by category"
        rowHead="Category"
        rows={shown.map((cost) => ({ ...cost, key: cost.name }))}
        currency={currency}
      />
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
});
