import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { BellItem } from './BellItem.tsx';
import classes from './Bell.module.css';

interface BellListProps {
  heading: string;
  jobIds: readonly string[];
  onOpen: () => void;
}

export function BellList({ heading, jobIds, onOpen }: BellListProps) {
  const id = useId();
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600} c="dimmed" id={id}>
        {heading}
      </Text>
      {jobIds.length > 0 ? (
        <ul className={classes.list} aria-labelledby={id}>
          {jobIds.map((jobId) => (
            <BellItem key={jobId} jobId={jobId} onOpen={onOpen} />
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}
