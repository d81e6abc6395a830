import { useCountEstimateMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

/** Takes an estimate into the project's total, or out of it. */
export function useCountEstimate() {
  const [mutate] = useCountEstimateMutation();
  return async ({ id: estimateId }: { id: string }, countsInTotal: boolean): Promise<void> => {
    try {
      await mutate({ variables: { input: { estimateId, countsInTotal } } });
    } catch (error) {
      const message = `The total could not be changed. ${readFailure(error).message}`;
      showToast({ kind: 'failure', message });
    }
  };
}
