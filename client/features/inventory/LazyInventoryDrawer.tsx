import { lazy } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { useInventory } from './inventory-context.ts';

const InventoryDrawer = lazy(async () => ({
  default: (await import('./InventoryDrawer.tsx')).InventoryDrawer,
}));

/** The drawer, loaded at its first opening. */
export function LazyInventoryDrawer() {
  const { isOpen } = useInventory();
  return (
    <OnDemand isOpen={isOpen}>
      <InventoryDrawer />
    </OnDemand>
  );
}
