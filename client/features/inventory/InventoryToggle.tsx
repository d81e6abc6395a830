import { Button } from '@mantine/core';
import IconPackages from '~icons/tabler/packages';
import { INVENTORY_PANEL } from '../../lib/paths.ts';
import { useInventory } from './inventory-context.ts';

/** Opens and closes the drawer. */
export function InventoryToggle() {
  const { isOpen, open, close, isRunning, isDirty } = useInventory();
  return (
    <Button
      variant="default"
      // The panel gives the focus back to it.
      data-panel={INVENTORY_PANEL}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      leftSection={<IconPackages size={18} aria-hidden />}
      onClick={isOpen ? close : open}
    >
      Inventory Panel{isRunning ? ' · in progress' : isDirty ? ' · unsaved' : ''}
    </Button>
  );
}
