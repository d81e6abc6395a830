import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ResultHeadProps {
  title: ReactNode;
  claimNumber: ReactNode;
  project: ReactNode;
  /** The actions. */
  children: ReactNode;
}

export function ResultHead({ title, claimNumber, project, children }: ResultHeadProps) {
  return (
    <Group justify="space-between" align="flex-start">
      <div style={{ minWidth: 0 }}>
        {title}
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {claimNumber} · {project}
        </Text>
      </div>
      {children}
    </Group>
  );
}
