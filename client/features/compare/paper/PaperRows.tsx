import { Button, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { Section } from '../../../components/Section.tsx';
import { usePrinting } from '../../../hooks/use-printing.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import { ShowAll, useShortList } from '../ShowAll.tsx';
import { type ListName, listsOf, type RowList } from './comparison-words.ts';
import classes from './Paper.module.css';
import { PaperRow } from './PaperRow.tsx';
import type { AskedRows } from './use-asked-rows.ts';
import { useIncluded } from './use-included.ts';
import type { ComparisonRow, PaperComparison, PaperPair } from './use-paper-comparison.ts';

const [MatchByHand] = openedPart(async () => (await import('./MatchByHand.tsx')).MatchByHand);

/** A screenful or two; the rest on request, and on paper. */
const MOST = 25;

interface PaperRowsProps {
  pair: PaperPair;
  comparison: PaperComparison;
  /** Of claims; null otherwise. */
  asked: AskedRows | null;
  onChanged: () => Promise<void>;
}

/** The work of both sides in lists by how it differs; one is shown, on paper all are. */
export function PaperRows({ pair, comparison, asked, onChanged }: PaperRowsProps) {
  const [wanted, setWanted] = useState<ListName | null>(null);
  const [matched, setMatched] = useState<ComparisonRow | null>(null);
  const [isMatching, setIsMatching] = useState(false);
  const isPrinting = usePrinting();
  const filters = useRef<HTMLDivElement>(null);
  const included = useIncluded(pair, comparison, onChanged);
  const lists = listsOf(comparison.rows);
  const chosen = lists.find(({ name }) => name === wanted) ?? lists[0];
  const table = (list: RowList) => (
    <ListTable
      key={list.name}
      list={list}
      renderRow={(row) => (
        <PaperRow
          key={row.id}
          row={row}
          fileId={pair.paper.id}
          included={included}
          asked={asked}
          onMatch={() => {
            setMatched(row);
            setIsMatching(true);
          }}
        />
      )}
    />
  );
  return (
    <Section title="Line by line" hint={`${pair.paper.file.name} beside our estimate.`}>
      {chosen ? (
        <>
          <Group gap={6} role="group" aria-label="Show" ref={filters} data-no-print>
            {lists.map(({ name, title, rows }) => (
              <Button
                key={name}
                size="compact-sm"
                radius="xl"
                variant={name === chosen.name ? 'filled' : 'default'}
                aria-pressed={name === chosen.name}
                onClick={() => setWanted(name)}
              >
                {title} ({rows.length})
              </Button>
            ))}
          </Group>
          {included.problem ? (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {included.problem.message}
            </Text>
          ) : null}
          {isPrinting ? lists.map(table) : table(chosen)}
        </>
      ) : (
        <Text>No line of work was read on this document.</Text>
      )}
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

interface ListTableProps {
  list: RowList;
  renderRow: (row: ComparisonRow) => ReactNode;
}

function ListTable({ list: { title, hint, rows }, renderRow }: ListTableProps) {
  const titleId = useId();
  const list = useShortList(rows, MOST);
  return (
    <div>
      <Title order={3} size="h5" id={titleId}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs" maw={700}>
        {hint}
      </Text>
      <table className={classes.rows} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Theirs</th>
            <th scope="col">Ours</th>
          </tr>
        </thead>
        <tbody>{list.shown.map(renderRow)}</tbody>
      </table>
      <ShowAll list={list} noun="row" />
    </div>
  );
}
