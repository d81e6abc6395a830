import { type ReactNode, useMemo, useState } from 'react';
import { usePanel } from '../../hooks/use-panel.ts';
import { INVENTORY_PANEL } from '../../lib/paths.ts';
import { InventoryContext, type InventoryState } from './inventory-context.ts';
import { useInventoryNews } from './use-inventory-news.ts';
import { useLiveInventory } from './use-live-inventory.ts';
import { useSendLine } from './use-send-line.ts';
import { useStartInventory } from './use-start-inventory.ts';

interface InventoryProviderProps {
  estimate: Pick<InventoryState, 'claimNumber' | 'currency'> & { id: string; version: number };
  canEdit: boolean;
  hasLines: boolean;
  children: ReactNode;
}

/** Follows the inventory of one estimate for everything below it. */
export function InventoryProvider({ estimate, ...props }: InventoryProviderProps) {
  const { canEdit, hasLines, children } = props;
  const { id: estimateId, claimNumber, currency } = estimate;
  const { isOpen, open, close } = usePanel(INVENTORY_PANEL);
  const live = useLiveInventory(estimateId, estimate.version);
  const { inventory, failure, retry } = live;
  const expectNews = useInventoryNews(inventory, open);
  const [start, isStarting] = useStartInventory(estimateId, { ...live, expectNews });
  const sendLine = useSendLine(estimateId, open);
  const [isDirty, setDirty] = useState(false);
  const isRunning = inventory?.status === 'PENDING';

  const state = useMemo<InventoryState>(
    () => ({
      estimateId,
      claimNumber,
      currency,
      canEdit,
      hasLines,
      inventory,
      failure,
      retry,
      isRunning,
      isStarting,
      start,
      isOpen,
      open,
      close,
      isDirty,
      setDirty,
      sendLine,
    }),
    [
      estimateId,
      claimNumber,
      currency,
      canEdit,
      hasLines,
      inventory,
      failure,
      retry,
      isRunning,
      isStarting,
      start,
      isOpen,
      open,
      close,
      isDirty,
      sendLine,
    ],
  );
  return <InventoryContext value={state}>{children}</InventoryContext>;
}
