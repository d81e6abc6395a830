import { useApolloClient } from '@apollo/client/react';
import { useCountEstimateMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

/** Takes an estimate into the project's total, or out of it. The box follows at once, the total with the answer. */
export function useCountEstimate() {
  const { cache } = useApolloClient();
  const [mutate] = useCountEstimateMutation();
  const tick = (estimateId: string, countsInTotal: boolean): void => {
    cache.modify({
      id: `Estimate:${estimateId}`,
      fields: { countsInTotal: () => countsInTotal },
    });
  };
  return async ({ id: estimateId }: { id: string }, countsInTotal: boolean): Promise<void> => {
    tick(estimateId, countsInTotal);
    try {
      await mutate({ variables: { input: { estimateId, countsInTotal } } });
    } catch (error) {
      tick(estimateId, !countsInTotal);
      const message = `The total could not be changed. ${readFailure(error).message}`;
      showToast({ kind: 'failure', message });
    }
  };
}
