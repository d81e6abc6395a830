import type { FragmentType } from '@apollo/client';
import {
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useEffectEvent,
  useCallback,
  useRef,
} from 'react';
import {
  type EstimateEditor_EstimateFragment,
  SaveEstimateDocument,
} from '../../../gql/graphql.ts';
import { useEstimateEditor_EstimateFragment } from '../../../gql/hooks.ts';
import { versionOf, saveInput } from './draft.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { LazyNews } from './LazyNews.tsx';
import { LeaveWarning } from './LeaveWarning.tsx';
import {
  type EditConflict,
  type Saving,
  SavingContext,
  StoreContext,
  useEditorValue,
  useEditorStore,
} from './use-editor.ts';
import { isDirty } from './editor-state.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { isGone } from '../../../lib/request-failure.ts';
import type { SaveFailure } from './save-failure.ts';
import { takeChanges, useVersionAfter } from './take-changes.ts';
import { useLookAgain } from './use-look-again.ts';

type Unsaved =
  | { kind: 'none' }
  | { kind: 'refused'; version: number }
  | { kind: 'failed'; failure: SaveFailure };

/** Sends the unsaved changes. A version that somebody else saved meanwhile stops it. */
function useSaveEstimate(estimateId: string, store: EditorStore) {
  const [send, { isSending: isSaving }] = useSend(SaveEstimateDocument, { write: takeChanges });
  const versionAfter = useVersionAfter();
  const lookAgain = useLookAgain();
  const [unsaved, setUnsaved] = useState<Unsaved>({ kind: 'none' });
  const underWay = useRef<Promise<boolean> | null>(null);

  const sendChanges = useCallback(async (): Promise<boolean> => {
    const { failureOf, notNumbers, refusalOf } = await import('./save-failure.ts');
    store.dispatch({ type: 'endTyping' });
    // While it waited for its turn, the changes may have gone.
    if (!isDirty(store.read())) return true;
    const { base, draft, refusals } = store.read();
    if (refusals.length > 0) {
      setUnsaved({ kind: 'failed', failure: notNumbers(refusals, draft) });
      return false;
    }
    setUnsaved({ kind: 'none' });
    const input = saveInput(estimateId, base, draft);
    const outcome = await send({ input, since: base.version });
    if (outcome.kind === 'done') {
      const saved = await versionAfter(outcome.result.estimate);
      store.dispatch({ type: 'saved', sent: draft, saved });
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
  }, [estimateId, send, versionAfter, lookAgain, store]);

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

/** Ctrl+S or Cmd+S saves the estimate instead of the page's source. */
function useSaveKey(save: () => Promise<boolean>): void {
  const store = useEditorStore();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (isDirty(store.read())) void save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface EstimateEditorProviderProps {
  estimate: FragmentType<EstimateEditor_EstimateFragment>;
  /** It is not there any more; the draft stays. */
  isDeleted: boolean;
  /** Why else the page should not be left now. */
  leaveReason?: string | null;
  children: ReactNode;
}

/** Everything below it edits one draft of the estimate, which stays in step with the server. */
export function EstimateEditorProvider({ estimate, ...props }: EstimateEditorProviderProps) {
  const { data, complete } = useEstimateEditor_EstimateFragment(estimate);
  const [known, setKnown] = useState(complete ? data : null);
  // While a part is being asked for anew the draft stays, on what was known.
  if (complete && data !== known) setKnown(data);
  return known ? <LoadedEditor key={known.id} server={known} {...props} /> : null;
}

interface LoadedEditorProps extends Omit<EstimateEditorProviderProps, 'estimate'> {
  server: EstimateEditor_EstimateFragment;
}

function LoadedEditor({ server, ...props }: LoadedEditorProps) {
  const [store] = useState(() => createEditorStore(versionOf(server)));
  return (
    <StoreContext value={store}>
      <SyncedEditor server={server} store={store} {...props} />
    </StoreContext>
  );
}

interface SyncedEditorProps extends LoadedEditorProps {
  store: ReturnType<typeof createEditorStore>;
}

function SyncedEditor({ server, store, isDeleted, ...props }: SyncedEditorProps) {
  const { leaveReason = null, children } = props;
  const { id: estimateId, currency, viewerCanEdit: canEdit } = server;
  const { refusedFor, ...saving } = useSaveEstimate(estimateId, store);

  useEffect(() => {
    store.dispatch({ type: 'serverChanged', theirs: versionOf(server) });
  }, [server, store]);

  const base = useEditorValue((state) => state.base);
  const theirs = useEditorValue((state) => state.newer);
  const conflict = useMemo<EditConflict | null>(
    () => theirs && { base, theirs, isFromSave: base.version === refusedFor },
    [base, theirs, refusedFor],
  );
  const { save, isSaving, failure } = saving;
  useSaveKey(save);
  const value = useMemo<Saving>(
    () => ({
      estimateId,
      currency,
      canEdit,
      save,
      isSaving,
      failure,
      conflict,
      leaveReason,
    }),
    [estimateId, currency, canEdit, save, isSaving, failure, conflict, leaveReason],
  );
  return (
    <SavingContext value={value}>
      {isDeleted ? null : <LazyNews estimateId={estimateId} />}
      <LeaveWarning />
      {children}
    </SavingContext>
  );
}
