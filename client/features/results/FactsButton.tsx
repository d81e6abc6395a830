import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import classes from './FactsButton.module.css';

interface FactsButtonProps {
  name: string;
  isOpen: boolean;
  controls: string;
  onClick: () => void;
}

export function FactsButton({ name, isOpen, controls, onClick }: FactsButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={`Price source: ${name}`}
      onClick={onClick}
    >
      <IconChevronRight size={14} className={classes.chevron} aria-hidden />
      Price source
    </UnstyledButton>
  );
}
