import { useApolloClient } from '@apollo/client/react';
import { SetEstimateCountedDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

/** Takes an estimate into the project's total, or out of it. The box follows at once, the total with the answer. */
export function useSetEstimateCounted() {
  const { cache } = useApolloClient();
  const [send] = useSend(SetEstimateCountedDocument);
  const tick = (estimateId: string, countsInTotal: boolean): void => {
    cache.modify({
      id: `Estimate:${estimateId}`,
      fields: { countsInTotal: () => countsInTotal },
    });
  };
  return async ({ id: estimateId }: { id: string }, countsInTotal: boolean): Promise<void> => {
    tick(estimateId, countsInTotal);
    const outcome = await send({ input: { estimateId, countsInTotal } });
    if (outcome.kind === 'done') return;
    tick(estimateId, !countsInTotal);
    const message = `The total could not be changed. ${outcome.message}`;
    showToast({ kind: 'failure', message });
  };
}
