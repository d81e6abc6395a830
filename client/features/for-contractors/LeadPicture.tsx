import { Group, Paper, Stack, Text } from '@mantine/core';
import sample from '../../lib/sample-glance.json';
import classes from './ForContractors.module.css';

const { title, place, total, lineCount, lines } = sample;

/** What a contractor sees of a homeowner's request before anybody is introduced, on the sample estimate. */
export function LeadPicture() {
  return (
    <Paper
      component="figure"
      withBorder
      p="lg"
      shadow="md"
      className={classes.lead ?? ''}
      aria-label="A lead, as it looks"
    >
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={650}>{title}</Text>
          <span className={classes.badge}>New</span>
        </Group>
        <Text size="sm" c="dimmed">
          {place} · Kitchen & Bath, Plumbing · start: 2–4 weeks
        </Text>
        <Text size="xl" fw={700}>
          {total} estimated
        </Text>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line.name}>
              <span>{line.name}</span>
              <span>{line.total}</span>
            </li>
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          and {lineCount - lines.length} more lines, all shown before you answer
        </Text>
      </Stack>
    </Paper>
  );
}
