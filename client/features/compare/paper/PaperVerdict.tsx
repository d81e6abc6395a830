import { Button, Group, Text } from '@mantine/core';
import { NumberLine } from '../../../components/NumberLine.tsx';
import { Section } from '../../../components/Section.tsx';
import { VerdictMark } from '../../../components/VerdictMark.tsx';
import { IconFileTypePdf, IconFileTypeXls } from '../../../icons/icons.ts';
import { formatPercent } from '../../../lib/format.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import { hasNumbers, PAPER_NAMES, verdictTitle } from '../../../lib/verdict-words.ts';
import type { PaperComparison } from './use-paper-comparison.ts';

/** Below it people should match by hand before they rely on the verdict. */
const WELL_MATCHED = 0.8;

interface PaperVerdictProps {
  comparison: PaperComparison;
  name: string;
}

/** How the whole of their paper stands to ours. */
export function PaperVerdict({ comparison, name }: PaperVerdictProps) {
  const { kind, verdict, summary, theirs, ours, low, high, gap, matchedShare } = comparison;
  const isRated = hasNumbers(comparison);
  return (
    <Section
      title={`How this ${PAPER_NAMES[kind]} stands`}
      hint={name}
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
