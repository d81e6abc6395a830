import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { ResultScreen } from '../features/results/ResultScreen.tsx';
import { useResultPage } from '../features/results/use-result-page.ts';
import { RoomsRead } from '../features/rooms/RoomsRead.tsx';
import { jobNotices } from '../lib/job-notices.ts';
import { ResultJob } from './ResultJob.tsx';

/** The estimate at this claim number or job id; the job itself while there is no estimate yet. */
export function ResultRoute() {
  const { lookup = '' } = useParams();
  const { estimate, failure, refetch } = useResultPage(lookup);
  const [rerunning, setRerunning] = useState<string | null>(null);
  const openedJobId = estimate?.job.id;

  useEffect(() => {
    if (openedJobId) jobNotices.remove(openedJobId);
  }, [openedJobId]);

  if (rerunning !== null) {
    const showResult = () => {
      setRerunning(null);
      refetch();
    };
    return (
      <Page size="md">
        <ResultJob key={rerunning} lookup={rerunning} onReady={showResult} />
      </Page>
    );
  }
  if (estimate) {
    const { id: jobId } = estimate.job;
    return (
      <Page>
        <ResultScreen
          estimate={estimate}
          rooms={<RoomsRead jobId={jobId} onRerun={() => setRerunning(jobId)} />}
        />
      </Page>
    );
  }
  if (failure) {
    return (
      <Page size="md">
        <FailureNotice
          title="The estimate could not be loaded"
          message={failure.message}
          onRetry={refetch}
        />
      </Page>
    );
  }
  if (estimate === null) {
    return (
      <Page size="md">
        <ResultJob key={lookup} lookup={lookup} onReady={refetch} />
      </Page>
    );
  }
  return <LoadingDots />;
}
