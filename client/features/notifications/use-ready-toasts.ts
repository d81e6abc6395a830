import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { BellJob_JobFragmentDoc } from '../../gql/graphql.ts';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { paths } from '../../lib/paths.ts';
import { hideToast, showToast } from '../../lib/toast.tsx';
import { isWatched } from '../../lib/watched-jobs.ts';

const toastId = (jobId: string): string => `job-${jobId}`;

/** A toast in every tab for each job that joins the ready list; gone again once the job is opened anywhere. */
export function useReadyToasts(): void {
  const { ready } = useJobNotices();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const known = useRef(ready);

  useEffect(() => {
    const before = known.current;
    known.current = ready;
    for (const jobId of before) if (!ready.includes(jobId)) hideToast(toastId(jobId));
    for (const jobId of ready) {
      if (before.includes(jobId) || isWatched(jobId)) continue;
      const open = () => {
        const job = cache.readFragment({
          fragment: BellJob_JobFragmentDoc,
          from: { __typename: 'Job', id: jobId },
        });
        jobNotices.remove(jobId);
        void navigate(paths.result(job?.claimNumber ?? jobId));
      };
      showToast({
        id: toastId(jobId),
        kind: 'success',
        message: 'Estimate(s) ready',
        action: { label: 'Open', onClick: open },
      });
    }
  }, [ready, cache, navigate]);
}
