import { useCallback } from 'react';
import { AddLineToInventoryDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

const TOAST = 'inventory-line';

/** Adds the materials of one line to the inventory, and says what came of it. */
export function useSendLine(estimateId: string, open: () => void) {
  const [send] = useSend(AddLineToInventoryDocument);
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
