import { UnstyledButton } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import { useSmallScreen } from '../hooks/use-small-screen.ts';
import classes from './FoldingSection.module.css';
import { Section } from './Section.tsx';

interface FoldingSectionProps {
  title: string;
  hint?: ReactNode;
  /** Replaces the hint while the section is folded. */
  gist?: ReactNode;
  /** Folds the section on all screens, not only on small ones. */
  isFoldedEverywhere?: boolean;
  children: ReactNode;
}

/** A section that small screens, or all, show folded. Its content keeps its state while it is folded. */
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
