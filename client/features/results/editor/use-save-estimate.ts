import { useCallback, useRef, useState } from 'react';
import { SaveEstimateDocument } from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { isGone } from '../../../lib/request-failure.ts';
import { saveInput, versionOf } from './draft.ts';
import { isDirty } from './editor-reducer.ts';
import type { EditorStore } from './editor-store.ts';
import { failureOf, notNumbers, refusalOf } from './save-failure.ts';
import type { SaveFailure } from './use-editor.ts';
import { useLookAgain } from './use-look-again.ts';

type Unsaved =
  | { kind: 'none' }
  | { kind: 'refused'; version: number }
  | { kind: 'failed'; failure: SaveFailure };

/** Sends the unsaved changes. A version that somebody else saved meanwhile stops it. */
export function useSaveEstimate(estimateId: string, store: EditorStore) {
  const [send, { isSending: isSaving }] = useSend(SaveEstimateDocument);
  const lookAgain = useLookAgain();
  const [unsaved, setUnsaved] = useState<Unsaved>({ kind: 'none' });
  const underWay = useRef<Promise<boolean> | null>(null);

  const sendChanges = useCallback(async (): Promise<boolean> => {
    store.dispatch({ type: 'endTyping' });
    // While it waited for its turn, the changes may have gone.
    if (!isDirty(store.read())) return true;
    const { base, draft, refusals } = store.read();
    if (refusals.length > 0) {
      setUnsaved({ kind: 'failed', failure: notNumbers(refusals, draft) });
      return false;
    }
    setUnsaved({ kind: 'none' });
    const outcome = await send({ input: saveInput(estimateId, base, draft) });
    if (outcome.kind === 'done') {
      store.dispatch({ type: 'saved', sent: draft, saved: versionOf(outcome.result.estimate) });
    } else if (outcome.kind === 'failed') {
      setUnsaved({ kind: 'failed', failure: failureOf(outcome.error) });
      // Then the page says so, and how it is brought back.
      if (isGone(outcome.error)) await lookAgain();
    } else if (outcome.refusal.__typename === 'EstimateConflict') {
      setUnsaved({ kind: 'refused', version: base.version });
      await lookAgain();
    } else {
      setUnsaved({ kind: 'failed', failure: refusalOf(outcome, draft) });
    }
    return !isDirty(store.read());
  }, [estimateId, send, lookAgain, store]);

  /** A second call waits for the first. */
  const save = useCallback((): Promise<boolean> => {
    if (!isDirty(store.read())) return Promise.resolve(true);
    underWay.current ??= store.exclusively(sendChanges).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, [sendChanges, store]);

  return {
    save,
    isSaving,
    failure: unsaved.kind === 'failed' ? unsaved.failure : null,
    /** The version whose changes the last save was refused for. */
    refusedFor: unsaved.kind === 'refused' ? unsaved.version : null,
  };
}
