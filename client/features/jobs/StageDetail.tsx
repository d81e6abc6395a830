import { Group, Text } from '@mantine/core';
import type { JobStage } from '../../../server/domain/estimate/job-status.ts';
import { FileName } from '../../components/FileName.tsx';
import { counted } from '../../lib/format.ts';
import { fileWords, type ReadingProgress, stepWords } from './progress-words.ts';
import classes from './StageList.module.css';

interface StageDetailProps {
  stage: JobStage;
  reading: ReadingProgress | null;
  /** Priced so far. */
  lineCount: number;
}

/** What the stage is at: the file being read and how far, or how many lines are priced. Its line keeps its place. */
export function StageDetail({ stage, reading, lineCount }: StageDetailProps) {
  return (
    <div className={classes.detail}>
      {reading ? (
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <FileName name={reading.fileName} size="sm" />
          <Text size="sm" c="dimmed" className={classes.figures}>
            {[stepWords(reading), fileWords(reading)].filter(Boolean).join(' · ')}
          </Text>
        </Group>
      ) : null}
      {stage === 'PRICING' && lineCount > 0 ? (
        <Text size="sm" c="dimmed">
          {counted(lineCount, 'line')} priced so far
        </Text>
      ) : null}
    </div>
  );
}
