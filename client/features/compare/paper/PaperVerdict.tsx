import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NumberLine } from '../../../components/NumberLine.tsx';
import { Section } from '../../../components/Section.tsx';
import { VerdictMark } from '../../../components/VerdictMark.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { hasNumbers, PAPER_NAMES, verdictTitle } from '../../../lib/verdict-words.ts';
import type { PaperFacts } from './use-paper-comparison.ts';

/** Below it people should match by hand before they rely on the verdict. */
const WELL_MATCHED = 0.8;

interface PaperVerdictProps {
  comparison: PaperFacts;
  /** Name of their paper; nothing where it is hidden. */
  name: ReactNode;
  /** What can be done where little was matched, as a sentence; null for who only reads. */
  advice: string | null;
  children?: ReactNode;
}

/** How the whole of their paper stands to ours. */
export function PaperVerdict({ comparison, name, advice, children }: PaperVerdictProps) {
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
          ? ` The rest is at their price on both sides${advice ? `: ${advice}` : '.'}`
          : ''}
      </Text>
      {children}
    </Section>
  );
}
