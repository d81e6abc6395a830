import { useCallback } from 'react';
import { RestoreVersionDocument } from '../../../../gql/graphql.ts';
import { useSend } from '../../../../hooks/use-send.ts';
import { showToast } from '../../../../lib/toast.tsx';
import { versionOf } from '../../editor/draft.ts';
import type { LostEdits } from '../../editor/lost-edits.ts';
import { useLookAgain } from '../../editor/use-look-again.ts';
import { useEditorStore, useSaving } from '../../editor/use-editor.ts';

const CHANGED_SINCE =
  'The estimate was changed since. The version you want back is in the history.';

/** Brings back the version before a correction, with unsaved edits that went with it; those made since stay. */
export function useUndoChange() {
  const { estimateId } = useSaving();
  const store = useEditorStore();
  const lookAgain = useLookAgain();
  const [send] = useSend(RestoreVersionDocument);

  return useCallback(
    (before: number, after: number, lost: LostEdits | null): Promise<void> =>
      store.exclusively(async () => {
        const fail = (message: string) => showToast({ kind: 'failure', message });
        const { version } = store.read().base;
        if (version !== after) return fail(CHANGED_SINCE);
        const outcome = await send({ input: { estimateId, version, toVersion: before } });
        if (outcome.kind === 'failed') {
          return fail(`The change could not be undone. ${outcome.message}`);
        }
        if (outcome.kind === 'done') {
          const theirs = versionOf(outcome.result.estimate);
          store.dispatch({ type: 'revised', theirs, putBack: lost });
          return showToast({ kind: 'success', message: 'The change is undone.' });
        }
        if (outcome.refusal.__typename === 'InvalidInput') return fail(outcome.message);
        await lookAgain();
        fail(CHANGED_SINCE);
      }),
    [estimateId, store, send, lookAgain],
  );
}
