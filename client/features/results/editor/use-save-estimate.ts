import { useCallback, useRef, useState } from 'react';
import { useSaveEstimateMutation } from '../../../gql/hooks.ts';
import { saveInput, versionOf } from './draft.ts';
import { isGone } from '../../../lib/request-failure.ts';
import { isDirty } from './editor-reducer.ts';
import type { EditorStore } from './editor-store.ts';
import { failureOf, refusalOf } from './save-failure.ts';
import type { SaveFailure } from './use-editor.ts';
import { useLookAgain } from './use-look-again.ts';

type Outcome =
  | { kind: 'none' }
  | { kind: 'refused'; version: number }
  | { kind: 'failed'; failure: SaveFailure };

/** Sends the unsaved changes. A version that somebody else saved meanwhile stops it. */
export function useSaveEstimate(estimateId: string, store: EditorStore) {
  const [send, { loading: isSaving }] = useSaveEstimateMutation();
  const lookAgain = useLookAgain();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const underWay = useRef<Promise<boolean> | null>(null);

  const sendChanges = useCallback(async (): Promise<boolean> => {
    store.dispatch({ type: 'endTyping' });
    // While it waited for its turn, the changes may have gone.
    if (!isDirty(store.read())) return true;
    const { base, draft } = store.read();
    setOutcome({ kind: 'none' });
    try {
      const { data } = await send({ variables: { input: saveInput(estimateId, base, draft) } });
      const answer = data?.saveEstimate;
      if (answer?.__typename === 'SaveEstimateSuccess') {
        store.dispatch({ type: 'saved', sent: draft, saved: versionOf(answer.estimate) });
      }
      if (answer?.__typename === 'EstimateConflict') {
        setOutcome({ kind: 'refused', version: base.version });
        await lookAgain();
      }
      if (answer?.__typename === 'InvalidInput') {
        setOutcome({ kind: 'failed', failure: refusalOf(answer, draft) });
      }
    } catch (error) {
      setOutcome({ kind: 'failed', failure: failureOf(error) });
      // Then the page says so, and how it is brought back.
      if (isGone(error)) await lookAgain();
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
    failure: outcome.kind === 'failed' ? outcome.failure : null,
    /** The version whose changes the last save was refused for. */
    refusedFor: outcome.kind === 'refused' ? outcome.version : null,
  };
}
