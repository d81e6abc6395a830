import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CostSummary.module.css';

interface CostFrameProps {
  total: ReactNode;
  range: ReactNode;
  /** How sure it is. */
  basis: ReactNode;
  /** What the number is for. */
  gist: ReactNode;
  /** What an estimate of its kind says besides. */
  figures?: ReactNode;
  drivers: ReactNode;
}

/** Where each figure of the cost stands. */
export function CostFrame({ total, range, basis, gist, figures, drivers }: CostFrameProps) {
  return (
    <Paper component="section" aria-labelledby="cost" withBorder p={{ base: 'md', sm: 'lg' }}>
      <div className={classes.halves}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h5" id="cost" className={classes.title}>
              Total project cost
            </Title>
            {total}
          </div>
          {range}
          <Text size="sm" c="dimmed">
            {basis}
          </Text>
          {gist}
          {figures}
        </Stack>
        {drivers}
      </div>
    </Paper>
  );
}
