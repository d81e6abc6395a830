import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { NumberLine } from '../../../components/NumberLine.tsx';
import { Section } from '../../../components/Section.tsx';
import { VerdictMark } from '../../../components/VerdictMark.tsx';
import { useBackHere } from '../../../hooks/use-way-back.ts';
import { IconFileTypePdf, IconFileTypeXls } from '../../../icons/icons.ts';
import { formatPercent } from '../../../lib/format.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import { paths } from '../../../lib/paths.ts';
import { hasNumbers, PAPER_NAMES, verdictTitle } from '../../../lib/verdict-words.ts';
import type { PaperComparison, PaperPair } from './use-paper-comparison.ts';

/** Below it people should match by hand before they rely on the verdict. */
const WELL_MATCHED = 0.8;

interface PaperVerdictProps {
  pair: PaperPair;
  comparison: PaperComparison;
}

/** How the whole of their paper stands to ours. */
export function PaperVerdict({ pair: { paper }, comparison }: PaperVerdictProps) {
  const backHere = useBackHere();
  const { kind, verdict, summary, theirs, ours, low, high, gap, matchedShare } = comparison;
  const isRated = hasNumbers(comparison);
  return (
    <Section
      title={`How this ${PAPER_NAMES[kind]} stands`}
      hint={
        <Anchor component={Link} to={paths.paper(paper.id)} state={backHere} inherit>
          {paper.file.name}
        </Anchor>
      }
      aside={
        <VerdictMark verdict={verdict} isLarge>
          {verdictTitle(kind, verdict)}
        </VerdictMark>
      }
    >
      <Text maw={700} role="status">
        {summary}
      </Text>
      {isRated ? (
        <NumberLine
          theirs={theirs.total > 0 ? theirs.total : null}
          ours={ours.total}
          low={low}
          high={high}
          gap={gap}
        />
      ) : null}
      <Text size="sm" c="dimmed">
        {formatPercent(matchedShare)} of their dollars were matched with our prices.
        {matchedShare < WELL_MATCHED
          ? ' The rest stands at their own price on both sides: match it by hand below for a better answer.'
          : ''}
      </Text>
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
    </Section>
  );
}
