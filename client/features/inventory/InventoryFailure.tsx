import { INVENTORY_FAILED } from '../../../server/domain/estimate/material-figures.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useInventory } from './inventory-context.ts';
import { useMaterialTakeoff } from './use-material-takeoff.ts';

/** That the last takeoff failed, with a way to try again; nothing otherwise. */
export function InventoryFailure() {
  const { inventory, canEdit } = useInventory();
  const takeOff = useMaterialTakeoff();
  if (inventory?.status !== 'FAILED') return null;
  return (
    <FailureNotice
      title={INVENTORY_FAILED}
      message={inventory.failure ?? 'Your list of materials is unchanged.'}
      {...(canEdit ? { onRetry: () => void takeOff() } : {})}
    />
  );
}
