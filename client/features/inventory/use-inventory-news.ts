import { useCallback, useRef } from 'react';
import {
  INVENTORY_FAILED,
  type InventoryStatus,
} from '../../../server/domain/estimate/material-figures.ts';
import { useOnChange } from '../../hooks/use-on-change.ts';
import { showToast } from '../../lib/toast.tsx';
import type { Inventory } from './inventory-context.ts';

const READY_TOAST_MS = 8_000;
const TOAST = 'inventory-status';

/**
 * Tells how a run ended that was under way while the page was open. Returns what announces a run of one's own: it may
 * have ended before anything was heard of it.
 */
export function useInventoryNews(inventory: Inventory | null | undefined, open: () => void) {
  const status = inventory?.status;
  const isExpected = useRef(status === 'PENDING');
  const tell = (ended: InventoryStatus) => {
    showToast({
      id: TOAST,
      ...(ended === 'FAILED'
        ? { kind: 'failure', message: INVENTORY_FAILED }
        : {
            kind: 'success',
            message: 'Inventory ready ✓',
            durationMs: READY_TOAST_MS,
            action: { label: 'Open', onClick: open },
          }),
    });
  };
  // A run that was over at once shows in the version alone.
  useOnChange(`${status} ${inventory?.version}`, () => {
    if (status === undefined) return;
    if (isExpected.current && status !== 'PENDING') tell(status);
    isExpected.current = status === 'PENDING';
  });

  return useCallback((isComing: boolean) => {
    isExpected.current = isComing;
  }, []);
}
