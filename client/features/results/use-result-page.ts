import { RESULTS_POLL } from '../../../server/domain/account/backoff.ts';
import { useFirstPolicy } from '../../apollo/first-data.ts';
import { ResultPageDocument, type ResultPageQuery } from '../../gql/graphql.ts';
import { useResultPageQuery } from '../../gql/hooks.ts';
import { useLastKnown } from '../../hooks/use-last-known.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { readFailure, type RequestFailure } from '../../lib/request-failure.ts';

export type ResultEstimate = NonNullable<ResultPageQuery['estimate']>;

interface ResultPage {
  /** The estimate: null when there is none (yet), undefined while that is unknown. One that has gone stays as it was. */
  estimate: ResultEstimate | null | undefined;
  isDeleted: boolean;
  failure: RequestFailure | null;
  refetch: () => void;
}

export function useResultPage(lookup: string): ResultPage {
  const { data, error, refetch } = useResultPageQuery({
    variables: { lookup },
    // The files' addresses are signed for some minutes only, so a known estimate is asked for again.
    fetchPolicy: useFirstPolicy(ResultPageDocument, { lookup }),
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const known = useLastKnown(data?.estimate, lookup);
  const isDeleted = known !== null && data?.estimate === null;
  // Of one that is there the editor hears; that it is back is asked for while no events arrive.
  usePollingFallback(() => refetch(), {
    isActive: isDeleted,
    backoff: RESULTS_POLL,
    onFailure: () => {},
  });
  return {
    estimate: known ?? data?.estimate,
    isDeleted,
    failure: error ? readFailure(error) : null,
    // A failure is shown through `error`.
    refetch: () => void refetch().catch(() => {}),
  };
}
