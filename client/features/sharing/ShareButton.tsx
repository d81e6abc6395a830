import { Button } from '@mantine/core';
import { IconLink } from '../../icons/icons.ts';
import { usePanel } from '../../hooks/use-panel.ts';

/** Opens what links are made and ended in. */
export function ShareButton({ label }: { label: string }) {
  const { isOpen, open } = usePanel('share');
  return (
    <Button
      variant="light"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      leftSection={<IconLink size={18} aria-hidden />}
      onClick={open}
    >
      {label}
    </Button>
  );
}
