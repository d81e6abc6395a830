import { useCallback } from 'react';
import { useAddLineToInventoryMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

const TOAST = 'inventory-line';

/** Adds the materials of one line to the inventory, and says what came of it. */
export function useSendLine(estimateId: string, open: () => void) {
  const [send] = useAddLineToInventoryMutation();
  return useCallback(
    async (lineId: string): Promise<void> => {
      const refuse = (detail: string) =>
        showToast({
          id: TOAST,
          kind: 'failure',
          message: `The line was not added to the inventory. ${detail}`,
        });
      try {
        const { data } = await send({ variables: { input: { estimateId, lineId } } });
        const answer = data?.addLineToInventory;
        if (answer?.__typename === 'InvalidInput') return refuse(answer.message);
        showToast({
          id: TOAST,
          kind: 'success',
          message: 'Added to the inventory',
          action: { label: 'Open', onClick: open },
        });
      } catch (error) {
        refuse(readFailure(error).message);
      }
    },
    [estimateId, open, send],
  );
}
