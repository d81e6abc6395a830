import { Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import classes from './FoldingCard.module.css';
import { entryElementId, usePointing } from './pointing.ts';

interface FoldingCardProps {
  /** Id of what the card holds. */
  id: string;
  title: string;
  /** Words beside the title. */
  gist: ReactNode;
  /** Content that is there only while the card is open. */
  children: () => ReactNode;
}

/** A part of what was understood, folded until it is opened. */
export function FoldingCard({ id, title, gist, children }: FoldingCardProps) {
  const { opened, toggle, pointedAt } = usePointing();
  const titleId = useId();
  const contentId = useId();
  const isOpen = opened.has(id);
  return (
    <section
      className={classes.card}
      aria-labelledby={titleId}
      data-pointed={pointedAt === id || undefined}
    >
      <Title order={3} size="h6" className={classes.title} id={titleId}>
        <UnstyledButton
          id={entryElementId(id)}
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => toggle(id)}
        >
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          <span className={classes.name}>{title}</span>
          <span className={classes.gist}>{gist}</span>
        </UnstyledButton>
      </Title>
      {isOpen ? (
        <div id={contentId} className={classes.content}>
          {children()}
        </div>
      ) : null}
    </section>
  );
}
