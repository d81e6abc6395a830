import { Paper, Stack, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import type { CostSummary_EstimateFragment } from '../../../gql/graphql.ts';
import { useCostSummary_EstimateFragment } from '../../../gql/hooks.ts';
import { useSaving, useTotal } from '../editor/use-editor.ts';
import { useFigures } from '../figures/LiveFigures.tsx';
import { ACCURACY_LABELS } from './accuracy.ts';
import { BidMargin } from './BidMargin.tsx';
import { ClaimFigures } from './ClaimFigures.tsx';
import { CostDrivers } from './CostDrivers.tsx';
import { RangeBar } from './RangeBar.tsx';
import { TotalPerUnit } from './TotalPerUnit.tsx';
import { TotalField } from './TotalField.tsx';
import classes from './CostSummary.module.css';

interface CostSummaryProps {
  estimate: FragmentType<CostSummary_EstimateFragment>;
}

/** What it costs, how sure that is, and what makes most of it; the numbers follow the edits. */
export function CostSummary({ estimate }: CostSummaryProps) {
  const { data, complete } = useCostSummary_EstimateFragment(estimate);
  const { range, accuracyClass } = useFigures();
  const { currency } = useSaving();
  const total = useTotal();
  if (!complete) return null;
  const { summary, scope } = data;

  return (
    <Paper component="section" aria-labelledby="cost" withBorder p={{ base: 'md', sm: 'lg' }}>
      <div className={classes.halves}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h5" id="cost">
              Total project cost
            </Title>
            <TotalField labelledBy="cost" />
            <TotalPerUnit units={scope?.facts.units ?? null} />
          </div>
          {range.high > 0 ? (
            <RangeBar low={range.low} total={total} high={range.high} currency={currency} />
          ) : null}
          <Text size="sm" c="dimmed">
            {accuracyClass ? `${ACCURACY_LABELS[accuracyClass]} ` : ''}
            Prices for {summary.location}.
          </Text>
          <ClaimFigures />
          <BidMargin />
        </Stack>
        <CostDrivers />
      </div>
    </Paper>
  );
}
