import { Button, Group, Paper, Text } from '@mantine/core';
import { SIDE_BY_SIDE } from '../../../server/domain/estimate/cost-matrix.ts';
import { bareKey } from '../../../server/domain/ids.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useBottomBar } from '../../hooks/use-bottom-bar.ts';
import { paths } from '../../lib/paths.ts';
import classes from './Projects.module.css';
import type { EstimateChoice } from './use-estimate-choice.ts';

/** Stays in sight while estimates are ticked, and leads to them side by side. */
export function CompareBar({ choice }: { choice: EstimateChoice }) {
  const bar = useBottomBar();
  const { ids, isFull, clear } = choice;
  if (ids.length === 0) return null;
  return (
    <Paper
      ref={bar}
      component="section"
      aria-label="Estimates to compare"
      shadow="md"
      withBorder
      radius={0}
      className={classes.bar ?? ''}
    >
      <Group justify="center" gap="sm">
        <Text size="sm" role="status">
          {ids.length < SIDE_BY_SIDE.least
            ? 'Tick one more to compare.'
            : `${ids.length} chosen${isFull ? `, ${SIDE_BY_SIDE.most} at most` : ''}.`}
        </Text>
        {ids.length < SIDE_BY_SIDE.least ? null : (
          <LinkButton to={paths.compare({ several: ids.map(bareKey).join(',') })} size="sm">
            Compare side by side
          </LinkButton>
        )}
        <Button size="sm" variant="default" onClick={clear}>
          Clear
        </Button>
      </Group>
    </Paper>
  );
}
