import { showToast } from '../../lib/toast.tsx';
import { useInventory } from './inventory-context.ts';

export function useMaterialTakeoff() {
  const { start } = useInventory();
  return async (): Promise<void> => {
    const detail = await start();
    if (detail === null) return;
    showToast({
      id: 'takeoff',
      kind: 'failure',
      message: `Failed to start inventory generation: ${detail}`,
    });
  };
}
