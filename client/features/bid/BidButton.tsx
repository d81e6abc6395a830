import { Button } from '@mantine/core';
import IconFileDollar from '~icons/tabler/file-dollar';
import { usePanel } from '../../hooks/use-panel.ts';

/** Opens the bid. */
export function BidButton() {
  const { isOpen, open } = usePanel('bid');
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      leftSection={<IconFileDollar size={18} aria-hidden />}
      onClick={open}
    >
      Contractor bid
    </Button>
  );
}
