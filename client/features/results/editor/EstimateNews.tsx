import { useEstimateChangedSubscription } from '../../../gql/hooks.ts';
import { useLookAgain } from './use-look-again.ts';

/** Keeps the estimate as it is elsewhere. The first that it hears is how it is then, so nothing is missed by beginning late. */
export function EstimateNews({ estimateId }: { estimateId: string }) {
  const lookAgain = useLookAgain();
  useEstimateChangedSubscription({
    variables: { estimateId },
    ignoreResults: true,
    // It may have been deleted; what fails here stands in the page's own query.
    onError: () => void lookAgain(),
  });
  return null;
}
