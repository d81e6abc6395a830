import { paperIdOf } from '../../../lib/paper-lookup.ts';
import type { PaperComparisonQuery, PaperInPanelQuery } from '../../../gql/graphql.ts';
import { usePaperComparisonQuery } from '../../../gql/hooks.ts';
import { useRenewal } from '../../../hooks/use-renewal.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import type { Compared, ComparedEstimate } from '../use-compared.ts';

export type PanelPaper = NonNullable<PaperInPanelQuery['paper']>;
export type PaperComparison = NonNullable<PaperComparisonQuery['paperComparison']>;
/** What of a comparison does not hang on whose it is. */
export type PaperFacts = Omit<
  PaperComparison,
  '__typename' | 'pdfUrl' | 'xlsxUrl' | 'includedRowIds'
>;
export type ComparisonRow = PaperComparison['rows'][number];

/** A paper and the estimate that it is set beside. */
export interface PaperPair {
  paper: PanelPaper;
  estimate: ComparedEstimate;
}

/** Returns null unless a paper stands on one side and an estimate on the other. */
export const paperPairOf = (left: Compared, right: Compared): PaperPair | null => {
  const [one, other] = left.state === 'paper' ? [left, right] : [right, left];
  return one.state === 'paper' && other.state === 'known'
    ? { paper: one.paper, estimate: other.estimate }
    : null;
};

/** Whether the address names a paper on one side and something else on the other. */
export const namesPaperPair = (left: string, right: string): boolean =>
  left !== '' && right !== '' && (paperIdOf(left) === null) !== (paperIdOf(right) === null);

/** Whose figures are compared, from 0; null where the paper has one bidder. */
export const bidderOf = ({ paper }: PaperPair, asked: number): number | null => {
  const count = paper.estimate?.bidders.length ?? 0;
  if (count === 0) return null;
  return asked < count ? asked : 0;
};

type KnownComparison =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'known'; comparison: PaperComparison };

export function usePaperComparison({ paper, estimate }: PaperPair, bidder: number | null) {
  const { data, error, loading, refetch } = usePaperComparisonQuery({
    variables: { fileId: paper.id, lookup: estimate.claimNumber, bidder },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const renew = async () => {
    await refetch().catch(() => {});
  };
  // The addresses of its PDF and workbook live for minutes.
  useRenewal(() => void renew());
  const known: KnownComparison = data?.paperComparison
    ? { state: 'known', comparison: data.paperComparison }
    : error || (data && !loading)
      ? {
          state: 'failed',
          message: error ? readFailure(error).message : 'One of them has been deleted.',
        }
      : { state: 'loading' };
  return {
    known,
    /** Reckons it anew; resolves when the answer is there. A failure is shown through `known`, else what stands stays. */
    renew,
  };
}
