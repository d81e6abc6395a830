import { Text } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import { counted, formatWholeMoney } from '../../../lib/format.ts';
import { DifferenceChart } from '../DifferenceChart.tsx';
import { waterfall } from '../waterfall.ts';
import { GAP_HINTS, GAP_NAMES } from './comparison-words.ts';
import type { PaperFacts } from './use-paper-comparison.ts';

type Step = PaperFacts['waterfall'][number];

const hintOf = ({ cause, rowCount }: Step): string =>
  [GAP_HINTS[cause], ...(rowCount > 0 ? [counted(rowCount, 'line')] : [])].join(' · ');

/** What the gap is made of, step by step from their total to ours. */
export function GapCauses({ comparison }: { comparison: PaperFacts }) {
  const { theirs, ours, gap } = comparison;
  const steps = comparison.waterfall.filter(({ amount }) => amount !== 0);
  const unmatched = comparison.rows.filter(({ kind }) => kind === 'NOT_MATCHED').length;
  const { bars, sum, zero } = waterfall(steps.map(({ amount }) => amount));
  const rows = steps.flatMap((step, index) => {
    const bar = bars[index];
    return bar
      ? [{ name: GAP_NAMES[step.cause], hint: hintOf(step), amount: step.amount, bar }]
      : [];
  });
  return (
    <Section
      title="Why they differ"
      hint={`From their ${formatWholeMoney(theirs.total)} to our ${formatWholeMoney(ours.total)}. Plus means that ours includes more.`}
    >
      {steps.length === 0 ? (
        <Text>Both come to the same.</Text>
      ) : (
        <DifferenceChart
          title=""
          zero={zero}
          currency="USD"
          rows={[...rows, { name: 'Ours less theirs', amount: gap, bar: sum, isSum: true }]}
        />
      )}
      {unmatched > 0 ? (
        <Text size="sm" c="dimmed">
          {counted(unmatched, 'line')} of theirs {unmatched === 1 ? 'was' : 'were'} not matched and{' '}
          {unmatched === 1 ? 'counts' : 'count'} at their price on both sides.
        </Text>
      ) : null}
    </Section>
  );
}
