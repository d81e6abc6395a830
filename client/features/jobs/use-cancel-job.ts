import { useCancelJobMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

/** The answer carries the job as it is now, so the cache shows it; a job that ended meanwhile is just shown as ended. */
export function useCancelJob() {
  const [mutate, { loading }] = useCancelJobMutation();
  const cancel = async (jobId: string): Promise<void> => {
    try {
      const { data } = await mutate({ variables: { input: { jobId } } });
      if (data?.cancelJob.__typename === 'JobAlreadyFinished') {
        showToast({ message: data.cancelJob.message });
      }
    } catch (error) {
      showToast({ kind: 'failure', message: `Could not cancel. ${readFailure(error).message}` });
    }
  };
  return [cancel, { isCancelling: loading }] as const;
}
