import { readFailure } from '../../lib/request-failure.ts';
import type { ComparedEstimateQuery } from '../../gql/graphql.ts';
import { useComparedEstimateQuery } from '../../gql/hooks.ts';

export type ComparedEstimate = NonNullable<ComparedEstimateQuery['estimate']>;

/** What a difference is told of. */
export type ComparedTotal = Pick<ComparedEstimate, 'title' | 'claimNumber' | 'total' | 'currency'>;

/** What is in one. */
export type ComparedWork = Pick<ComparedEstimate, 'items' | 'summary' | 'currency'>;

/** What stands in one panel. */
export type Compared =
  | { state: 'empty' }
  | { state: 'loading' }
  | { state: 'missing'; retry: () => void }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'known'; estimate: ComparedEstimate };

/** @param lookup as typed: a claim number, else a job number; nothing clears the panel (spec §5) */
export function useCompared(lookup: string): Compared {
  const { data, error, refetch } = useComparedEstimateQuery({
    variables: { lookup },
    skip: lookup === '',
    fetchPolicy: 'cache-and-network',
  });
  if (!lookup) return { state: 'empty' };
  if (data?.estimate) return { state: 'known', estimate: data.estimate };
  // A failure is shown through `error`.
  const retry = () => void refetch().catch(() => {});
  if (data) return { state: 'missing', retry };
  if (!error) return { state: 'loading' };
  return { state: 'failed', message: readFailure(error).message, retry };
}
