import { useState } from 'react';
import type { RefineEstimateInput } from '../../../gql/graphql.ts';
import { useRefineEstimateMutation } from '../../../gql/hooks.ts';
import { jobNotices } from '../../../lib/job-notices.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { useIsDirty, useSaving } from '../editor/use-editor.ts';

type Wish = Omit<RefineEstimateInput, 'estimateId'>;

/** Saves what is unsaved, then has the estimate priced again; `failure` says why that did not begin. */
export function useRefine(onStarted: () => void) {
  const { estimateId, save, isSaving } = useSaving();
  const isDirty = useIsDirty();
  const [mutate, { loading }] = useRefineEstimateMutation();
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves with true when the job has begun. */
  const refine = async (wish: Wish): Promise<boolean> => {
    setFailure(null);
    if (isDirty && !(await save())) {
      setFailure('Your changes could not be saved, so nothing was priced again. Save them first.');
      return false;
    }
    try {
      const { data } = await mutate({ variables: { input: { estimateId, ...wish } } });
      const result = data?.refineEstimate;
      if (result?.__typename === 'RefineEstimateSuccess') {
        jobNotices.addPending(result.job.id);
        onStarted();
        return true;
      }
      setFailure(result?.message ?? 'The server gave no answer. Try again.');
    } catch (error) {
      const reason = readFailure(error);
      if (reason.kind !== 'login') setFailure(reason.message);
    }
    return false;
  };
  return [refine, { isBusy: loading || isSaving, failure, isDirty }] as const;
}
