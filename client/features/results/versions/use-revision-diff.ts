import { useMemo } from 'react';
import { diffEstimates, type EstimateDiff } from '../../../../server/domain/diff-estimates.ts';
import { useEstimateVersionQuery } from '../../../gql/hooks.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { useEditorValue, useSaving } from '../editor/use-editor.ts';
import { diffableOf } from './revision.ts';

type RevisionDiff =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'known'; diff: EstimateDiff };

/** Differences from a kept version to the one that is saved now. */
export function useRevisionDiff(version: number): RevisionDiff {
  const { estimateId } = useSaving();
  const { draft } = useEditorValue((state) => state.base);
  const { data, error, refetch } = useEstimateVersionQuery({ variables: { estimateId, version } });
  const revision = data?.estimate?.versionAt;
  const diff = useMemo(
    () => revision && diffEstimates(diffableOf(revision, draft.title), draft),
    [revision, draft],
  );
  if (diff) return { state: 'known', diff };
  if (data) return { state: 'missing' };
  if (!error) return { state: 'loading' };
  return { state: 'failed', message: readFailure(error).message, retry: () => void refetch() };
}
