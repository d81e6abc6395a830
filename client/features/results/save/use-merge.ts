import { useMemo } from 'react';
import { diffEstimates, type EstimateDiff } from '../../../../server/domain/diff-estimates.ts';
import { type Merge, mergeEdits } from '../../../../server/domain/merge-estimates.ts';
import { type EditConflict, useEditorValue } from '../editor/use-editor.ts';

interface MergeOfBoth {
  /** What was changed elsewhere since the draft began. */
  elsewhere: EstimateDiff;
  merge: Merge;
}

/** Both sides' changes put together. */
export function useMerge({ base, theirs }: EditConflict): MergeOfBoth {
  const draft = useEditorValue((state) => state.draft);
  return useMemo(
    () => ({
      elsewhere: diffEstimates(base.draft, theirs.draft),
      merge: mergeEdits(base.draft, draft, theirs.draft),
    }),
    [base, theirs, draft],
  );
}
