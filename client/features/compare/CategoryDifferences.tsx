import { DifferenceChart } from './DifferenceChart.tsx';
import { ShowAll, useShortList } from './ShowAll.tsx';
import { diverging } from './waterfall.ts';
import type { Comparison } from './comparison.ts';

const MOST = 8;

interface CategoryDifferencesProps {
  comparison: Pick<Comparison, 'categories' | 'causes'>;
  currency: string;
}

/** A total set by hand belongs to no category, and stands beside them. */
const rowsOf = ({ categories, causes }: CategoryDifferencesProps['comparison']) => [
  ...categories.map(({ category, amount }) => ({ name: category || 'Uncategorized', amount })),
  ...causes
    .filter(({ cause }) => cause === 'TOTAL_SET')
    .map(({ amount }) => ({ name: 'Total set by hand', amount })),
];

/** What each category of work adds to the difference, largest first. */
export function CategoryDifferences({ comparison, currency }: CategoryDifferencesProps) {
  const list = useShortList(rowsOf(comparison), MOST);
  const { bars, zero } = diverging(list.shown.map(({ amount }) => amount));
  const rows = list.shown.flatMap((row, index) => {
    const bar = bars[index];
    return bar ? [{ ...row, bar }] : [];
  });
  return (
    <DifferenceChart title="By category" zero={zero} currency={currency} rows={rows}>
      <ShowAll list={list} noun="row" />
    </DifferenceChart>
  );
}
