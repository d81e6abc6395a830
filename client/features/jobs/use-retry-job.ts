import { useRetryJobMutation } from '../../gql/hooks.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

export function useRetryJob() {
  const [mutate, { loading }] = useRetryJobMutation();
  const retry = async (jobId: string): Promise<void> => {
    try {
      const { data } = await mutate({ variables: { input: { jobId } } });
      if (data?.retryJob.__typename === 'RetryJobSuccess') jobNotices.addPending(jobId);
      if (data?.retryJob.__typename === 'JobNotRetryable') {
        showToast({ message: data.retryJob.message });
      }
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === 'login') return;
      showToast({ kind: 'failure', message: `Could not start it again. ${failure.message}` });
    }
  };
  return [retry, { isRetrying: loading }] as const;
}
