import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { InventoryPanel } from './InventoryPanel.tsx';
import { useShownAfter } from '../../hooks/use-shown-after.ts';
import { INVENTORY_PANEL } from '../../lib/paths.ts';
import { useInventory } from './inventory-context.ts';
import { useMaterials } from './use-materials.ts';

/** Opened by its address, the drawer has no focus to give back. */
const focusToggle = () => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-panel="${INVENTORY_PANEL}"]`)?.focus();
};

/** Stays loaded once it was opened, so that unsaved edits outlive its closing. */
export function InventoryDrawer() {
  const { isOpen, close } = useInventory();
  const materials = useMaterials();
  const isShown = useShownAfter(isOpen);
  return (
    <Drawer
      opened={isShown}
      onClose={close}
      position="right"
      size="min(100%, 54rem)"
      title="Project Inventory"
      closeButtonProps={{ 'aria-label': 'Close' }}
      onExitTransitionEnd={focusToggle}
    >
      <InventoryPanel materials={materials} />
    </Drawer>
  );
}
