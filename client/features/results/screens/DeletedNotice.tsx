import { RestoreNotice } from '../../../components/RestoreNotice.tsx';
import { useViewerChangedSubscription } from '../../../gql/hooks.ts';
import { useIsDirty } from '../editor/use-editor.ts';
import { useDeletedEstimate } from './use-deleted-estimate.ts';

interface DeletedNoticeProps {
  lookup: string;
  /** Asks whether the estimate is there again. */
  onNews: () => void;
}

/** Above an estimate that was deleted while it was open. What was typed stays below. */
export function DeletedNotice({ lookup, onNews }: DeletedNoticeProps) {
  const isDirty = useIsDirty();
  const deleted = useDeletedEstimate(lookup);
  useViewerChangedSubscription({ ignoreResults: true, onData: onNews });
  if (deleted === undefined) return null;
  if (deleted === null) {
    return (
      <RestoreNotice title="This estimate no longer exists" mb="lg">
        It was deleted for good, or it belongs to another account now. Nothing here can be saved;
        copy what you still need.
      </RestoreNotice>
    );
  }
  return (
    <RestoreNotice title="This estimate was deleted" mb="lg" restore={deleted.restore}>
      {deleted.text}
      {isDirty ? ' Your unsaved changes are still here; restore it, and you can save them.' : null}
    </RestoreNotice>
  );
}
