import { Stack } from '@mantine/core';
import type { FinishLevel } from '../../../../server/domain/catalog.ts';
import { Section } from '../../../components/Section.tsx';
import { Choices } from '../refine/Choices.tsx';
import { useEditorValue } from '../editor/use-editor.ts';
import { CategoryChart } from './CategoryChart.tsx';
import { CostParts } from './CostParts.tsx';
import classes from './CostSummary.module.css';

interface CostDetailsProps {
  finishLevel: FinishLevel;
  /** The estimate is being priced again. */
  onRerun: () => void;
}

/** The same cost otherwise: by category, by what it is made of, and what other choices would cost. */
export function CostDetails({ finishLevel, onRerun }: CostDetailsProps) {
  const isEmpty = useEditorValue(({ draft }) => draft.items.length === 0);
  if (isEmpty) return null;
  return (
    <Section title="The cost in detail">
      <div className={classes.halves}>
        <Stack gap="lg">
          <Choices finishLevel={finishLevel} onRerun={onRerun} />
          <CostParts />
        </Stack>
        <div>
          <CategoryChart />
        </div>
      </div>
    </Section>
  );
}
