import { useCallback } from 'react';
import { toCents } from '../../../../../server/domain/money.ts';
import { formatMoney, formatSignedMoney } from '../../../../lib/format.ts';
import { showToast, UNDO_TOAST_MS } from '../../../../lib/toast.tsx';
import { useSaving } from '../../editor/use-editor.ts';
import { useUndoChange } from './use-undo-change.ts';

/** The newest change is the one to be undone. */
const CHANGE_TOAST = 'scope-change';

interface MadeChange {
  done: string;
  /** The versions before and after it. */
  before: number;
  after: number;
  total: number;
  was: number;
}

/** Says what a correction came to, with the way back. */
export function useTellChange() {
  const { currency } = useSaving();
  const undo = useUndoChange();
  return useCallback(
    ({ done, before, after, total, was }: MadeChange): void => {
      if (after === before) {
        showToast({ id: CHANGE_TOAST, message: 'Nothing changed: it was like that already.' });
        return;
      }
      const difference = total - was;
      const change =
        toCents(difference) === 0
          ? 'The total stays the same.'
          : `New total ${formatMoney(total, currency)} (${formatSignedMoney(difference, currency)}).`;
      showToast({
        id: CHANGE_TOAST,
        kind: 'success',
        durationMs: UNDO_TOAST_MS,
        message: `${done} ${change}`,
        action: { label: 'Undo', onClick: () => void undo(before, after) },
      });
    },
    [currency, undo],
  );
}
