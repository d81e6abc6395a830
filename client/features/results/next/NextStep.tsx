import { Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface NextStepProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function NextStep({ title, text, children }: NextStepProps) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </div>
        {children}
      </Group>
    </Paper>
  );
}
