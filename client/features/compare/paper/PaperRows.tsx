import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { Section } from '../../../components/Section.tsx';
import { openedPart } from '../../../lib/opened-part.ts';
import { PaperRow } from './PaperRow.tsx';
import { RowActions } from './RowActions.tsx';
import { RowLists } from './RowLists.tsx';
import type { AskedRows } from './use-asked-rows.ts';
import { useIncluded } from './use-included.ts';
import type { ComparisonRow, PaperComparison, PaperPair } from './use-paper-comparison.ts';

const [MatchByHand] = openedPart(async () => (await import('./MatchByHand.tsx')).MatchByHand);

interface PaperRowsProps {
  pair: PaperPair;
  comparison: PaperComparison;
  /** Rows asked for in a request for supplement. Only claims have one; it is null otherwise. */
  asked: AskedRows | null;
  onChanged: () => Promise<void>;
}

/** The work of both sides in lists, with what its owner can do with each. */
export function PaperRows({ pair, comparison, asked, onChanged }: PaperRowsProps) {
  const [matched, setMatched] = useState<ComparisonRow | null>(null);
  const [isMatching, setIsMatching] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  const included = useIncluded(pair, comparison, onChanged);
  const match = (row: ComparisonRow) => {
    setMatched(row);
    setIsMatching(true);
  };
  return (
    <Section title="Line by line" hint={`${pair.paper.file.name} beside our estimate.`}>
      {included.problem ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {included.problem.message}
        </Text>
      ) : null}
      <RowLists
        rows={comparison.rows}
        filters={filters}
        renderRow={(row) => (
          <PaperRow
            key={row.id}
            row={row}
            fileId={pair.paper.id}
            actions={
              <RowActions row={row} included={included} asked={asked} onMatch={() => match(row)} />
            }
          />
        )}
      />
      <OnDemand isOpen={isMatching}>
        {matched?.theirs ? (
          <MatchByHand
            isOpen={isMatching}
            paper={pair.paper}
            row={matched}
            theirs={matched.theirs}
            onMatched={async () => {
              await onChanged();
              // The line that it began at may have gone to another list.
              filters.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            }}
            onClose={() => setIsMatching(false)}
          />
        ) : null}
      </OnDemand>
    </Section>
  );
}
