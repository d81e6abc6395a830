import { CAUSE_HINTS, CAUSE_NAMES } from './causes.ts';
import { DifferenceChart } from './DifferenceChart.tsx';
import { waterfall } from './waterfall.ts';
import type { Comparison } from './comparison.ts';

interface CauseDifferencesProps {
  comparison: Pick<Comparison, 'causes' | 'difference'>;
  currency: string;
}

/** Step by step from one total to the other. */
export function CauseDifferences({ comparison, currency }: CauseDifferencesProps) {
  const { causes, difference } = comparison;
  const { bars, sum, zero } = waterfall(causes.map(({ amount }) => amount));
  const rows = causes.flatMap(({ cause, amount }, index) => {
    const bar = bars[index];
    return bar ? [{ name: CAUSE_NAMES[cause], hint: CAUSE_HINTS[cause], amount, bar }] : [];
  });
  return (
    <DifferenceChart
      title="Where the difference comes from"
      zero={zero}
      currency={currency}
      rows={[...rows, { name: 'Difference', amount: difference, bar: sum, isSum: true }]}
    />
  );
}
