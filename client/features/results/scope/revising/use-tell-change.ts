import { useCallback } from 'react';
import { madeOnce } from '../../../../../server/domain/made-once.ts';
import { toCents } from '../../../../../server/domain/money.ts';
import { counted, formatMoney, formatSignedMoney } from '../../../../lib/format.ts';
import { showToast, UNDO_TOAST_MS } from '../../../../lib/toast.tsx';
import type { LostEdits } from '../../editor/lost-edits.ts';
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
  /** Unsaved edits of lines that it took out. */
  lost: LostEdits | null;
}

/** So many lines are named. */
const NAMED = 3;

/** ` Your unsaved edits of “Paint walls” went with it; Undo brings them back.` */
const lossOf = (lost: LostEdits | null): string => {
  if (!lost || lost.lines.length === 0) return '';
  const names = lost.lines.slice(0, NAMED).map(({ name }) => `“${name}”`);
  const more = lost.lines.length - names.length;
  const all = more > 0 ? [...names, counted(more, 'more line')] : names;
  return ` Your unsaved edits of ${listFormat().format(all)} went with it; Undo brings them back.`;
};

const listFormat = madeOnce(() => new Intl.ListFormat('en-US'));

/** Says what a correction came to, with the way back. */
export function useTellChange() {
  const { currency } = useSaving();
  const undo = useUndoChange();
  return useCallback(
    ({ done, before, after, total, was, lost }: MadeChange): void => {
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
        message: `${done} ${change}${lossOf(lost)}`,
        action: { label: 'Undo', onClick: () => void undo(before, after, lost) },
      });
    },
    [currency, undo],
  );
}
