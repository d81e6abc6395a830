import { Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import IconCheck from '~icons/tabler/check';
import {
  type JobStage,
  STAGE_LABELS,
  WORKING_STAGES,
} from '../../../server/domain/estimate/job-status.ts';
import classes from './StageList.module.css';

interface StageListProps {
  stage: JobStage;
  /** 0–1 */
  progress: number;
  /** What the stage is at. */
  children: ReactNode;
}

type StepState = 'done' | 'current' | 'ahead';
const SPOKEN: Record<StepState, string> = {
  done: 'done',
  current: 'in progress',
  ahead: 'to come',
};

export function StageList({ stage, progress, children }: StageListProps) {
  const current = WORKING_STAGES.findIndex((each) => each === stage);
  const percent = Math.round(progress * 100);
  const stateOf = (index: number): StepState =>
    index < current ? 'done' : index === current ? 'current' : 'ahead';

  return (
    <Stack gap="md">
      <div>
        <Text size="sm" mb={6}>
          {STAGE_LABELS[stage]}
        </Text>
        <Progress
          value={Math.max(2, percent)}
          size="lg"
          animated
          aria-label="Progress of the estimate"
        />
        {children}
      </div>
      <ol className={classes.steps}>
        {WORKING_STAGES.map((step, index) => {
          const state = stateOf(index);
          return (
            <li
              key={step}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden>
                {state === 'done' ? <IconCheck size={14} stroke={3} /> : index + 1}
              </span>
              <span>{STAGE_LABELS[step]}</span>
              <VisuallyHidden>({SPOKEN[state]})</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
