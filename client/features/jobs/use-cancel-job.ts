import { CancelJobDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

/** The answer carries the job as it is now, so the cache shows it; a job that ended meanwhile is just shown as ended. */
export function useCancelJob() {
  const [send, { isSending }] = useSend(CancelJobDocument);
  const cancel = async (jobId: string): Promise<void> => {
    const outcome = await send({ input: { jobId } });
    if (outcome.kind === 'refused') showToast({ message: outcome.message });
    if (outcome.kind === 'failed') {
      showToast({ kind: 'failure', message: `Could not cancel. ${outcome.message}` });
    }
  };
  return [cancel, { isCancelling: isSending }] as const;
}
