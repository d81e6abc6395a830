import type { FragmentType } from '@apollo/client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { EstimateEditor_EstimateFragment } from '../../../gql/graphql.ts';
import { useEstimateEditor_EstimateFragment } from '../../../gql/hooks.ts';
import { versionOf } from './draft.ts';
import { createEditorStore } from './editor-store.ts';
import { LazyNews } from './LazyNews.tsx';
import { LeaveWarning } from './LeaveWarning.tsx';
import {
  type EditConflict,
  type Saving,
  SavingContext,
  StoreContext,
  useEditorValue,
} from './use-editor.ts';
import { useSaveEstimate } from './use-save-estimate.ts';
import { useSaveKey } from './use-save-key.ts';

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
