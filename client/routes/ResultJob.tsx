import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { RESULTS_POLL } from '../../server/domain/account/backoff.ts';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { EndedJob } from '../features/jobs/EndedJob.tsx';
import { RunningJob } from '../features/jobs/RunningJob.tsx';
import { useLiveJob } from '../features/jobs/use-live-job.ts';
import { MissingEstimate } from '../features/results/screens/MissingEstimate.tsx';
import { useJobIdOf } from '../features/results/use-job-id-of.ts';
import { useWatchedJob } from '../hooks/use-watched-job.ts';
import { paths } from '../lib/paths.ts';
import type { RequestFailure } from '../lib/request-failure.ts';

interface ResultJobProps {
  lookup: string;
  onReady: () => void;
  /** Back to the estimate that stands, where there is one. */
  onBack?: () => void;
}

/** A results page whose estimate is not there yet, or is being made anew. */
export function ResultJob({ lookup, onReady, onBack }: ResultJobProps) {
  const found = useJobIdOf(lookup);
  if (found.state === 'loading') return <LoadingDots />;
  if (found.state === 'missing') return <MissingEstimate lookup={lookup} />;
  if (found.state === 'unknown') {
    return <UnknownJob message={found.failure.message} onRetry={found.retry} />;
  }
  return (
    <FollowedJob
      jobId={found.jobId}
      onReady={onReady}
      {...(onBack === undefined ? {} : { onBack })}
    />
  );
}

function UnknownJob({ message, onRetry }: { message: string; onRetry: () => void }) {
  return <FailureNotice title="The job could not be loaded" message={message} onRetry={onRetry} />;
}

interface FollowedJobProps extends Omit<ResultJobProps, 'lookup'> {
  jobId: string;
}

function FollowedJob({ jobId, onReady, onBack }: FollowedJobProps) {
  useWatchedJob(jobId);
  const [stopped, setStopped] = useState<RequestFailure | null>(null);
  const live = useLiveJob(jobId, { backoff: RESULTS_POLL, onPollFailure: setStopped });
  const isReady = live.state === 'known' && live.job.status === 'READY';
  const announceReady = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) announceReady();
  }, [isReady]);

  if (live.state === 'missing') return <MissingEstimate lookup={jobId} />;
  if (live.state === 'unknown') {
    return <UnknownJob message={live.failure.message} onRetry={live.retry} />;
  }
  if (live.state === 'loading' || isReady) return <LoadingDots />;
  const { job } = live;
  if (job.status === 'FAILED' || job.status === 'CANCELLED') {
    return (
      <EndedJob job={job}>
        {onBack ? (
          <Button variant="default" onClick={onBack}>
            Back to the estimate
          </Button>
        ) : (
          <LinkButton variant="default" to={paths.project(job.project.id)}>
            Back to {job.project.name}
          </LinkButton>
        )}
      </EndedJob>
    );
  }
  return (
    <>
      {stopped ? (
        <FailureNotice
          title="This page stopped checking for news"
          message={`${stopped.message} The estimate is still being made.`}
          onRetry={() => location.reload()}
        />
      ) : null}
      <RunningJob job={job} />
      {onBack ? (
        <Button variant="default" mt="lg" onClick={onBack}>
          Back to the estimate
        </Button>
      ) : null}
    </>
  );
}
