import { useDeleteJobMutation, useRestoreJobMutation } from '../../gql/hooks.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast, UNDO_TOAST_MS } from '../../lib/toast.tsx';

const attempt = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    showToast({ kind: 'failure', message: `${failed} ${readFailure(error).message}` });
    return false;
  }
};

/** Brings a deleted estimate back. Lists and totals are asked for again: they are the server's to say. */
export function useRestoreJob() {
  const [mutate, { loading }] = useRestoreJobMutation({ refetchQueries: 'active' });
  const restore = async (jobId: string, title: string): Promise<void> => {
    const isBack = await attempt(
      () => mutate({ variables: { jobId } }),
      `“${title}” could not be brought back.`,
    );
    if (isBack) showToast({ kind: 'success', message: `“${title}” is back` });
  };
  return [restore, { isRestoring: loading }] as const;
}

/** Deletes an estimate with its job, and offers to undo it. */
export function useDeleteJob() {
  const [mutate, { loading }] = useDeleteJobMutation({ refetchQueries: 'active' });
  const [restore] = useRestoreJob();
  const remove = async (jobId: string, title: string): Promise<void> => {
    const isGone = await attempt(
      () => mutate({ variables: { jobId } }),
      `“${title}” could not be deleted.`,
    );
    if (!isGone) return;
    jobNotices.remove(jobId);
    showToast({
      id: `deleted-job-${jobId}`,
      message: `“${title}” deleted`,
      durationMs: UNDO_TOAST_MS,
      action: { label: 'Undo', onClick: () => void restore(jobId, title) },
    });
  };
  return [remove, { isDeleting: loading }] as const;
}
