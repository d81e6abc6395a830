import { Stack } from '@mantine/core';
import type { FinishLevel } from '../../../../server/domain/catalog.ts';
import { Section } from '../../../components/Section.tsx';
import { CostPlanDocument } from '../../../gql/graphql.ts';
import { Choices } from '../refine/Choices.tsx';
import { useEditorValue } from '../editor/use-editor.ts';
import { useOfVersion } from '../editor/use-of-version.ts';
import { CategoryChart } from './CategoryChart.tsx';
import { CostStack } from './CostStack.tsx';
import classes from './CostSummary.module.css';
import { RoomTiles } from './RoomTiles.tsx';
import { WorkSchedule } from './WorkSchedule.tsx';

interface CostDetailsProps {
  finishLevel: FinishLevel;
  /** The estimate is being priced again. */
  onRerun: () => void;
}

/** The same cost otherwise: what it is made of, by room and category, how long it takes, and what other choices would cost. */
export function CostDetails({ finishLevel, onRerun }: CostDetailsProps) {
  const isEmpty = useEditorValue(({ draft }) => draft.items.length === 0);
  const { estimate } = useOfVersion(CostPlanDocument, !isEmpty);
  if (isEmpty) return null;
  const plan = estimate?.costPlan ?? null;
  return (
    <Section title="Where money and time go">
      <div className={classes.halves}>
        <Stack gap="lg">
          <CostStack split={plan} />
          <RoomTiles />
          <div>
            <CategoryChart />
          </div>
        </Stack>
        <Stack gap="lg">
          <Choices finishLevel={finishLevel} onRerun={onRerun} />
          {plan ? <WorkSchedule plan={plan} /> : null}
        </Stack>
      </div>
    </Section>
  );
}
