import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { DeskFigures_FiguresFragment } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format.ts';
import { FIGURES_DAYS } from '../../../server/domain/catalog.ts';

export function DeskFigures({ figures }: { figures: DeskFigures_FiguresFragment }) {
  const { waiting, late, oldestSince, approved, declined } = figures;
  const shown = [
    ['Waiting', String(waiting)],
    ['Overdue', String(late)],
    ['Oldest since', oldestSince === null ? '–' : formatDate(oldestSince)],
    [`Approved in ${FIGURES_DAYS} days`, String(approved)],
    [`Declined in ${FIGURES_DAYS} days`, String(declined)],
  ] as const;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, xs: 3, md: 5 }} spacing="sm" m={0}>
      {shown.map(([label, value]) => (
        <Paper key={label} withBorder p="sm">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fw={650} fz="lg" m={0}>
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
