import { UnstyledButton } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import { useSmallScreen } from '../hooks/use-small-screen.ts';
import classes from './FoldingSection.module.css';
import { Section } from './Section.tsx';

interface FoldingSectionProps {
  title: string;
  hint?: ReactNode;
  /** In place of the hint while it is folded. */
  gist?: ReactNode;
  /** Not only on small screens. */
  isFoldedEverywhere?: boolean;
  children: ReactNode;
}

/** A section that small screens, or all, show folded. What is in it stays as it is while it is. */
export function FoldingSection({ title, hint, gist, children, ...props }: FoldingSectionProps) {
  const isSmall = useSmallScreen();
  const folds = isSmall || props.isFoldedEverywhere === true;
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const isFolded = folds && !isOpen;
  const heading = folds ? (
    <UnstyledButton
      className={classes.title}
      aria-expanded={isOpen}
      aria-controls={contentId}
      onClick={() => setIsOpen(!isOpen)}
    >
      {title}
      <IconChevronDown size={20} className={classes.chevron} aria-hidden />
    </UnstyledButton>
  ) : (
    title
  );
  return (
    <Section title={heading} hint={isFolded ? gist : hint}>
      <div id={contentId} className={classes.content} data-folded={isFolded || undefined}>
        {children}
      </div>
    </Section>
  );
}
