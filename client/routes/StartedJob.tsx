import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { START_PAGE_POLL } from '../../server/domain/account/backoff.ts';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { NotFoundPage } from '../components/NotFoundPage.tsx';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { EndedJob } from '../features/jobs/EndedJob.tsx';
import { RunningJob } from '../features/jobs/RunningJob.tsx';
import { useLiveJob } from '../features/jobs/use-live-job.ts';
import { dropDraft, startedKeyOf } from '../features/start/start-draft.ts';
import { useWatchedJob } from '../hooks/use-watched-job.ts';
import { paths } from '../lib/paths.ts';
import { isOffline } from '../lib/until-loaded.ts';

interface StartedJobProps {
  jobId: string;
  onPollFailure: (alert: string) => void;
  /** Leads back to what was entered. */
  formButton: ReactNode;
}

/** The page that comes next. Where its code does not come now, the way there asks for it once more, and says so. */
const preloadResult = (): void => {
  if (!isOffline()) void import('./result.tsx').catch(() => undefined);
};

/** The start page after the start: follows the job, and goes on to the result when it is ready. */
export function StartedJob({ jobId, onPollFailure, formButton }: StartedJobProps) {
  const navigate = useNavigate();
  useWatchedJob(jobId);
  const live = useLiveJob(jobId, {
    backoff: START_PAGE_POLL,
    onPollFailure: () =>
      onPollFailure('Server error while finalizing the job. Check backend logs.'),
  });
  const readyClaim =
    live.state === 'known' && live.job.status === 'READY' ? live.job.claimNumber || jobId : null;

  useEffect(preloadResult, []);
  useEffect(() => {
    if (!readyClaim) return;
    dropDraft(startedKeyOf(jobId));
    void navigate(paths.result(readyClaim), { replace: true });
  }, [readyClaim, jobId, navigate]);

  if (live.state === 'missing') {
    return (
      <NotFoundPage
        title="Job not found"
        mayBePrivate
        message="This is not one of your jobs. It may have been removed, or started in another browser."
      />
    );
  }
  if (live.state === 'unknown') {
    return (
      <FailureNotice
        title="The job could not be loaded"
        message={live.failure.message}
        onRetry={live.retry}
      />
    );
  }
  if (live.state === 'loading' || readyClaim) return <LoadingDots />;
  if (live.job.status === 'FAILED' || live.job.status === 'CANCELLED') {
    return <EndedJob job={live.job}>{formButton}</EndedJob>;
  }
  return <RunningJob job={live.job} />;
}
