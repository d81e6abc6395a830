import { RetryJobDocument } from '../../gql/graphql.ts';
import { problemOf, useSend } from '../../hooks/use-send.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { showToast } from '../../lib/toast.tsx';

export function useRetryJob() {
  const [send, { isSending }] = useSend(RetryJobDocument);
  const retry = async (jobId: string): Promise<void> => {
    const outcome = await send({ input: { jobId } });
    if (outcome.kind === 'done') return jobNotices.addPending(jobId);
    if (outcome.kind === 'refused') return showToast({ message: outcome.message });
    const problem = problemOf(outcome);
    if (!problem) return;
    showToast({ kind: 'failure', message: `Could not start it again. ${problem.message}` });
  };
  return [retry, { isRetrying: isSending }] as const;
}
