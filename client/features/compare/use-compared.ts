import { paperIdOf } from '../../lib/paper-lookup.ts';
import { readFailure } from '../../lib/request-failure.ts';
import type {
  ComparedContentsQuery,
  ComparedEstimateQuery,
  PaperInPanelQuery,
} from '../../gql/graphql.ts';
import { useComparedEstimateQuery, usePaperInPanelQuery } from '../../gql/hooks.ts';

export type ComparedEstimate = NonNullable<ComparedEstimateQuery['estimate']>;

/** What a difference is told of. */
export type ComparedTotal = Pick<ComparedEstimate, 'title' | 'claimNumber' | 'total' | 'currency'>;

/** What is in one. */
export type ComparedWork = Pick<
  NonNullable<ComparedContentsQuery['estimate']>,
  'items' | 'summary'
> &
  Pick<ComparedEstimate, 'currency'>;

/** What stands in one panel. */
export type Compared =
  | { state: 'empty' }
  | { state: 'loading' }
  | { state: 'missing'; retry: () => void }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'known'; estimate: ComparedEstimate }
  | { state: 'paper'; paper: NonNullable<PaperInPanelQuery['paper']> };

/** @param lookup as typed: a claim number, else a job number, or a paper's `paper-17`; nothing clears the panel */
export function useCompared(lookup: string): Compared {
  const paperId = paperIdOf(lookup);
  const estimate = useComparedEstimateQuery({
    variables: { lookup },
    skip: lookup === '' || paperId !== null,
    fetchPolicy: 'cache-and-network',
  });
  const paper = usePaperInPanelQuery({
    variables: { fileId: paperId ?? '' },
    skip: paperId === null,
    fetchPolicy: 'cache-and-network',
  });
  if (!lookup) return { state: 'empty' };
  if (paperId === null && estimate.data?.estimate) {
    return { state: 'known', estimate: estimate.data.estimate };
  }
  if (paperId !== null && paper.data?.paper) return { state: 'paper', paper: paper.data.paper };
  const { data, error, refetch } = paperId === null ? estimate : paper;
  // A failure is shown through `error`.
  const retry = () => void refetch().catch(() => {});
  if (data) return { state: 'missing', retry };
  if (!error) return { state: 'loading' };
  return { state: 'failed', message: readFailure(error).message, retry };
}
