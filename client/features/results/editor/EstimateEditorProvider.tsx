import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useEffectEvent,
  useCallback,
  useRef,
} from 'react';
import type { EstimateEditor_EstimateFragment } from '../../../gql/graphql.ts';
import { useEstimateEditor_EstimateFragment } from '../../../gql/hooks.ts';
import { versionOf } from './draft.ts';
import { createEditorStore, loadLeaveWarning } from './editor-store.ts';
import { LazyNews } from './LazyNews.tsx';
import {
  type EditConflict,
  type Edited,
  EditedContext,
  type EditorStore,
  type Saving,
  SavingContext,
  StoreContext,
  useEditorValue,
  useEditorStore,
} from './use-editor.ts';
import { isDirty } from './editor-state.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { extraPart } from '../../../lib/lazy-part.tsx';
import type { Unsaved } from './send-changes.ts';
import { useLookAgain } from './use-look-again.ts';

// Nothing is unfinished at a page's first sight, nor before the rules of edits are there, which come with it.
const [LeaveWarning] = extraPart(loadLeaveWarning);

const lateSave = async () => (await import('./take-changes.ts')).saveEstimate;

/** Sends the unsaved changes. A version that somebody else saved meanwhile stops it. */
function useSaveEstimate(estimateId: string, store: EditorStore) {
  const [send, { isSending: isSaving }] = useSend(lateSave);
  const { cache } = useApolloClient();
  const lookAgain = useLookAgain();
  const [unsaved, setUnsaved] = useState<Unsaved>({ kind: 'none' });
  const underWay = useRef<Promise<boolean> | null>(null);

  const sendNow = useCallback(async (): Promise<boolean> => {
    const { sendChanges } = await import('./send-changes.ts');
    const onSend = () => setUnsaved({ kind: 'none' });
    const left = await sendChanges({ estimateId, store, send, cache, lookAgain, onSend });
    setUnsaved(left);
    return left.kind === 'none' && !isDirty(store.read());
  }, [estimateId, send, cache, lookAgain, store]);

  /** A second call waits for the first. */
  const save = useCallback((): Promise<boolean> => {
    if (!isDirty(store.read())) return Promise.resolve(true);
    underWay.current ??= store.exclusively(sendNow).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, [sendNow, store]);

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
  const edited = useMemo<Edited>(
    () => ({ estimateId, currency, canEdit }),
    [estimateId, currency, canEdit],
  );
  const value = useMemo<Saving>(
    () => ({ save, isSaving, failure, conflict, leaveReason }),
    [save, isSaving, failure, conflict, leaveReason],
  );
  return (
    <EditedContext value={edited}>
      <SavingContext value={value}>
        {isDeleted ? null : <LazyNews estimateId={estimateId} />}
        <Suspense>
          <LeaveWarning />
        </Suspense>
        {children}
      </SavingContext>
    </EditedContext>
  );
}
