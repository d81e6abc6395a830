import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { isSummaryOlder, SUMMARY_NOTE } from '../../../../server/domain/summary-note.ts';
import { LongText } from '../../../components/LongText.tsx';
import type { CostSummary_EstimateFragment } from '../../../gql/graphql.ts';
import { useCostSummary_EstimateFragment } from '../../../gql/hooks.ts';
import { Choices } from '../choices/Choices.tsx';
import { useIsDirty, useSaving, useTotal } from '../editor/use-editor.ts';
import { ExportActions } from '../exports/ExportActions.tsx';
import { useFigures } from '../figures/LiveFigures.tsx';
import { ACCURACY_LABELS } from './accuracy.ts';
import { BidMargin } from './BidMargin.tsx';
import { CategoryChart } from './CategoryChart.tsx';
import { ClaimFigures } from './ClaimFigures.tsx';
import { CostParts } from './CostParts.tsx';
import { RangeBar } from './RangeBar.tsx';
import { TotalPerUnit } from './TotalPerUnit.tsx';
import { TotalField } from './TotalField.tsx';
import classes from './CostSummary.module.css';

/** Some twelve lines; px. */
const REASONING_HEIGHT = 270;
const NO_REASONING = 'No summary was written for this estimate.';

interface CostSummaryProps {
  estimate: FragmentType<CostSummary_EstimateFragment>;
  /** The estimate is being priced again. */
  onRerun: () => void;
}

/** The total and everything that explains it; the numbers follow the edits. */
export function CostSummary({ estimate, onRerun }: CostSummaryProps) {
  const { data, complete } = useCostSummary_EstimateFragment(estimate);
  const { range, accuracyClass } = useFigures();
  const { currency } = useSaving();
  const total = useTotal();
  const isDirty = useIsDirty();
  if (!complete) return null;
  const { summary, job, change, scope } = data;
  const reasoning = summary.reasoning.trim();

  return (
    <Paper component="section" aria-labelledby="cost" withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start" gap="md">
          <div>
            <Title order={2} size="h5" id="cost">
              Total project cost
            </Title>
            <TotalField labelledBy="cost" />
            <TotalPerUnit units={scope?.facts.units ?? null} />
          </div>
          <ExportActions estimate={data} hasUnsavedChanges={isDirty} />
        </Group>
        <div className={classes.halves}>
          <Stack gap="md">
            {range.high > 0 ? (
              <RangeBar low={range.low} total={total} high={range.high} currency={currency} />
            ) : null}
            <Text size="sm" c="dimmed">
              {accuracyClass ? `${ACCURACY_LABELS[accuracyClass]} ` : ''}
              Prices for {summary.location}.
            </Text>
            <Choices finishLevel={job.finishLevel} onRerun={onRerun} />
            <ClaimFigures />
            <BidMargin />
          </Stack>
          <Stack gap="lg">
            <div>
              <CategoryChart />
            </div>
            <CostParts />
          </Stack>
        </div>
        <div className={classes.reasoning}>
          <Title order={3} size="h5" mb="xs">
            AI Generated Summary
          </Title>
          {reasoning && (isDirty || isSummaryOlder(change)) ? (
            <Text size="sm" c="dimmed" mb="xs">
              {SUMMARY_NOTE}
            </Text>
          ) : null}
          <LongText name="summary" maxHeight={REASONING_HEIGHT} maw={860} lh={1.6}>
            {reasoning || NO_REASONING}
          </LongText>
        </div>
      </Stack>
    </Paper>
  );
}
