import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf, useSend } from '../../../hooks/use-send.ts';
import { showToast } from '../../../lib/toast.tsx';
import { useLookAgain } from '../editor/use-look-again.ts';
import { useEditorStore, useEdited } from '../editor/use-editor.ts';

const CONFLICT = 'Someone saved a newer version. Check the history again, then restore.';

const lateRestore = async () => (await import('../editor/take-changes.ts')).restoreVersion;

/** Makes a kept version the current version; what it replaces is kept in turn. */
export function useRestore() {
  const { estimateId } = useEdited();
  const store = useEditorStore();
  const lookAgain = useLookAgain();
  const { cache } = useApolloClient();
  const [send, { isSending }] = useSend(lateRestore);
  const [failure, setFailure] = useState<string | null>(null);

  const restoreNow = async (toVersion: number): Promise<boolean> => {
    setFailure(null);
    const { base, draft } = store.read();
    const { version } = base;
    const outcome = await send({ input: { estimateId, version, toVersion }, since: version });
    if (outcome.kind === 'done') {
      const { versionAfter } = await import('../editor/take-changes.ts');
      const saved = await versionAfter(outcome.result.estimate, { cache, lookAgain });
      store.dispatch({ type: 'saved', sent: draft, saved });
      showToast({ kind: 'success', message: `Version ${toVersion} is restored.` });
      return true;
    }
    if (outcome.kind === 'refused' && outcome.refusal.__typename === 'EstimateConflict') {
      await lookAgain();
      setFailure(CONFLICT);
    } else {
      setFailure(problemOf(outcome)?.message ?? null);
    }
    return false;
  };
  /** Resolves with true when it is restored. */
  const restore = (toVersion: number) => store.exclusively(() => restoreNow(toVersion));
  return { restore, isRestoring: isSending, failure };
}

export type Restoring = ReturnType<typeof useRestore>;
