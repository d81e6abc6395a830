import { OnDemand } from '../../components/OnDemand.tsx';
import { openedPart } from '../../lib/opened-part.ts';
import { useInventory } from './inventory-context.ts';

const [InventoryDrawer] = openedPart(
  async () => (await import('./InventoryDrawer.tsx')).InventoryDrawer,
);

/** The drawer, loaded at its first opening. */
export function LazyInventoryDrawer() {
  const { isOpen } = useInventory();
  return (
    <OnDemand isOpen={isOpen}>
      <InventoryDrawer />
    </OnDemand>
  );
}
