import { Button, Group, Text, Title } from '@mantine/core';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { usePrinting } from '../../../hooks/use-printing.ts';
import { ShowAll, useShortList } from '../ShowAll.tsx';
import { type ListName, listsOf, type RowList } from './comparison-words.ts';
import classes from './Paper.module.css';
import type { ComparisonRow } from './use-paper-comparison.ts';

/** A screenful or two; the rest on request, and on paper. */
const MOST = 25;

interface RowListsProps {
  rows: readonly ComparisonRow[];
  renderRow: (row: ComparisonRow) => ReactNode;
  /** The buttons that choose a list. */
  filters?: Ref<HTMLDivElement>;
}

/** Work in lists by how it differs; one is shown, on paper all are. */
export function RowLists({ rows, renderRow, filters }: RowListsProps) {
  const [wanted, setWanted] = useState<ListName | null>(null);
  const isPrinting = usePrinting();
  const lists = listsOf(rows);
  const chosen = lists.find(({ name }) => name === wanted) ?? lists[0];
  if (!chosen) return <Text>We found no work lines in this document.</Text>;
  return (
    <>
      <Group gap={6} role="group" aria-label="Show" ref={filters} data-no-print>
        {lists.map(({ name, title, rows: listed }) => (
          <Button
            key={name}
            size="compact-sm"
            radius="xl"
            variant={name === chosen.name ? 'filled' : 'default'}
            aria-pressed={name === chosen.name}
            onClick={() => setWanted(name)}
          >
            {title} ({listed.length})
          </Button>
        ))}
      </Group>
      {(isPrinting ? lists : [chosen]).map((list) => (
        <ListTable key={list.name} list={list} renderRow={renderRow} />
      ))}
    </>
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
