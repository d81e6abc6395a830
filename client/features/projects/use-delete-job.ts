import { DeleteJobDocument, RestoreJobDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { showToast, UNDO_TOAST_MS } from '../../lib/toast.tsx';

/** Brings a deleted estimate back. Lists and totals are asked for again: they are the server's to say. */
export function useRestoreJob() {
  const [send, { isSending }] = useSend(RestoreJobDocument, { refetchQueries: 'active' });
  const restore = async (jobId: string, title: string): Promise<void> => {
    const outcome = await send({ jobId });
    if (outcome.kind === 'done') {
      return showToast({ kind: 'success', message: `“${title}” is back` });
    }
    const message = `“${title}” could not be restored. ${outcome.message}`;
    showToast({ kind: 'failure', message });
  };
  return [restore, { isRestoring: isSending }] as const;
}

/** Deletes an estimate with its job, and offers to undo it. */
export function useDeleteJob() {
  const [send, { isSending }] = useSend(DeleteJobDocument, { refetchQueries: 'active' });
  const [restore] = useRestoreJob();
  const remove = async (jobId: string, title: string): Promise<void> => {
    const outcome = await send({ jobId });
    if (outcome.kind !== 'done') {
      const message = `“${title}” could not be deleted. ${outcome.message}`;
      return showToast({ kind: 'failure', message });
    }
    jobNotices.remove(jobId);
    showToast({
      id: `deleted-job-${jobId}`,
      message: `“${title}” deleted`,
      durationMs: UNDO_TOAST_MS,
      action: { label: 'Undo', onClick: () => void restore(jobId, title) },
    });
  };
  return [remove, { isDeleting: isSending }] as const;
}
