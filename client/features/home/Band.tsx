import { Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Band.module.css';

interface BandProps {
  id: string;
  title: string;
  intro?: string;
  /** Set off from its neighbors. */
  isRaised?: boolean;
  children: ReactNode;
}

/** A part of the page, from edge to edge. */
export function Band({ id, title, intro, isRaised = false, children }: BandProps) {
  return (
    <section className={classes.band} aria-labelledby={id} data-raised={isRaised || undefined}>
      <Container size="lg" px={{ base: 'md', sm: 'lg' }}>
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        {intro === undefined ? null : <p className={classes.intro}>{intro}</p>}
        {children}
      </Container>
    </section>
  );
}
