import { showToast } from '../../lib/toast.tsx';
import { useInventory } from './inventory-context.ts';

/** @param failureTitle stands before what went wrong */
export function useMaterialTakeoff(failureTitle: string) {
  const { start } = useInventory();
  return async (): Promise<void> => {
    const detail = await start();
    if (detail === null) return;
    showToast({ id: 'takeoff', kind: 'failure', message: `${failureTitle}: ${detail}` });
  };
}
