import { useResultPageQuery } from '../../gql/hooks.ts';
import type { ResultPageQuery } from '../../gql/graphql.ts';
import { readFailure, type RequestFailure } from '../../lib/request-failure.ts';

export type ResultEstimate = NonNullable<ResultPageQuery['estimate']>;

interface ResultPage {
  /** Null when there is none (yet); undefined while that is unknown. */
  estimate: ResultEstimate | null | undefined;
  failure: RequestFailure | null;
  refetch: () => void;
}

export function useResultPage(lookup: string): ResultPage {
  const { data, error, refetch } = useResultPageQuery({
    variables: { lookup },
    // The files' addresses are signed for some minutes only, so a known estimate is asked for again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    estimate: data?.estimate,
    failure: error ? readFailure(error) : null,
    refetch: () => void refetch(),
  };
}
