import { unitWords } from '../../../server/domain/money/unit-words.ts';
import { Group, Paper, Text, Title } from '@mantine/core';
import type { DraftLines_DraftFragment } from '../../gql/graphql.ts';
import { counted, formatMoney, formatQuantity } from '../../lib/format.ts';
import classes from './DraftLines.module.css';

/** The lines as they are priced, newest first, so that what is new appears where the eye is. */
export function DraftLines({ draft }: { draft: DraftLines_DraftFragment }) {
  return (
    <Paper
      component="section"
      aria-labelledby="draft-lines"
      withBorder
      p={{ base: 'md', sm: 'lg' }}
    >
      <Group justify="space-between" align="baseline" mb="sm">
        <Title order={2} size="h4" id="draft-lines">
          Priced so far
        </Title>
        <Text fw={600}>
          {counted(draft.lines.length, 'line')} · {formatMoney(draft.total)}
        </Text>
      </Group>
      <ul className={classes.lines} aria-label="Lines priced so far">
        {draft.lines.toReversed().map((line) => (
          <li key={line.id} className={classes.line}>
            <div>
              <Text size="sm" fw={500}>
                {line.name}
              </Text>
              <Text size="xs" c="dimmed">
                {line.category || 'Uncategorized'} · {formatQuantity(line.quantity)}{' '}
                {unitWords(line.unit, line.quantity)}
              </Text>
            </div>
            <Text size="sm" className={classes.amount}>
              {formatMoney(line.total)}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
