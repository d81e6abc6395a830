import { Text, Title } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import type { CostPlanQuery } from '../../../gql/graphql.ts';
import { counted } from '../../../lib/format.ts';
import classes from './WorkSchedule.module.css';

type Plan = NonNullable<NonNullable<CostPlanQuery['estimate']>['costPlan']>;

const daysOf = ({ startDay, days }: Plan['phases'][number]): string =>
  days === 1 ? `day ${startDay}` : `days ${startDay}–${startDay + days - 1}`;

/** How long the work takes, phase after phase; nothing for lines without labor. */
export function WorkSchedule({ plan: { workingDays, phases } }: { plan: Plan }) {
  const titleId = useId();
  if (phases.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6" mb={6} id={titleId}>
        About {counted(workingDays, 'working day')}
      </Title>
      <ol className={classes.phases} aria-labelledby={titleId}>
        {phases.map((phase) => (
          <li
            key={phase.name}
            className={classes.phase}
            style={
              {
                '--start': `${((phase.startDay - 1) / workingDays) * 100}%`,
                '--length': `${(phase.days / workingDays) * 100}%`,
              } as CSSProperties
            }
          >
            <span>{phase.name}</span>
            <span className={classes.days}>{daysOf(phase)}</span>
            <span className={classes.track} aria-hidden>
              <span />
            </span>
          </li>
        ))}
      </ol>
      <Text size="xs" c="dimmed" mt={6}>
        For a crew of two, one phase after the other; without waiting for permits, deliveries and
        drying.
      </Text>
    </div>
  );
}
