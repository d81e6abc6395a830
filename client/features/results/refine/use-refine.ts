import { useState } from 'react';
import { RefineEstimateDocument, type RefineEstimateInput } from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { jobNotices } from '../../../lib/job-notices.ts';
import { useIsDirty, useEdited, useSaving } from '../editor/use-editor.ts';

type AskedRefinement = Omit<RefineEstimateInput, 'estimateId'>;

const UNSAVED = 'Your changes could not be saved, so nothing was priced again. Save them first.';

/** Saves what is unsaved, then has the estimate priced again; `failure` says why that did not begin. */
export function useRefine(onStarted: () => void) {
  const { estimateId } = useEdited();
  const { save, isSaving } = useSaving();
  const isDirty = useIsDirty();
  const [send, { isSending, problem, clearProblem }] = useSend(RefineEstimateDocument);
  const [isUnsaved, setIsUnsaved] = useState(false);

  /** Resolves with true when the job has begun. */
  const refine = async (asked: AskedRefinement): Promise<boolean> => {
    clearProblem();
    setIsUnsaved(false);
    if (isDirty && !(await save())) {
      setIsUnsaved(true);
      return false;
    }
    const outcome = await send({ input: { estimateId, ...asked } });
    if (outcome.kind !== 'done') return false;
    jobNotices.addPending(outcome.result.job.id);
    onStarted();
    return true;
  };
  const failure = isUnsaved ? UNSAVED : (problem?.message ?? null);
  return [refine, { isBusy: isSending || isSaving, failure, isDirty }] as const;
}
