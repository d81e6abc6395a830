import { Alert, SimpleGrid, Stack, Text } from '@mantine/core';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { Section } from '../../components/Section.tsx';
import { readFailure } from '../../lib/request-failure.ts';
import { CategoryDifferences } from './CategoryDifferences.tsx';
import { CauseDifferences } from './CauseDifferences.tsx';
import { DifferenceLines } from './DifferenceLines.tsx';
import { DifferenceSummary } from './DifferenceSummary.tsx';
import type { ComparedEstimate, ComparedTotal } from './use-compared.ts';
import type { Comparison, ComparisonAnswer } from './comparison.ts';

interface DifferencesProps {
  left: ComparedEstimate;
  right: ComparedEstimate;
  answer: ComparisonAnswer;
}

/** What differs between the two estimates, and why. */
export function Differences({ left, right, answer }: DifferencesProps) {
  const { data, error, refetch } = answer;
  const comparison = data?.estimateComparison;
  return (
    <Section title="Differences" hint="From the left estimate to the right one.">
      {comparison ? (
        <KnownDifferences comparison={comparison} left={left} right={right} />
      ) : error || data ? (
        <FailureNotice
          title="The estimates could not be compared"
          message={error ? readFailure(error).message : 'One of them has been deleted.'}
          // A failure is shown through `error`.
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : (
        <LoadingDots />
      )}
    </Section>
  );
}

interface KnownDifferencesProps {
  comparison: Comparison;
  left: ComparedTotal;
  right: ComparedTotal;
}

export function KnownDifferences({ comparison, left, right }: KnownDifferencesProps) {
  const { currency } = right;
  return (
    <Stack gap="xl">
      {left.currency === right.currency ? null : (
        <Alert color="yellow" role="note">
          The left estimate is in {left.currency}, the right one in {right.currency}. Amounts are
          compared as they stand; nothing is converted.
        </Alert>
      )}
      <DifferenceSummary left={left} right={right} difference={comparison.difference} />
      {comparison.isSame ? (
        <Text>Both estimates have the same work at the same prices.</Text>
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
          <CauseDifferences comparison={comparison} currency={currency} />
          <CategoryDifferences comparison={comparison} currency={currency} />
        </SimpleGrid>
      )}
      <DifferenceLines lines={comparison.lines} currency={currency} />
    </Stack>
  );
}
