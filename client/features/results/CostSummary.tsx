import { Divider, Paper, SimpleGrid, Spoiler, Stack, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import type { CostSummary_EstimateFragment } from '../../gql/graphql.ts';
import { useCostSummary_EstimateFragment } from '../../gql/hooks.ts';
import { formatMoney, formatWholeMoney } from '../../lib/format.ts';
import { ACCURACY_LABELS } from './accuracy.ts';
import { deliveryHint, deliveryOptions, finishOptions } from './total-options.ts';
import { TotalOptions } from './TotalOptions.tsx';

/** About what stands beside it on a wide screen; px. */
const REASONING_HEIGHT = 270;
const NO_REASONING = 'No summary was written for this estimate.';

interface CostSummaryProps {
  estimate: FragmentType<CostSummary_EstimateFragment>;
}

export function CostSummary({ estimate }: CostSummaryProps) {
  const { data, complete } = useCostSummary_EstimateFragment(estimate);
  if (!complete) return null;
  const { total, currency, summary } = data;
  const { range, accuracyClass } = summary;
  const choices = [
    {
      title: 'The same work, by who runs it',
      options: deliveryOptions(summary),
      hint: deliveryHint(summary),
    },
    { title: 'The same work, by finish level', options: finishOptions(summary, total) },
  ].filter(({ options }) => options.length > 0);
  const hasRange = range.high > 0;

  return (
    <Paper component="section" aria-labelledby="cost" withBorder p={{ base: 'md', sm: 'lg' }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="md">
          <div>
            <Title order={2} size="h5" id="cost">
              Total project cost
            </Title>
            <Text fz={{ base: 36, sm: 44 }} fw={700} lh={1.15}>
              {formatMoney(total, currency)}
            </Text>
            {hasRange ? (
              <Text>
                Likely between <strong>{formatWholeMoney(range.low, currency)}</strong> and{' '}
                <strong>{formatWholeMoney(range.high, currency)}</strong>
              </Text>
            ) : null}
            <Text size="sm" c="dimmed" mt={4}>
              {accuracyClass ? `${ACCURACY_LABELS[accuracyClass]} ` : ''}
              Prices for {summary.location}.
            </Text>
          </div>
          {choices.length > 0 ? <Divider /> : null}
          {choices.map((choice) => (
            <TotalOptions key={choice.title} {...choice} currency={currency} />
          ))}
        </Stack>
        <div>
          <Title order={3} size="h5" mb="xs">
            AI Generated Summary
          </Title>
          <Spoiler maxHeight={REASONING_HEIGHT} showLabel="Show all of it" hideLabel="Show less">
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lh={1.6}>
              {summary.reasoning.trim() || NO_REASONING}
            </Text>
          </Spoiler>
        </div>
      </SimpleGrid>
    </Paper>
  );
}
