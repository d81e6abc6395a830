import { type ReactNode, useMemo, useState, useCallback } from 'react';
import { usePanel } from '../../hooks/use-panel.ts';
import { INVENTORY_PANEL } from '../../lib/paths.ts';
import { InventoryContext, type InventoryState } from './inventory-context.ts';
import { useInventoryNews } from './use-inventory-news.ts';
import { useLiveInventory, type LiveInventory } from './use-live-inventory.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';
import { whileOnline } from '../../lib/until-loaded.ts';

const TOAST = 'inventory-line';

const mutations = whileOnline(() => import('./inventory-mutations.ts'));
const lateStart = async () => ({ mutation: (await mutations()).StartInventoryDocument });
const lateAddLine = async () => ({ mutation: (await mutations()).AddLineToInventoryDocument });

/** Adds the materials of one line to the inventory, and says what came of it. */
function useSendLine(estimateId: string, open: () => void) {
  const [send] = useSend(lateAddLine);
  return useCallback(
    async (lineId: string): Promise<void> => {
      const outcome = await send({ input: { estimateId, lineId } });
      if (outcome.kind !== 'done') {
        const message = `The line was not added to the inventory. ${outcome.message}`;
        return showToast({ id: TOAST, kind: 'failure', message });
      }
      showToast({
        id: TOAST,
        kind: 'success',
        message: 'Added to the inventory',
        action: { label: 'Open', onClick: open },
      });
    },
    [estimateId, open, send],
  );
}

interface StartOptions extends Pick<LiveInventory, 'expectOwnRun' | 'eventsSoFar' | 'settle'> {
  expectNews: (isComing: boolean) => void;
}

/** Starts a takeoff of the saved estimate. What the owner changed of an earlier one is kept. */
function useStartInventory(estimateId: string, options: StartOptions) {
  const { expectOwnRun, eventsSoFar, settle, expectNews } = options;
  const [send, { isSending }] = useSend(lateStart);

  const start = useCallback(async (): Promise<string | null> => {
    expectOwnRun();
    expectNews(true);
    const eventsBefore = eventsSoFar();
    const outcome = await send({ input: { estimateId } });
    if (outcome.kind !== 'failed') settle(eventsBefore);
    if (outcome.kind === 'done') return null;
    expectNews(false);
    return outcome.message;
  }, [estimateId, expectOwnRun, eventsSoFar, settle, expectNews, send]);
  return [start, isSending] as const;
}

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
