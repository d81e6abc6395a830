import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { InventoryProvider } from '../features/inventory/InventoryProvider.tsx';
import { ResultScreen } from '../features/results/ResultScreen.tsx';
import { type ResultEstimate, useResultPage } from '../features/results/use-result-page.ts';
import { ResultJob } from './ResultJob.tsx';
import { useResultNotices } from './use-result-notices.ts';
import { useResultSlots } from './use-result-slots.tsx';

/** The estimate at this claim number or job id; the job itself while there is no estimate yet. */
export function ResultRoute() {
  const { lookup = '' } = useParams();
  const { estimate, failure, refetch } = useResultPage(lookup);
  if (estimate) {
    return (
      <InventoryProvider
        key={estimate.id}
        estimate={estimate}
        canEdit={estimate.viewerCanEdit}
        hasLines={estimate.items.length > 0}
      >
        <FoundEstimate estimate={estimate} refetch={refetch} />
      </InventoryProvider>
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

interface FoundEstimateProps {
  estimate: ResultEstimate;
  refetch: () => void;
}

function FoundEstimate({ estimate, refetch }: FoundEstimateProps) {
  const { id: jobId, status } = estimate.job;
  const [isRerunning, setIsRerunning] = useState(false);
  useResultNotices(jobId, status === 'READY');
  const rerun = () => setIsRerunning(true);
  const leaveRerun = () => setIsRerunning(false);
  const { slots, leaveReason, sendLine } = useResultSlots(estimate, rerun);
  const showResult = () => {
    leaveRerun();
    refetch();
  };
  return (
    <Page>
      <ResultScreen
        estimate={estimate}
        slots={slots}
        leaveReason={leaveReason}
        onSendToInventory={sendLine}
        onRerun={rerun}
        rerun={
          isRerunning ? <ResultJob lookup={jobId} onReady={showResult} onBack={leaveRerun} /> : null
        }
      />
    </Page>
  );
}
