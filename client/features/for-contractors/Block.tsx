import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

/** A part of the page under its title. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}
