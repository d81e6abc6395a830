import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { InventoryProvider } from '../features/inventory/InventoryProvider.tsx';
import { DeletedNotice } from '../features/results/deleted/DeletedNotice.tsx';
import { ResultScreen } from '../features/results/ResultScreen.tsx';
import { type ResultEstimate, useResultPage } from '../features/results/use-result-page.ts';
import { ResultJob } from './ResultJob.tsx';
import { useResultNotices } from './use-result-notices.ts';
import { useResultSlots } from './use-result-slots.tsx';

/** The estimate at this claim number or job id; the job itself while there is no estimate yet. */
export function ResultRoute() {
  const { lookup = '' } = useParams();
  const { estimate, isDeleted, failure, refetch } = useResultPage(lookup);
  if (estimate) {
    return (
      <InventoryProvider
        key={estimate.id}
        estimate={estimate}
        canEdit={estimate.viewerCanEdit}
        hasLines={estimate.items.length > 0}
      >
        <FoundEstimate
          estimate={estimate}
          refetch={refetch}
          deletion={isDeleted ? <DeletedNotice lookup={lookup} onNews={refetch} /> : null}
        />
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
  deletion: ReactNode;
  refetch: () => void;
}

function FoundEstimate({ estimate, deletion, refetch }: FoundEstimateProps) {
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
        deletion={deletion}
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
