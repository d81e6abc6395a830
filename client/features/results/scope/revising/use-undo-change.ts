import { useCallback } from 'react';
import { useRestoreRevisionMutation } from '../../../../gql/hooks.ts';
import { readFailure } from '../../../../lib/request-failure.ts';
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
  const [mutate] = useRestoreRevisionMutation();

  return useCallback(
    (before: number, after: number, lost: LostEdits | null): Promise<void> =>
      store.exclusively(async () => {
        const fail = (message: string) => showToast({ kind: 'failure', message });
        const { version } = store.read().base;
        if (version !== after) return fail(CHANGED_SINCE);
        try {
          const { data } = await mutate({
            variables: { input: { estimateId, version, revision: before } },
          });
          const answer = data?.restoreRevision;
          if (answer?.__typename === 'RestoreRevisionSuccess') {
            store.dispatch({ type: 'revised', theirs: versionOf(answer.estimate), putBack: lost });
            return showToast({ kind: 'success', message: 'The change is undone.' });
          }
          if (answer?.__typename === 'EstimateConflict') await lookAgain();
          fail(
            answer?.__typename === 'InvalidInput'
              ? answer.message
              : answer
                ? CHANGED_SINCE
                : 'The server gave no answer. Try again.',
          );
        } catch (error) {
          fail(`The change could not be undone. ${readFailure(error).message}`);
        }
      }),
    [estimateId, store, mutate, lookAgain],
  );
}
