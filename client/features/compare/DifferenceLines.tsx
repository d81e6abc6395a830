import { Button, Group, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { DIFFERENCE_CAUSES } from '../../../server/domain/estimate/compare-lines.ts';
import type { DifferenceCause } from '../../gql/graphql.ts';
import { counted } from '../../lib/format.ts';
import { CAUSE_NAMES } from './causes.ts';
import { DifferenceLine } from './DifferenceLine.tsx';
import classes from './Differences.module.css';
import { ShowAll, useShortList } from './ShowAll.tsx';
import type { Comparison } from './comparison.ts';

/** A screenful or two; the rest on request, and on paper. */
const MOST = 25;

interface DifferenceLinesProps {
  lines: Comparison['lines'];
  currency: string;
}

type Filter = DifferenceCause | 'ALL' | 'SAME';

const hasCause = ({ causes }: Comparison['lines'][number], cause: DifferenceCause): boolean =>
  causes.some((each) => each.cause === cause);

/** How many lines each filter would show; those without any are left out. */
const filtersOf = (lines: Comparison['lines']) => {
  const different = lines.filter(({ isSame }) => !isSame);
  const filters: { filter: Filter; name: string; lines: Comparison['lines'] }[] = [
    { filter: 'ALL', name: 'All differences', lines: different },
    ...DIFFERENCE_CAUSES.map((cause) => ({
      filter: cause,
      name: CAUSE_NAMES[cause],
      lines: different.filter((line) => hasCause(line, cause)),
    })),
    { filter: 'SAME', name: 'The same in both', lines: lines.filter(({ isSame }) => isSame) },
  ];
  return filters.filter(({ lines: some }) => some.length > 0);
};

/** The work of both estimates, matched, largest difference first. */
export function DifferenceLines({ lines, currency }: DifferenceLinesProps) {
  const headingId = useId();
  const [wanted, setWanted] = useState<Filter>('ALL');
  const filters = filtersOf(lines);
  const chosen = filters.find(({ filter }) => filter === wanted) ?? filters[0];
  const list = useShortList(chosen?.lines ?? [], MOST);
  if (!chosen) return null;
  return (
    <div>
      <Title order={3} size="h5" id={headingId} mb="xs">
        Line by line
      </Title>
      <Group gap={6} mb="sm" role="group" aria-label="Show" data-no-print>
        {filters.map(({ filter, name, lines: some }) => (
          <Button
            key={filter}
            size="compact-sm"
            radius="xl"
            variant={filter === chosen.filter ? 'filled' : 'default'}
            aria-pressed={filter === chosen.filter}
            onClick={() => setWanted(filter)}
          >
            {name} ({some.length})
          </Button>
        ))}
      </Group>
      <table className={classes.lines} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Left</th>
            <th scope="col">Right</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {list.shown.map((line) => (
            <DifferenceLine key={keyOf(line)} line={line} currency={currency} />
          ))}
        </tbody>
      </table>
      <ShowAll list={list} noun="row" />
      <Text size="xs" c="dimmed" mt="xs">
        {counted(lines.length, 'work')} in both estimates together. Lines are matched by their price
        book code, room and words; when quantity and price differ at once, each is counted at the
        average of the other.
      </Text>
    </div>
  );
}

/** A line stands in one group only. */
const keyOf = ({ left, right }: Comparison['lines'][number]): string =>
  `${left[0]?.id ?? ''}|${right[0]?.id ?? ''}`;
