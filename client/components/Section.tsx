import { Group, Paper, Stack, Text, Title, type PaperProps } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps extends PaperProps {
  /** Id of the whole card, for links that lead to it. */
  id?: string;
  title: ReactNode;
  hint?: ReactNode;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled card; a landmark of its own for screen readers. */
export function Section({ id: anchor, title, hint, aside, children, ...props }: SectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      id={anchor}
      className={anchor && classes.anchor}
      aria-labelledby={id}
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      {...props}
    >
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div className={classes.head}>
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
            {hint ? (
              <Text size="sm" c="dimmed" mt={4}>
                {hint}
              </Text>
            ) : null}
          </div>
          {aside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
