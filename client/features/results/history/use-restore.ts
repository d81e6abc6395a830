import { useState } from 'react';
import { useRestoreRevisionMutation } from '../../../gql/hooks.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { showToast } from '../../../lib/toast.tsx';
import { versionOf } from '../editor/draft.ts';
import { useLookAgain } from '../editor/use-look-again.ts';
import { useEditorStore, useSaving } from '../editor/use-editor.ts';

/** Makes a kept revision the current version; what it replaces is kept in turn. */
export function useRestore() {
  const { estimateId } = useSaving();
  const store = useEditorStore();
  const lookAgain = useLookAgain();
  const [mutate, { loading }] = useRestoreRevisionMutation();
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves with true when it is restored. */
  const restore = async (revision: number): Promise<boolean> => {
    setFailure(null);
    const { base, draft } = store.read();
    try {
      const { data } = await mutate({
        variables: { input: { estimateId, version: base.version, revision } },
      });
      const result = data?.restoreRevision;
      if (result?.__typename === 'RestoreRevisionSuccess') {
        store.dispatch({ type: 'saved', sent: draft, saved: versionOf(result.estimate) });
        showToast({ kind: 'success', message: `Version ${revision} is restored.` });
        return true;
      }
      if (result?.__typename === 'EstimateConflict') await lookAgain();
      setFailure(
        result?.__typename === 'EstimateConflict'
          ? 'Somebody saved another version meanwhile. Look at the history again, then restore.'
          : (result?.message ?? 'The server gave no answer. Try again.'),
      );
    } catch (error) {
      const reason = readFailure(error);
      if (reason.kind !== 'login') setFailure(reason.message);
    }
    return false;
  };
  return { restore, isRestoring: loading, failure };
}

export type Restoring = ReturnType<typeof useRestore>;
