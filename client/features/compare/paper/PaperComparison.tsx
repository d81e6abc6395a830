import { SimpleGrid, Stack } from '@mantine/core';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { ClaimSums } from './ClaimSums.tsx';
import { GapCauses } from './GapCauses.tsx';
import { PaperQuestions } from './PaperQuestions.tsx';
import { PaperRows } from './PaperRows.tsx';
import { PaperVerdict } from './PaperVerdict.tsx';
import { Supplement } from './Supplement.tsx';
import { useAskedRows } from './use-asked-rows.ts';
import {
  type PaperComparison as Comparison,
  type PaperPair,
  usePaperComparison,
} from './use-paper-comparison.ts';

/** Somebody else's paper beside our estimate of its work: how it stands, why, line by line, and what to ask. */
export function PaperComparison({ pair }: { pair: PaperPair }) {
  const { known, renew } = usePaperComparison(pair);
  switch (known.state) {
    case 'loading':
      return <LoadingDots />;
    case 'failed':
      return (
        <FailureNotice
          title="The document could not be compared"
          message={known.message}
          onRetry={() => void renew()}
        />
      );
    case 'known':
      return <KnownComparison pair={pair} comparison={known.comparison} onChanged={renew} />;
  }
}

interface KnownComparisonProps {
  pair: PaperPair;
  comparison: Comparison;
  onChanged: () => Promise<void>;
}

function KnownComparison({ pair, comparison, onChanged }: KnownComparisonProps) {
  const isClaim = comparison.kind === 'CLAIM';
  const asked = useAskedRows(comparison.rows);
  const hasPrice = comparison.theirs.total > 0;
  return (
    <Stack gap="lg">
      <PaperVerdict pair={pair} comparison={comparison} />
      {hasPrice || isClaim ? (
        <SimpleGrid cols={{ base: 1, md: isClaim && hasPrice ? 2 : 1 }} spacing="lg">
          {hasPrice ? <GapCauses comparison={comparison} /> : null}
          {isClaim ? <ClaimSums comparison={comparison} /> : null}
        </SimpleGrid>
      ) : null}
      <PaperRows
        pair={pair}
        comparison={comparison}
        asked={isClaim ? asked : null}
        onChanged={onChanged}
      />
      <PaperQuestions questions={comparison.questions} isClaim={isClaim} />
      {isClaim ? <Supplement pair={pair} comparison={comparison} asked={asked} /> : null}
    </Stack>
  );
}
