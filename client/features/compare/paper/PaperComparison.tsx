import { Anchor, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconFileTypeXls from '~icons/tabler/file-type-xls';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { useBackHere } from '../../../hooks/use-way-back.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import { paths } from '../../../lib/paths.ts';
import type { RenderShare } from '../ShareButton.tsx';
import { BidderChoice } from './BidderChoice.tsx';
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

interface PaperComparisonProps {
  pair: PaperPair;
  /** Whose figures of several are compared; null where the paper has one bidder. */
  bidder: number | null;
  onBidder: (bidder: number) => void;
  renderShare: RenderShare;
}

/** Somebody else's paper beside our estimate of its work: how it stands, why, line by line, and what to ask. */
export function PaperComparison(props: PaperComparisonProps) {
  const { pair, bidder, onBidder } = props;
  return (
    <Stack gap="lg">
      <BidderChoice paper={pair.paper} bidder={bidder} onBidder={onBidder} />
      <OneComparison key={bidder} {...props} />
    </Stack>
  );
}

function OneComparison({ pair, bidder, renderShare }: PaperComparisonProps) {
  const { known, renew } = usePaperComparison(pair, bidder);
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
      return (
        <KnownComparison
          pair={pair}
          bidder={bidder}
          renderShare={renderShare}
          comparison={known.comparison}
          onChanged={renew}
        />
      );
  }
}

interface KnownComparisonProps extends Omit<PaperComparisonProps, 'onBidder'> {
  comparison: Comparison;
  onChanged: () => Promise<void>;
}

function KnownComparison({
  pair,
  bidder,
  renderShare,
  comparison,
  onChanged,
}: KnownComparisonProps) {
  const isClaim = comparison.kind === 'CLAIM';
  const asked = useAskedRows(comparison.rows);
  const hasPrice = comparison.theirs.total > 0;
  return (
    <Stack gap="lg">
      <PaperVerdict
        comparison={comparison}
        name={<PaperLink pair={pair} bidder={bidder} />}
        advice="match it by hand below for a better answer."
      >
        <Downloads comparison={comparison} />
      </PaperVerdict>
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
      {isClaim ? (
        <Supplement
          pair={pair}
          bidder={bidder}
          comparison={comparison}
          asked={asked}
          renderShare={renderShare}
        />
      ) : null}
    </Stack>
  );
}

function PaperLink({ pair: { paper }, bidder }: Pick<PaperComparisonProps, 'pair' | 'bidder'>) {
  const backHere = useBackHere();
  const named = bidder === null ? null : paper.estimate?.bidders[bidder];
  return (
    <>
      <Anchor component={Link} to={paths.paper(paper.id)} state={backHere} inherit>
        {paper.file.name}
      </Anchor>
      {named ? `, ${named.name}` : null}
    </>
  );
}

function Downloads({ comparison }: { comparison: Comparison }) {
  return (
    <Group gap="xs" data-no-print>
      <Button
        component="a"
        variant="default"
        size="sm"
        href={ownAddress(comparison.pdfUrl)}
        target="_blank"
        rel="noopener"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
      >
        Open as PDF
      </Button>
      <Button
        component="a"
        variant="default"
        size="sm"
        href={ownAddress(comparison.xlsxUrl)}
        leftSection={<IconFileTypeXls size={16} aria-hidden />}
      >
        Download for Excel
      </Button>
    </Group>
  );
}
